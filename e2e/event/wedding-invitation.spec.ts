/** How an invitation is opened, and what its form makes of it. */
import { arrive, asVisitor, desktop, expect, expectAccessible, somebody, test } from '../support/people.ts';
import { arriveTalking } from '../support/talk.ts';
import { say } from '../support/words.ts';
import { asGuest, dayAhead, envelope, makeWedding, press } from './invitations.ts';

test('an invitation is closed at the first visit, and open without scripts or motion and later on', async ({
  page,
  browser,
}) => {
  const { accessToken } = await arrive(page.request, somebody('Nguyễn Minh Quân'));
  const { id, guests: invited } = await makeWedding(page, accessToken, { tune: 'canon' }, ['Lê Văn Tâm']);
  const link = `/wedding/${id}?guest=${invited[0]?.code}`;
  await asVisitor(browser, async (phone) => {
    await phone.goto(link);
    await expect(envelope(phone)).toContainText('Lê Văn Tâm');
    await expect(envelope(phone)).toContainText(say('wedding_envelope_music'));
    // Nothing behind the envelope can be reached, and keys open it.
    await expect(phone.getByRole('heading', { level: 1 })).toBeHidden();
    await expectAccessible(phone);
    await phone.keyboard.press('Tab');
    await expect(envelope(phone)).toBeFocused();
    await phone.keyboard.press('Enter');
    await expect(phone.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(phone.getByRole('button', { name: say('wedding_music_off') })).toBeVisible();
    await phone.reload();
    await expect(phone.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(envelope(phone)).toHaveCount(0);
  });
  await asVisitor(
    browser,
    async (phone) => {
      await phone.goto(link);
      await expect(envelope(phone)).toBeHidden();
      await expect(phone.getByRole('heading', { level: 1 })).toBeVisible();
    },
    false,
  );
  await asVisitor(browser, async (phone) => {
    await phone.emulateMedia({ reducedMotion: 'reduce' });
    await phone.goto(link);
    await expect(envelope(phone)).toBeHidden();
    await expect(phone.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('an invitation has a programme and a dress code, and is not published with a day that is over unless asked', async ({
  page,
  browser,
}) => {
  await arrive(page.request, somebody('Nguyễn Minh Quân'));
  await page.goto('/action/wedding/new');
  await page.getByLabel(say('wedding_form_name')).first().fill('Nguyễn Minh Quân');
  await page.getByLabel(say('wedding_form_name')).nth(1).fill('Trần Thu Hà');
  await press(page, say('wedding_save_publish'));
  // An empty date is refused in one sentence, not once for each of its numbers.
  await expect(page.locator('[id$=-error], .text-danger').getByText(/\S/).filter({ visible: true })).toHaveText([
    say('wedding_form_date_needed'),
  ]);
  // The reception has no date of its own: it is on the same day.
  await page.getByLabel(say('wedding_form_date')).nth(0).fill(dayAhead(-3));
  const unfold = (title: string) => page.locator('summary', { hasText: say(title) }).click();
  await unfold('wedding_programme');
  for (const [index, title] of ['Đón khách', 'Lễ gia tiên'].entries()) {
    await press(page, say('wedding_form_step_add'));
    await page.locator(`[name="schedule[${index}].time"]`).fill(`0${index + 7}:30`);
    await page.locator(`[name="schedule[${index}].title"]`).fill(title);
  }
  await unfold('wedding_dress');
  await press(page, say('wedding_form_colour_add'));
  await page.getByLabel(say('wedding_form_colour_name')).fill('Xanh sen');
  await page.getByLabel(say('wedding_form_dress')).fill('Áo dài hay váy nhẹ');
  await press(page, say('wedding_save_publish'));
  // Typed values stay when the form asks.
  await expect(page.getByText(say('wedding_past_question'))).toBeVisible();
  await expect(page.locator('[name="schedule[1].title"]')).toHaveValue('Lễ gia tiên');
  await page.getByLabel(say('wedding_form_date')).nth(0).fill(dayAhead(30));
  await press(page, say('wedding_save_publish'));
  await expect(page).toHaveURL(/\/guests$/);
  const id = new URL(page.url()).pathname.split('/').at(-2) ?? '';
  await asGuest(browser, `/wedding/${id}`, async (phone) => {
    const steps = phone.getByRole('region', { name: say('wedding_programme') }).getByRole('listitem');
    await expect(steps).toHaveText([/7:30.*Đón khách/, /8:30.*Lễ gia tiên/]);
    await expect(phone.getByRole('region', { name: say('wedding_dress') })).toContainText('Xanh sen');
    // Replies are taken until a week before.
    const [y, month, d] = dayAhead(23).split('-');
    await expect(phone.getByText(`${d}/${month}/${y}`)).toBeVisible();
    await expectAccessible(phone);
  });
});

test('a refused form without scripts keeps the rows of programme, colours and story', async ({ browser }) => {
  const { page } = await arriveTalking(browser, 'Nguyễn Minh Quân', { ...desktop, javaScriptEnabled: false });
  await page.goto('/action/wedding/new');
  await page.getByLabel(say('wedding_form_name')).first().fill('Nguyễn Minh Quân');
  await page.getByLabel(say('wedding_form_name')).nth(1).fill('Trần Thu Hà');
  for (const index of [0, 1]) await page.getByLabel(say('wedding_form_date')).nth(index).fill(dayAhead(30));
  for (const title of ['wedding_programme', 'wedding_dress', 'wedding_form_story'])
    await page.locator('summary', { hasText: say(title) }).click();
  const field = (name: string) => page.locator(`[name="${name}"]`);
  // The hour is missing.
  await field('schedule[0].title').fill('Đón khách');
  await field('schedule[0].kind').selectOption('welcome');
  // The name is missing.
  await field('dress.colours[0].colour').fill('#aabbcc');
  await field('story[0].title').fill('Lần đầu gặp nhau');
  await press(page, say('wedding_save_publish'));
  await expect(field('schedule[0].time')).toHaveAttribute('aria-invalid', 'true');
  await expect(field('schedule[0].title')).toHaveValue('Đón khách');
  await expect(field('schedule[0].kind')).toHaveValue('welcome');
  await expect(field('dress.colours[0].name')).toHaveAttribute('aria-invalid', 'true');
  await expect(field('dress.colours[0].colour')).toHaveValue('#aabbcc');
  await expect(field('story[0].title')).toHaveValue('Lần đầu gặp nhau');
  await page.context().close();
});

test('the bar of the reply covers nothing that keys reach, and its calendar has a drawing', async ({ page }) => {
  const { accessToken } = await arrive(page.request, somebody('Nguyễn Minh Quân'));
  const { id } = await makeWedding(page, accessToken, { partyPlace: { name: 'Sân vườn', address: 'Hội An' } }, []);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`/wedding/${id}`);
  const bar = page.locator('.w-bar');
  await expect(bar.locator('svg')).toHaveCSS('width', '22px');
  const calendar = page.locator('.w-actions').getByRole('link', { name: say('wedding_to_calendar') });
  await calendar.focus();
  const [{ y = 0, height = 0 }, top] = [(await calendar.boundingBox()) ?? {}, (await bar.boundingBox())?.y ?? 0];
  expect(y + height).toBeLessThanOrEqual(top);
});
