/** How the form of an invitation saves by itself, and what guests see of it. */
import { dayAhead } from '../support/days.ts';
import type { Page } from '@playwright/test';
import { arrive, expect, expectAccessible, expectMessage, phone, somebody, test } from '../support/people.ts';
import { scriptsRun } from '../support/scripts.ts';
import { say } from '../support/words.ts';
import { fillCouple, goToStep, makeWedding, press, weddingDays } from './invitations.ts';

test.use(phone);

const savedAt = new RegExp(say('ui_saved_at', { time: '' }));

/** Reads an invitation as its couple. */
const read = async ({ request }: Page, accessToken: string, id: string) => {
  const answer = await request.get(`/api/wedding/edit/${id}`, { headers: { authorization: `Bearer ${accessToken}` } });
  return ((await answer.json()) as { data: { groom: { name: string }; name: string | null; status: string } }).data;
};

test('a draft is saved by itself, and is not saved over a change from elsewhere without being asked', async ({
  page,
}) => {
  const { accessToken } = await arrive(page.request, somebody('Nguyễn Minh Quân'));
  const { id } = await makeWedding(page, accessToken, { status: 'DRAFT' }, []);
  await page.goto(`/action/wedding/${id}`);
  await scriptsRun(page);
  const groom = page.getByLabel(say('wedding_form_groom_name'));
  const groomOf = async () => (await read(page, accessToken, id)).groom.name;
  await groom.fill('Nguyễn Minh Khôi');
  await expect.poll(groomOf).toBe('Nguyễn Minh Khôi');
  await expect(page.getByText(savedAt)).toBeVisible();
  expect((await read(page, accessToken, id)).status).toBe('DRAFT');

  // The same invitation in another tab.
  await makeWedding(page, accessToken, { _id: id, groom: { name: 'Lê Hoài Nam' } }, []);
  await groom.fill('Nguyễn Minh Khang');
  await expect(page.getByText(say('ui_save_conflict'))).toBeVisible();
  await expect(groom).toHaveValue('Nguyễn Minh Khang');
  expect(await groomOf()).toBe('Lê Hoài Nam');
  const next = say('wedding_part_next', { name: say('wedding_part_days') });
  await press(page, next);
  await expect(page.getByText(say('wedding_overwrite_question'))).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel(say('wedding_overwrite_confirm')).check();
  await press(page, next);
  await expect(page.getByRole('heading', { level: 2, name: say('wedding_part_days') })).toBeVisible();
  expect(await groomOf()).toBe('Nguyễn Minh Khang');
});

test('a first save whose answer is lost makes one invitation, with what was typed since', async ({ page }) => {
  const { accessToken } = await arrive(page.request, somebody('Nguyễn Minh Quân'));
  let lost = 0;
  await page.route('**/api/wedding', async (route) => {
    if (lost > 0) return route.continue();
    lost += 1;
    await route.fetch();
    return route.abort();
  });
  await page.goto('/action/wedding/new');
  await scriptsRun(page);
  await fillCouple(page, dayAhead(60));
  await expect.poll(() => lost).toBe(1);
  await page.getByLabel(say('wedding_form_groom_name')).fill('Nguyễn Minh Khôi');
  await expect(page).toHaveURL(/\/action\/wedding\/[0-9a-f-]{36}/);
  const answer = await page.request.get('/api/wedding/own', { headers: { authorization: `Bearer ${accessToken}` } });
  const { data } = (await answer.json()) as { data: readonly { groom: string }[] };
  expect(data.map(({ groom }) => groom)).toEqual(['Nguyễn Minh Khôi']);
});

test('what was typed is saved when a tab is followed at once', async ({ page }) => {
  const { accessToken } = await arrive(page.request, somebody('Nguyễn Minh Quân'));
  const { id } = await makeWedding(page, accessToken, { status: 'DRAFT' }, []);
  await page.goto(`/action/wedding/${id}`);
  await scriptsRun(page);
  const groom = page.getByLabel(say('wedding_form_groom_name'));
  const tabs = page.getByRole('navigation', { name: say('wedding_guests_tabs') });
  await groom.fill('Nguyễn Minh Khôi');
  await tabs.getByRole('link', { name: say('wedding_guests') }).click();
  await expect(page).toHaveURL(/\/guests$/);
  await expect.poll(async () => (await read(page, accessToken, id)).groom.name).toBe('Nguyễn Minh Khôi');
  await tabs.getByRole('link', { name: say('wedding_tab_edit') }).click();
  await expect(groom).toHaveValue('Nguyễn Minh Khôi');
});

test('what is typed while the form is being sent is saved too, and a failed save is tried again', async ({ page }) => {
  const { accessToken } = await arrive(page.request, somebody('Nguyễn Minh Quân'));
  const { id } = await makeWedding(page, accessToken, { status: 'DRAFT' }, []);
  await page.goto(`/action/wedding/${id}`);
  await scriptsRun(page);
  const groom = page.getByLabel(say('wedding_form_groom_name'));
  const groomOf = async () => (await read(page, accessToken, id)).groom.name;
  const sending = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  await page.route('**/action/wedding/*.data*', async (route) => {
    if (route.request().method() === 'POST') {
      sending.resolve();
      await held.promise;
    }
    await route.continue();
  });
  await groom.fill('Nguyễn Minh Khôi');
  await press(page, say('wedding_part_next', { name: say('wedding_part_days') }));
  await sending.promise;
  await groom.fill('Nguyễn Minh Khang');
  held.resolve();
  await expect(page.getByRole('heading', { level: 2, name: say('wedding_part_days') })).toBeVisible();
  await expect.poll(groomOf).toBe('Nguyễn Minh Khang');

  await page.route('**/api/wedding', (route) => route.fulfill({ status: 503, body: 'busy' }), { times: 1 });
  await goToStep(page, 'couple');
  await groom.fill('Nguyễn Minh Khoa');
  await expect(page.getByText(say('ui_save_failed', { reason: say('ui_save_unanswered') }))).toBeVisible();
  await expect.poll(groomOf, { timeout: 20_000 }).toBe('Nguyễn Minh Khoa');
  await expect(page.getByText(savedAt)).toBeVisible();
});

test('the name of the address is saved by the button only', async ({ page }) => {
  const { accessToken } = await arrive(page.request, somebody('Nguyễn Minh Quân'));
  const mine = Date.now().toString(36);
  const { id } = await makeWedding(page, accessToken, { status: 'DRAFT', name: `quan-${mine}` }, []);
  await page.goto(`/action/wedding/${id}?step=send`);
  await scriptsRun(page);
  const nameOf = async () => (await read(page, accessToken, id)).name;
  await page.getByLabel(say('wedding_form_address_name')).fill(`ha-${mine}`);
  await expect(page.getByText(say('ui_unsaved'))).toBeVisible();
  await goToStep(page, 'couple');
  await page.getByLabel(say('wedding_form_groom_name')).fill('Nguyễn Minh Khôi');
  await expect.poll(async () => (await read(page, accessToken, id)).groom.name).toBe('Nguyễn Minh Khôi');
  expect(await nameOf()).toBe(`quan-${mine}`);
  await goToStep(page, 'send');
  await expect(page.getByText(say('ui_unsaved'))).toBeVisible();
  await expectMessage(page, say('wedding_saved'), () => press(page, say('content_save')));
  expect(await nameOf()).toBe(`ha-${mine}`);
  await expect(page.getByText(savedAt)).toBeVisible();

  // Hidden invitations stay at their step.
  await makeWedding(page, accessToken, { _id: id, status: 'ACTIVE' }, []);
  await page.reload();
  await page.locator(`summary[title="${say('wedding_actions')}"]`).click();
  await expectMessage(page, say('wedding_now_hidden'), () => press(page, say('wedding_hide')));
  await expect(page).toHaveURL(/\?step=send$/);
});

test('a published invitation that nobody has changed is not said to be unsaved', async ({ page }) => {
  const { accessToken } = await arrive(page.request, somebody('Nguyễn Minh Quân'));
  const { id } = await makeWedding(page, accessToken, {}, []);
  await page.clock.install();
  await page.goto(`/action/wedding/${id}`);
  await page.waitForLoadState('networkidle');
  await page.clock.runFor(5000);
  await expect(page.getByText(say('wedding_unsaved'))).toHaveCount(0);
  await page.getByLabel(say('wedding_form_groom_name')).fill('Nguyễn Minh Khôi');
  await page.clock.runFor(5000);
  await expect(page.getByText(say('wedding_unsaved'))).toBeVisible();
});

test('guests see changes of a published invitation only once its couple saves', async ({ page }) => {
  const { accessToken } = await arrive(page.request, somebody('Nguyễn Minh Quân'));
  const { id } = await makeWedding(page, accessToken, {}, []);
  await page.goto(`/action/wedding/${id}`);
  await scriptsRun(page);
  const groom = page.getByLabel(say('wedding_form_groom_name'));
  await groom.fill('Nguyễn Minh Khôi');
  await expect(page.getByText(say('wedding_unsaved'))).toBeVisible();
  await goToStep(page, 'family');
  // The usual title is written for the family, another one by themselves.
  await page.getByLabel(say('wedding_form_father')).first().fill('Nguyễn Văn Hòa');
  await page.getByLabel(say('wedding_form_mother')).first().fill('Cố Lê Thị Ngọc');
  await goToStep(page, 'couple');
  await expect(groom).toHaveValue('Nguyễn Minh Khôi');
  expect((await read(page, accessToken, id)).groom.name).toBe('Nguyễn Minh Quân');
  await expectMessage(page, say('wedding_saved'), () => press(page, say('wedding_save')));
  await expect(page.getByText(say('wedding_unsaved'))).toBeHidden();
  expect((await read(page, accessToken, id)).groom.name).toBe('Nguyễn Minh Khôi');
  await page.goto(`/wedding/${id}`);
  await expect(page.getByText(say('wedding_father', { name: 'Nguyễn Văn Hòa' }))).toBeAttached();
  await expect(page.getByText('Cố Lê Thị Ngọc', { exact: true })).toBeAttached();
});

test('the party and the last day for replies follow a day that is moved ahead', async ({ page }) => {
  const { accessToken } = await arrive(page.request, somebody('Nguyễn Minh Quân'));
  const { id } = await makeWedding(page, accessToken, { ...weddingDays(60), replyUntil: dayAhead(50) }, []);
  await page.goto(`/action/wedding/${id}`);
  await scriptsRun(page);
  await goToStep(page, 'couple');
  await page.getByRole('textbox', { name: say('wedding_form_wedding_day') }).fill(dayAhead(20));
  await expectMessage(page, say('wedding_saved'), () => press(page, say('wedding_save')));
  const headers = { authorization: `Bearer ${accessToken}` };
  const { data } = (await (await page.request.get(`/api/wedding/edit/${id}`, { headers })).json()) as {
    data: { weddingPartyDay: { d: number; m: number; y: number }; replyUntil: string };
  };
  expect(data.weddingPartyDay).toMatchObject({ ...weddingDays(20).weddingDay, h: '11H30' });
  expect(data.replyUntil).toBe(dayAhead(13));
});

test('an invitation without hours shows none, and the menu of its form stays within a phone', async ({ page }) => {
  const { accessToken } = await arrive(page.request, somebody('Nguyễn Minh Quân'));
  const { weddingDay } = weddingDays(40);
  const open = { ...weddingDay, h: '' };
  const { id } = await makeWedding(page, accessToken, { weddingDay: open, weddingPartyDay: open }, []);
  await page.goto(`/action/wedding/${id}?step=days`);
  await scriptsRun(page);
  await expect(page.getByLabel(say('wedding_form_hour'), { exact: false }).first()).toHaveValue('');
  await page.locator(`summary[title="${say('wedding_actions')}"]`).click();
  const box = (await page.getByRole('list', { name: say('wedding_actions') }).boundingBox()) ?? { x: -1, width: 0 };
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  await page.goto(`/wedding/${id}`);
  await expect(page.locator('h3', { hasText: say('wedding_party') })).toBeAttached();
  await expect(page.locator('.w-hour')).toHaveCount(0);
  await expect(page.getByText(say('wedding_at', { hour: '' }))).toHaveCount(0);
});
