/** Wedding invitations and guests for journeys. */
import type { Browser, Page } from '@playwright/test';
import { dayAhead } from '../support/days.ts';
import { asVisitor, expect } from '../support/people.ts';
import { scriptsRun } from '../support/scripts.ts';
import { say } from '../support/words.ts';

export const choose = (page: Page, group: string, name: string) =>
  page.getByRole('group', { name: group }).getByRole('radio', { name }).check({ force: true });

/** Presses a button by its whole name. */
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Goes to a step of the form of an invitation, by its name. */
export const goToStep = async (page: Page, step: Step): Promise<void> => {
  const name = say(`wedding_part_${step}`);
  const steps = page.getByRole('navigation', { name: say('wedding_parts') });
  // The step sends the form, which a browser without scripts sends without what it has not read yet.
  await page.waitForLoadState('load');
  await steps.getByRole('button', { name }).click();
  await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
};

export type Step = 'couple' | 'days' | 'family' | 'look' | 'story' | 'send';

/** Fills in the first step of an invitation: what it cannot be saved without. */
export const fillCouple = async (page: Page, day: string): Promise<void> => {
  await page.getByLabel(say('wedding_form_groom_name')).fill('Nguyễn Minh Quân');
  await page.getByLabel(say('wedding_form_bride_name')).fill('Trần Thu Hà');
  await page.getByLabel(say('wedding_form_wedding_day')).fill(day);
};

/** Publishes an invitation from its last step, although it tells no hour or place; returns its id. */
export const publish = async (page: Page): Promise<string> => {
  await press(page, say('wedding_publish'));
  await page.getByLabel(say('wedding_missing_confirm')).check();
  await press(page, say('wedding_publish'));
  await expect(page).toHaveURL(/\/action\/wedding\/[0-9a-f-]{36}\/guests$/);
  return new URL(page.url()).pathname.split('/').at(-2) ?? '';
};

export interface Answer {
  readonly coming: boolean;
  readonly people?: number;
  readonly wish?: string;
}

/** Sends a reply through the form. */
export const answer = async (page: Page, { coming, people, wish }: Answer): Promise<void> => {
  await choose(page, say('wedding_reply_coming'), coming ? say('wedding_reply_yes') : say('wedding_reply_no'));
  if (people !== undefined) await page.getByLabel(say('wedding_reply_people')).fill(String(people));
  else await expect(page.getByLabel(say('wedding_reply_people'))).toBeHidden();
  if (wish !== undefined) await page.getByLabel(say('wedding_reply_wish')).fill(wish);
  await page
    .getByRole('button', { name: new RegExp(`^(${say('wedding_reply_send')}|${say('wedding_reply_save')})$`) })
    .click();
  await expect(
    page.getByText(coming ? say('wedding_replied_yes', { people: people ?? 1 }) : say('wedding_replied_no')),
  ).toBeVisible();
};

/** The press that opens a closed invitation. */
export const envelope = (page: Page) => page.locator('.w-envelope > summary');

/** Goes to an invitation and opens it, if it is closed. */
export const openInvitation = async (page: Page, link: string): Promise<void> => {
  await page.goto(link);
  if (await envelope(page).isVisible()) await envelope(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(envelope(page)).toBeHidden();
};

/** Opens a guest's link on a phone. */
export const asGuest = (browser: Browser, link: string, work: (page: Page) => Promise<void>, scripts = true) =>
  asVisitor(
    browser,
    async (page) => {
      await openInvitation(page, link);
      if (scripts) await scriptsRun(page);
      await work(page);
    },
    scripts,
  );

/** A guest in the couple's list. */
export interface Listed {
  readonly name: string;
  readonly code: string;
}

/** The days of a wedding, that many days from now. */
export const weddingDays = (days: number) => {
  const [y, m, d] = dayAhead(days).split('-').map(Number);
  const day = { h: '10H00', y, m, d };
  return { weddingDay: day, weddingPartyDay: { ...day, h: '11H30' } };
};

/** Makes a wedding with guests through the API. */
export const makeWedding = async (
  { request }: Page,
  accessToken: string,
  changes: object,
  names: readonly string[],
): Promise<{ id: string; guests: Listed[] }> => {
  const headers = { authorization: `Bearer ${accessToken}` };
  const draft = {
    groom: { name: 'Nguyễn Minh Quân' },
    bride: { name: 'Trần Thu Hà' },
    ...weddingDays(1),
  };
  const made = await request.post('/api/wedding', { headers, data: { ...draft, ...changes } });
  expect(made.ok(), await made.text()).toBe(true);
  const id = ((await made.json()) as { data: { _id: string } }).data._id;
  if (names.length === 0) return { id, guests: [] };
  const added = await request.post(`/api/wedding/guests/${id}`, { headers, data: { text: names.join('\n') } });
  expect(added.ok(), await added.text()).toBe(true);
  const listed = (await (await request.get(`/api/wedding/guests/${id}`, { headers })).json()) as { data: Listed[] };
  return { id, guests: names.flatMap((name) => listed.data.find((guest) => guest.name === name) ?? []) };
};
