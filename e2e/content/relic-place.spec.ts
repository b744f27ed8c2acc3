/** A relic's place on a map, its recordings in two languages, and its plaque, with fresh accounts in both languages. */
import type { Page } from '@playwright/test';
import { m4a, mp3, ogg } from '../../api/src/testing/files/recordings.ts';
import { arrive, desktop, expect, expectAccessible, phone, test } from '../support/people.ts';
import { say, type Tongue } from '../support/words.ts';

const NAME = 'Đình Cẩm Nam';
const HOI_AN = { latitude: 15.8753, longitude: 108.3351 };

const speaker = (tongue: Tongue) => (key: string) => say(key, {}, tongue);

/** Chooses a file for a field that is named by its legend. */
const choose = (page: Page, label: string, name: string, buffer: Buffer) =>
  page.getByRole('group', { name: label }).locator('input[type=file]').setInputFiles({ name, mimeType: '', buffer });

const expectNoOverflow = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);

/** Sizes of the sheets of a printed page, in points. */
const sheetsOf = async (page: Page): Promise<number[][]> => {
  const paper = await page.pdf({ preferCSSPageSize: true });
  return [...paper.toString('latin1').matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/g)].map(([, width, height]) => [
    Math.round(Number(width)),
    Math.round(Number(height)),
  ]);
};

for (const tongue of ['vi', 'en'] as const) {
  test(`a relic has a place, recordings and a plaque, in ${tongue}`, async ({ page, browser, context }) => {
    test.slow();
    const own = speaker(tongue);
    const { memberId } = await arrive(page.request);
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation(HOI_AN);

    await page.goto(`/edit/relics/new?lang=${tongue}`);
    await page.getByRole('radio', { name: own('relic_type_site') }).check();
    await page.getByLabel(own('relic_name'), { exact: true }).fill(NAME);
    await page.getByLabel(own('relic_name_en')).fill('Cam Nam communal house');
    await page.getByLabel(own('relic_place')).fill('Cẩm Nam, Hội An');
    const story = page.getByRole('textbox', { name: own('relic_content'), exact: true });
    await expect(story).toHaveAttribute('contenteditable', 'true');
    await story.fill('Dựng năm 1817, thờ thành hoàng.');

    // A shortened link cannot be read, since nothing is fetched for it.
    const place = page.getByLabel(own('ui_position'));
    await place.fill('https://maps.app.goo.gl/AbCdEf');
    await page.getByRole('button', { name: own('content_save'), exact: true }).click();
    await expect(page.getByText(/15\.8801, 108\.3380/).last()).toBeVisible();
    await expect(place).toHaveAttribute('aria-invalid', 'true');
    await page.getByRole('button', { name: own('ui_position_here') }).click();
    await expect(place).toHaveValue('15.87530, 108.33510');

    // The content decides: a file without sound is refused, whatever its name says.
    await choose(page, own('relic_recording_vi'), 'chuyen.mp3', Buffer.from('<html>không phải âm thanh</html>'));
    await expect(page.getByRole('alert').filter({ hasText: /MP3, M4A/ })).toBeVisible();
    await choose(page, own('relic_recording_vi'), 'chuyen.ogg', ogg(3));
    await choose(page, own('relic_recording_en'), 'story.mp3', mp3(65));
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expect(page.locator('form audio')).toHaveCount(2);
    await expectAccessible(page);
    await page.getByRole('button', { name: own('content_save'), exact: true }).click();
    await expect(page).toHaveURL(/\/me\/relics\/[0-9a-f-]{36}$/);
    const address = page.url();

    // A visitor of each language hears theirs first, and nothing is loaded from other sites.
    for (const [reader, sizes] of [
      ['vi', phone],
      ['en', desktop],
    ] as const) {
      const visitor = await (await browser.newContext({ ...sizes })).newPage();
      const asked: string[] = [];
      visitor.on('request', (request) => asked.push(request.url()));
      await visitor.goto(`${address}?lang=${reader}`);
      const theirs = speaker(reader);
      await expect(visitor.getByRole('heading', { name: theirs('relic_listen') })).toBeVisible();
      await expect(visitor.locator('audio').first()).toHaveAttribute('aria-label', theirs(`relic_listen_${reader}`));
      await expect(visitor.getByText('1:05')).toBeVisible();
      await expect(visitor.getByText('Cam Nam communal house')).toBeVisible();
      await expect(visitor.getByRole('figure').filter({ hasText: /(Bản đồ|Map).*Cẩm Nam, Hội An$/ })).toBeVisible();
      await expect(visitor.getByRole('link', { name: theirs('ui_directions') })).toHaveAttribute(
        'href',
        'https://www.google.com/maps/dir/?api=1&destination=15.8753%2C108.3351',
      );
      expect(asked.filter((url) => !url.startsWith(new URL(address).origin) && !url.startsWith('data:'))).toEqual([]);
      expect(asked.filter((url) => url.includes('/recording'))).toEqual([]);
      const facts = (await visitor.locator('script[type="application/ld+json"]').allTextContents()).join('');
      expect(facts).toContain('"geo":{"@type":"GeoCoordinates","latitude":15.8753,"longitude":108.3351}');
      expect(facts).toContain('"@type":"AudioObject"');
      await expect(visitor.getByRole('link', { name: theirs('relic_plaque_print') })).toHaveCount(0);
      const played = await visitor.getByLabel(theirs('relic_listen_vi')).evaluate(async (audio: HTMLAudioElement) => {
        audio.muted = true;
        await audio.play();
        return new Promise<number>((resolve) => {
          audio.ontimeupdate = () => audio.currentTime > 0 && resolve(audio.duration);
        });
      });
      expect(Math.round(played)).toBe(3);
      await expectNoOverflow(visitor);
      await expectAccessible(visitor);
      await visitor.context().close();
    }

    // The owner prints the plaque: one sheet of either size.
    await page.getByRole('link', { name: own('relic_plaque_print') }).click();
    await expect(page).toHaveURL(/\/edit\/relics\/[0-9a-f-]{36}\/plaque$/);
    const plaque = page.getByRole('article');
    await expect(plaque.getByText(NAME)).toBeVisible();
    await expect(plaque.getByText(say('relic_plaque_scan_listen'))).toBeVisible();
    await expect(plaque.getByText(say('relic_plaque_scan_listen', {}, 'en'))).toBeVisible();
    await expectNoOverflow(page);
    await expectAccessible(page);
    await expect
      .poll(() =>
        plaque
          .getByRole('img')
          .last()
          .evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBeGreaterThan(0);
    expect(await sheetsOf(page)).toEqual([[420, 595]]);
    await page.getByRole('link', { name: 'A6' }).click();
    await expect(page).toHaveURL(/size=a6/);
    await expect(page.locator('.plaque-a6')).toBeVisible();
    expect(await sheetsOf(page)).toEqual([[298, 420]]);

    // A recording is removed in the form; the place stays.
    await page.goto(address);
    await page.getByRole('link', { name: own('content_edit') }).click();
    await expect(page.getByLabel(own('ui_position'))).toHaveValue('15.8753, 108.3351');
    const english = page.getByRole('group', { name: own('relic_recording_en') });
    await english.locator('button').click();
    await expect(english.locator('audio')).toHaveCount(0);
    await page.getByRole('button', { name: own('content_save'), exact: true }).click();
    await expect(page).toHaveURL(address);
    await expect(page.locator('article audio')).toHaveCount(1);

    // Others find no plaque of what is not theirs.
    const stranger = await (await browser.newContext()).newPage();
    await arrive(stranger.request);
    const answer = await stranger.goto(`/edit/relics/${address.split('/').at(-1)}/plaque`);
    expect(answer?.status()).toBe(403);
    expect(memberId).not.toBe('');
    await stranger.context().close();
  });
}

test('saving waits for a recording, and the former stays until the new one is there', async ({ page }) => {
  await arrive(page.request);
  await page.goto('/edit/relics/new');
  await page.getByLabel(say('relic_name'), { exact: true }).fill(NAME);
  const story = page.getByRole('textbox', { name: say('relic_content'), exact: true });
  await expect(story).toHaveAttribute('contenteditable', 'true');
  await story.fill('Dựng năm 1817.');
  const field = page.getByRole('group', { name: say('relic_recording_vi') });
  const posted = page.locator('input[name=recordingVi]');
  const save = page.getByRole('button', { name: say('content_save'), exact: true });
  await choose(page, say('relic_recording_vi'), 'cu.ogg', ogg(3));
  await expect(field.locator('audio')).toHaveCount(1);
  await save.click();
  await expect(page.getByText('0:03')).toBeVisible();

  await page.getByRole('link', { name: say('content_edit') }).click();
  await expect(posted).toHaveValue(/^[0-9a-f-]{36}$/);
  const former = await posted.inputValue();
  let fail = (): void => undefined;
  const held = new Promise<void>((resolve) => (fail = resolve));
  await page.route('**/api/uploads', async (route) => {
    await held;
    await route.abort();
  });
  await choose(page, say('relic_recording_vi'), 'moi.mp3', mp3(7));
  await expect(field.getByRole('progressbar')).toBeVisible();
  await save.click();
  await expect(field.getByText(say('relic_recording_pending'))).toBeVisible();
  fail();
  await expect(field.getByRole('alert')).toBeVisible();
  await expectAccessible(page);
  await save.click();
  await expect(field.getByText(say('relic_recording_failed'))).toBeVisible();
  await expect(page).toHaveURL(/\/edit\/relics\//);
  await expect(posted).toHaveValue(former);
  await expect(field.locator('audio')).toHaveCount(1);

  // A new try ends well, and is in the draft.
  await page.unroute('**/api/uploads');
  await field.getByRole('button', { name: say('ui_retry') }).click();
  await expect(posted).toHaveValue(new RegExp(`^(?!${former})[0-9a-f-]{36}$`));
  const sent = await posted.inputValue();
  await expect(field.getByRole('progressbar')).toHaveCount(0);
  await expect(field.locator('audio')).toHaveAttribute('src', `/api/media/${sent}/recording`);
  await expect.poll(() => page.evaluate(() => Object.values(localStorage).join())).toContain(sent);
  await page.reload();
  await page.getByRole('button', { name: say('ui_draft_restore') }).click();
  await expect(posted).toHaveValue(sent);
  await expect(field.locator('audio')).toHaveAttribute('src', `/api/media/${sent}/recording`);
  await save.click();
  await expect(page.getByText('0:07')).toBeVisible();
});

test('without scripts a recording is kept when another field is refused', async ({ browser }) => {
  const context = await browser.newContext({ ...phone, javaScriptEnabled: false });
  const page = await context.newPage();
  await arrive(page.request);
  await page.goto('/edit/relics/new');
  await page.getByLabel(say('relic_name'), { exact: true }).fill(NAME);
  await page.locator('textarea[name=content]').fill('Dựng năm 1817.');
  await page.getByLabel(say('ui_position')).fill('https://maps.app.goo.gl/AbCdEf');
  await page.getByLabel(say('relic_recording_vi')).setInputFiles({ name: 'a.m4a', mimeType: '', buffer: m4a(4) });
  await page.getByRole('button', { name: say('content_save'), exact: true }).click();
  await expect(page.getByLabel(say('ui_position'))).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('form audio')).toHaveCount(1);
  await page.getByLabel(say('ui_position')).fill('');
  await page.getByRole('button', { name: say('content_save'), exact: true }).click();
  await expect(page.getByText('0:04')).toBeVisible();
  await context.close();
});

test('without scripts a recording is sent with the form, and removed by its box', async ({ browser }) => {
  const context = await browser.newContext({ ...phone, javaScriptEnabled: false });
  const page = await context.newPage();
  await arrive(page.request);
  await page.goto('/edit/relics/new');
  await page.getByLabel(say('relic_name'), { exact: true }).fill(NAME);
  await page.locator('textarea[name=content]').fill('Dựng năm 1817.');
  await page.getByLabel(say('relic_recording_vi')).setInputFiles({ name: 'a.m4a', mimeType: '', buffer: m4a(4) });
  await page.getByRole('button', { name: say('content_save'), exact: true }).click();
  await expect(page.getByText('0:04')).toBeVisible();
  await page.getByRole('link', { name: say('content_edit') }).click();
  await page.getByLabel(say('relic_recording_drop')).check();
  await page.getByRole('button', { name: say('content_save'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
  await expect(page.locator('audio')).toHaveCount(0);
  await context.close();
});
