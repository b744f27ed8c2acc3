import type { Page } from '@playwright/test';
import { codePicture } from './codes.ts';
import { expect } from '../support/people.ts';
import { say } from '../support/words.ts';

/** Name of the owner of the demo's page. */
export const name = 'Nguyễn Thị Mỹ Duyên';
/** A vCard as other programs write it. */
export const card = 'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Trần Quốc Bảo\r\nTEL:0987654321\r\nORG:Sao Khuê\r\nEND:VCARD';

/** Gives the scanner a picture as if chosen. */
export const choose = async (page: Page, buffer: Buffer): Promise<void> => {
  await page.locator('input[type=file]').setInputFiles({ name: 'code.png', mimeType: 'image/png', buffer });
};

/** Gives the scanner a picture of a code with this text. */
export const chooseText = async (page: Page, text: string): Promise<void> => choose(page, await codePicture(text));

/** Opens the scanner and waits for its scripts. */
export const openScanner = async (page: Page, query = ''): Promise<void> => {
  await page.goto(`/scan-qr${query}`);
  await expect(page.getByRole('button', { name: say('scan_picture') })).toBeVisible();
};

/** Records the addresses that a page requests from now on. */
export const addressesOf = (page: Page): readonly string[] => {
  const requestedAddresses: string[] = [];
  page.on('request', (request) => requestedAddresses.push(request.url()));
  return requestedAddresses;
};

/** The result of a code of this kind. */
export const sheet = (page: Page, kind: string) => page.getByRole('dialog', { name: say(kind) });

/** Names in the reader's phonebook that match `q`. */
export const findInPhonebook = async (page: Page, q: string): Promise<string[]> => {
  const answer = await page.request.get('/api/phonebook', { params: { q } });
  expect(answer.status(), await answer.text()).toBe(200);
  const { data } = (await answer.json()) as { data: { name: string }[] };
  return data.map((row) => row.name);
};
