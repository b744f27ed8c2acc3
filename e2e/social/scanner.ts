import type { Page } from '@playwright/test';
import { codePicture } from './codes.ts';
import { expect } from '../support/people.ts';
import { say } from '../support/words.ts';

/** The owner of the demo’s page. */
export const name = 'Nguyễn Thị Mỹ Duyên';
/** A contact card as other programs write them. */
export const card = 'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Trần Quốc Bảo\r\nTEL:0987654321\r\nORG:Sao Khuê\r\nEND:VCARD';

/** Gives the screen a picture, as if it had been chosen. */
export const choose = async (page: Page, buffer: Buffer): Promise<void> => {
  await page.locator('input[type=file]').setInputFiles({ name: 'code.png', mimeType: 'image/png', buffer });
};

/** Gives the screen a picture of a code that holds a text. */
export const chooseText = async (page: Page, text: string): Promise<void> => choose(page, await codePicture(text));

/** The scanning screen with its script there. */
export const openScanner = async (page: Page, query = ''): Promise<void> => {
  await page.goto(`/scan-qr${query}`);
  await expect(page.getByRole('button', { name: say('scan_picture') })).toBeVisible();
};

/** The addresses that a page asks for from now on. */
export const addressesOf = (page: Page): readonly string[] => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  return asked;
};

/** What is shown of a code of a kind. */
export const sheet = (page: Page, kind: string) => page.getByRole('dialog', { name: say(kind) });

/** Who is in the phonebook of the reader by a part of their name. */
export const kept = async (page: Page, q: string): Promise<string[]> => {
  const answer = await page.request.get('/api/phonebook', { params: { q } });
  expect(answer.status(), await answer.text()).toBe(200);
  const { data } = (await answer.json()) as { data: { name: string }[] };
  return data.map((row) => row.name);
};
