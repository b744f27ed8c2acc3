/** How an invitation is opened, and what its form makes of it. */
import { dayAhead } from '../support/days.ts';
import { arrive, asVisitor, desktop, expect, expectAccessible, somebody, test } from '../support/people.ts';
import { arriveTalking } from '../support/talk.ts';
import { scriptsRun } from '../support/scripts.ts';
import { say } from '../support/words.ts';
import { answer, asGuest, envelope, fillCouple, goToStep, makeWedding, press, publish } from './invitations.ts';

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
    await expect(phone.getByRole('heading', { level: 1 })).toBeFocused();
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

test('a closed invitation is read in the other language', async ({ page, browser }) => {
  const { accessToken } = await arrive(page.request, somebody('Nguyễn Minh Quân'));
  const { id } = await makeWedding(page, accessToken, {}, []);
  await asVisitor(browser, async (phone) => {
    await phone.goto(`/wedding/${id}`);
    await expect(envelope(phone)).toContainText(say('wedding_envelope_open'));
    await phone.getByRole('link', { name: 'English' }).first().click();
    await expect(envelope(phone)).toContainText(say('wedding_envelope_open', {}, 'en'));
    await expectAccessible(phone);
    await envelope(phone).click();
    await expect(phone.getByRole('heading', { name: say('wedding_reply', {}, 'en') })).toBeVisible();
    // The link of the envelope is gone, that of the invitation's foot is there.
    await expect(phone.getByRole('link', { name: 'Tiếng Việt' })).toHaveCount(1);
  });
});

test('an invitation with text of twice its size is no wider than the narrowest phone', async ({ page, browser }) => {
  const { accessToken } = await arrive(page.request, somebody('Nguyễn Minh Quân'));
  const { id } = await makeWedding(page, accessToken, {}, []);
  await asVisitor(browser, async (phone) => {
    await phone.setViewportSize({ width: 320, height: 700 });
    await phone.emulateMedia({ reducedMotion: 'reduce' });
    for (const path of [`/wedding/${id}`, '/thiep/khoi-linh?lang=en']) {
      await phone.goto(path);
      await phone.addStyleTag({ content: 'html { font-size: 200% }' });
      const widths = await phone.evaluate(() =>
        [document.documentElement, ...document.querySelectorAll('.w-face')].map(({ scrollWidth }) => scrollWidth),
      );
      expect(widths, path).toEqual([320, 320]);
    }
  });
});

test('music begins within the press, and is on only once the browser lets it sound', async ({ page, browser }) => {
  const { accessToken } = await arrive(page.request, somebody('Nguyễn Minh Quân'));
  const { id } = await makeWedding(page, accessToken, { tune: 'canon' }, []);
  await asVisitor(browser, async (phone) => {
    // A browser that lets no sound begin, and tells during which event it was asked.
    await phone.addInitScript(() => {
      const asked: (string | undefined)[] = [];
      Object.assign(globalThis, { asked });
      AudioContext.prototype.resume = () => {
        // oxlint-disable-next-line typescript/no-deprecated -- the event that runs now has no other name
        asked.push(globalThis.event?.type);
        return new Promise(() => {});
      };
    });
    await phone.goto(`/wedding/${id}`);
    await scriptsRun(phone);
    await envelope(phone).click();
    await expect(phone.getByRole('button', { name: say('wedding_music_on') })).toBeVisible();
    expect(await phone.evaluate(() => (globalThis as unknown as { asked: unknown[] }).asked)).toEqual(['click']);
  });
});

test('an invitation opens in a browser that has no sound', async ({ page, browser }) => {
  const { accessToken } = await arrive(page.request, somebody('Nguyễn Minh Quân'));
  const { id } = await makeWedding(page, accessToken, { tune: 'canon' }, []);
  await asVisitor(browser, async (phone) => {
    const errors: string[] = [];
    phone.on('pageerror', ({ message }) => errors.push(message));
    await phone.addInitScript(() => {
      globalThis.AudioContext = class {
        constructor() {
          throw new DOMException('no sound', 'NotSupportedError');
        }
      } as unknown as typeof AudioContext;
    });
    await phone.goto(`/wedding/${id}`);
    await scriptsRun(phone);
    await envelope(phone).click();
    await phone.getByRole('button', { name: say('wedding_music_on') }).click();
    await expect(phone.getByRole('heading', { name: say('wedding_reply') })).toBeVisible();
    expect(errors).toEqual([]);
  });
});

test('the bar opens the form of a reply that was given', async ({ page, browser }) => {
  const { accessToken } = await arrive(page.request, somebody('Nguyễn Minh Quân'));
  const { id, guests: invited } = await makeWedding(page, accessToken, {}, ['Lê Văn Tâm']);
  const link = `/wedding/${id}?guest=${invited[0]?.code}`;
  for (const scripts of [true, false])
    await asGuest(
      browser,
      link,
      async (phone) => {
        if (scripts) await answer(phone, { coming: true, people: 2 });
        await expect(phone.getByLabel(say('wedding_reply_people'))).toBeHidden();
        await phone
          .locator('.w-bar')
          .getByRole('link', { name: say('wedding_reply_change') })
          .click();
        await expect(phone.getByLabel(say('wedding_reply_people'))).toBeVisible();
        await expect(phone.getByLabel(say('wedding_reply_name'))).toBeInViewport();
      },
      scripts,
    );
});

test('an invitation has a programme and a dress code, and is not published with a day that is over unless asked', async ({
  page,
  browser,
}) => {
  await arrive(page.request, somebody('Nguyễn Minh Quân'));
  await page.goto('/action/wedding/new');
  await scriptsRun(page);
  await fillCouple(page, '');
  await press(page, say('wedding_part_next', { name: say('wedding_part_days') }));
  // An empty date is refused in one sentence, not once for each of its numbers.
  await expect(page.locator('[id$=-error], .text-danger').getByText(/\S/).filter({ visible: true })).toHaveText([
    say('wedding_form_date_needed'),
  ]);
  const day = page.getByLabel(say('wedding_form_wedding_day'));
  await day.fill(dayAhead(-3));
  // The reception has no date of its own: it is on the same day.
  await press(page, say('wedding_part_next', { name: say('wedding_part_days') }));
  await expect(page.getByRole('heading', { level: 2, name: say('wedding_part_days') })).toBeVisible();
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
  await goToStep(page, 'send');
  await press(page, say('wedding_publish'));
  // Typed values stay when the form asks.
  await expect(page.getByText(say('wedding_past_question'))).toBeVisible();
  await expect(page.locator('[name="schedule[1].title"]')).toHaveValue('Lễ gia tiên');
  await goToStep(page, 'couple');
  await day.fill(dayAhead(30));
  await goToStep(page, 'send');
  const id = await publish(page);
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

test('a refused form without scripts keeps the rows of programme and colours', async ({ browser }) => {
  const { page } = await arriveTalking(browser, 'Nguyễn Minh Quân', { ...desktop, javaScriptEnabled: false });
  await page.goto('/action/wedding/new');
  await fillCouple(page, dayAhead(30));
  await goToStep(page, 'days');
  for (const title of ['wedding_programme', 'wedding_dress'])
    await page.locator('summary', { hasText: say(title) }).click();
  const field = (name: string) => page.locator(`[name="${name}"]`);
  // The hour is missing.
  await field('schedule[0].title').fill('Đón khách');
  await field('schedule[0].kind').selectOption('welcome');
  // The name is missing.
  await field('dress.colours[0].colour').fill('#aabbcc');
  await press(page, say('wedding_part_next', { name: say('wedding_part_family') }));
  await expect(field('schedule[0].time')).toHaveAttribute('aria-invalid', 'true');
  await expect(field('schedule[0].title')).toHaveValue('Đón khách');
  await expect(field('schedule[0].kind')).toHaveValue('welcome');
  await expect(field('dress.colours[0].name')).toHaveAttribute('aria-invalid', 'true');
  await expect(field('dress.colours[0].colour')).toHaveValue('#aabbcc');
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
