import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import {
  anAddress,
  arrive,
  asVisitor,
  codeFor,
  expect,
  expectAccessible,
  somebody,
  test,
  verify,
} from '../support/people.ts';
import { scriptsRun } from '../support/scripts.ts';
import { say } from '../support/words.ts';

/** A photo as a phone sends it. */
const photo = async () => ({
  name: 'chan-dung.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 900, height: 1200, channels: 3, background: '#cda27c' } })
    .jpeg()
    .toBuffer(),
});

/** Counts what a person does: presses, and fields that are typed. */
const counting = () => {
  const done = { presses: 0, fields: 0 };
  return {
    done,
    press: async (what: Locator) => {
      done.presses += 1;
      await what.click();
    },
    type: async (where: Locator, text: string) => {
      done.fields += 1;
      await where.fill(text);
    },
  };
};

const next = (page: Page, key = 'start_next') => page.getByRole('button', { name: say(key), exact: true });

const stepOf = (page: Page) => new URL(page.url()).pathname.split('/').at(-1);

/** A new member on a step, verified or not. */
const startAt = async (page: Page, step = '', name?: string) => {
  const person = await arrive(page.request, somebody(name));
  await page.goto(`/action/start/${step}`);
  await scriptsRun(page);
  return person;
};

test('a page worth sharing takes twelve presses and five fields', { tag: '@core' }, async ({ page, browser }) => {
  test.setTimeout(120_000);
  const person = await arrive(page.request, somebody('Trần Thị Hồng Nhung'));
  const headers = { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': anAddress() };
  await page.request.post('/api/auth/registerOTPEmail', { headers, data: { email: person.email } });
  await page.goto('/verify-account?returnTo=%2F');
  // Scripts send the code as soon as it is whole.
  await scriptsRun(page);
  const { done, press, type } = counting();
  await type(page.getByLabel(say('auth_code')), await codeFor(page.request, person.email));

  await expect(page.getByRole('heading', { name: say('start_portrait_title', { name: 'Nhung' }) })).toBeVisible();
  await expectAccessible(page);
  done.presses += 2; // opens the chooser of photos, and chooses one
  await page.locator('input[name=portraitFile]').setInputFiles(await photo());
  await expect(page.getByRole('group', { name: say('ui_crop_area') })).toBeVisible();
  await expectAccessible(page);
  await press(page.getByRole('button', { name: say('start_job_teacher') }));
  await press(next(page));

  await expect(page.getByRole('heading', { name: say('start_contact_title') })).toBeVisible();
  await expect(page.getByLabel(say('profile_contact_email'))).toHaveValue(person.email);
  const preview = page.getByRole('region', { name: say('start_visitors_see') });
  await expect(preview.getByText(say('profile_call'))).toHaveCount(0);
  await type(page.getByLabel(say('profile_contact_phone')), '0912 345 678');
  await expect(preview.getByText(say('profile_call'))).toBeVisible();
  await expect(preview.getByText(say('profile_open_zalo'))).toBeVisible();
  await expectAccessible(page);
  await press(next(page));

  await expect(page.getByRole('radio', { name: 'Trẻ trung' })).toBeVisible();
  await press(page.getByRole('radio', { name: 'Trẻ trung' }));
  await expectAccessible(page);
  await press(next(page, 'start_theme_use'));

  await expect(page.getByRole('heading', { name: say('start_done_title') })).toBeVisible();
  const link = page.getByText(/\/smc\/tran-thi-hong-nhung/).first();
  await expect(link).toBeVisible();
  await expect(page.getByRole('img', { name: say('qr_of', { name: person.name }) })).toBeVisible();
  await expectAccessible(page);
  expect(await page.locator('body').innerText()).not.toContain(person.memberId);
  expect(done.presses).toBeLessThanOrEqual(12);
  expect(done.fields).toBeLessThanOrEqual(5);

  const address = new URL(`http://${(await link.innerText()).trim()}`).pathname;
  await asVisitor(browser, async (visitor) => {
    await visitor.goto(address);
    await expect(visitor.getByRole('heading', { level: 1, name: person.name })).toBeVisible();
    await expect(visitor.getByText(say('start_job_teacher'))).toBeVisible();
    await expect(visitor.getByRole('img', { name: say('profile_portrait_of', { name: person.name }) })).toBeVisible();
    await expect(visitor.locator('a[href="tel:0912345678"]').first()).toBeVisible();
    const headings = await visitor.getByRole('heading', { level: 2 }).allInnerTexts();
    expect(headings).toEqual([say('profile_contacts'), say('contact_title')]);
  });
});

test('the welcome stands over the heading of the first step and covers nothing', async ({ page }) => {
  const { email } = await arrive(page.request, somebody('Lan'));
  const headers = { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': anAddress() };
  await page.request.post('/api/auth/registerOTPEmail', { headers, data: { email } });
  await page.goto('/verify-account');
  await scriptsRun(page);
  await page.getByLabel(say('auth_code')).fill(await codeFor(page.request, email));
  const welcome = page.getByText(say('auth_verified'));
  await expect(welcome).toBeVisible();
  await expect(page.getByRole('region', { name: say('ui_notifications') })).toHaveText('');
  const [above, below] = [await welcome.boundingBox(), await page.getByRole('heading', { level: 1 }).boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
});

test('a start that was left goes on with what is missing', async ({ page }) => {
  await startAt(page);
  await expect(page).toHaveURL(/\/start\/portrait$/);
  await page.getByRole('link', { name: say('start_skip') }).click();
  await expect(page).toHaveURL(/\/start\/contact$/);
  await page.getByLabel(say('profile_contact_phone')).fill('0987 654 321');
  await page.getByText(say('profile_visible_friends'), { exact: true }).click();
  await next(page).click();
  await expect(page).toHaveURL(/\/start\/theme$/);

  await page.goBack();
  await expect(page.getByLabel(say('profile_contact_phone'))).toHaveValue('0987 654 321');
  await expect(page.getByRole('radio', { name: say('profile_visible_friends') })).toBeChecked();

  await page.goto('/action/start');
  await expect(page).toHaveURL(/\/start\/portrait$/);
  await page.locator('input[name=portraitFile]').setInputFiles(await photo());
  await page.getByLabel(say('start_headline')).fill('Kiến trúc sư');
  await next(page).click();
  await expect(page).toHaveURL(/\/start\/contact$/);
  await page.goto('/action/start');
  await expect(page).toHaveURL(/\/start\/theme$/);
});

test('the photo is moved and zoomed by keys and the slider before it is sent', async ({ page }) => {
  const { memberId } = await startAt(page);
  const half = await sharp({ create: { width: 600, height: 300, channels: 3, background: '#0000ff' } })
    .composite([
      { input: { create: { width: 300, height: 300, channels: 3, background: '#ff0000' } }, left: 0, top: 0 },
    ])
    .png()
    .toBuffer();
  await page.locator('input[name=portraitFile]').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: half });
  const area = page.getByRole('group', { name: say('ui_crop_area') });
  await area.focus();
  for (let press = 0; press < 12; press += 1) await page.keyboard.press('ArrowRight');
  await page.getByRole('slider', { name: say('ui_crop_zoom') }).fill('2');
  await next(page).click();
  await expect(page).toHaveURL(/\/start\/contact$/);
  const { data } = (await (await page.request.get(`/api/members/getMemberIdView/${memberId}`)).json()) as {
    data: { portrait: { src: string; width: number; height: number } };
  };
  expect(data.portrait.width).toBe(data.portrait.height);
  // The left half of the picture is in the circle: it is red.
  const { dominant } = await sharp(await (await page.request.get(data.portrait.src)).body()).stats();
  expect([dominant.r > 200, dominant.b < 60]).toEqual([true, true]);
});

test('the link is converted and checked while it is typed, and changed in its place', async ({ page }) => {
  const { memberId } = await startAt(page, 'link', 'Ngô Thị Mỹ Linh');
  const word = memberId.slice(-8);
  await page.getByText(say('link_change'), { exact: true }).first().click();
  const field = page.getByLabel(say('link_change'));
  await field.fill('my-duyen');
  await expect(page.getByText(say('link_taken', { link: 'my-duyen' }))).toBeVisible();
  await field.pressSequentially(` ${word}`);
  await field.fill('');
  await field.pressSequentially(`Mỹ Linh ${word}!`);
  await expect(field).toHaveValue(`my-linh-${word}-`);
  // The way on would lose what is typed.
  await expect(page.getByRole('link', { name: say('start_see_page') })).toHaveCount(0);
  await expect(page.getByText(say('link_free', { link: `my-linh-${word}` }))).toBeVisible();
  await page.getByRole('button', { name: say('link_take') }).click();
  await expect(page.getByText(say('link_saved'))).toBeVisible();
  await expect(page.getByText(`/smc/my-linh-${word}`).first()).toBeVisible();
  expect(stepOf(page)).toBe('link');
  await page.getByRole('link', { name: say('start_see_page') }).click();
  await expect(page).toHaveURL(`/me/my-linh-${word}`);
});

test('a refused number is said at its field, and what was typed stays', async ({ page }) => {
  await startAt(page, 'contact');
  const field = page.getByLabel(say('profile_contact_phone'));
  await field.fill('số của tôi');
  await next(page).click();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveValue('số của tôi');
  // A digit is missing.
  await field.fill('0912 345 67');
  await next(page).click();
  await expect(field).toHaveAccessibleDescription(/10 chữ số/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all steps are saved by plain forms', async ({ page, request }) => {
    const person = await arrive(page.request, somebody('Lý Văn Mộc'));
    await verify(page.request, person);
    await page.goto('/action/start');
    await page.locator('input[name=portraitFile]').setInputFiles(await photo());
    await page.getByLabel(say('start_headline')).fill('Thợ mộc');
    await next(page).click();
    await page.getByLabel(say('profile_contact_phone')).fill('0912 000 111');
    await next(page).click();
    await page.getByRole('radio', { name: 'Trẻ trung' }).check();
    await page.getByRole('button', { name: say('start_theme_try') }).click();
    await expect(page.getByRole('radio', { name: 'Trẻ trung' })).toBeChecked();
    await next(page, 'start_theme_use').click();
    await expect(page.getByRole('heading', { name: say('start_done_title') })).toBeVisible();
    const view = await request.get(`/api/members/getMemberIdView/${person.memberId}`);
    const { data } = (await view.json()) as {
      data: { headline: string; portrait: object | null; contacts: { kind: string }[]; theme: string };
    };
    expect([data.headline, data.portrait !== null, data.theme]).toEqual(['Thợ mộc', true, 'jibtf']);
    expect(data.contacts.map(({ kind }) => kind)).toEqual(['phone', 'zalo', 'email']);
  });
});

test('the steps are in English', async ({ page }) => {
  await startAt(page, 'portrait?lang=en', 'Lan');
  const english = (key: string, values = {}) => say(key, values, 'en');
  await expect(page.getByRole('heading', { name: english('start_portrait_title', { name: 'Lan' }) })).toBeVisible();
  await page.getByRole('link', { name: english('start_skip') }).click();
  await expect(page.getByRole('heading', { name: english('start_contact_title') })).toBeVisible();
  await page.getByRole('link', { name: english('start_skip') }).click();
  await expect(page.getByRole('button', { name: english('start_theme_use') })).toBeVisible();
  await page.getByRole('link', { name: english('start_skip') }).click();
  await expect(page.getByRole('heading', { name: english('start_done_title') })).toBeVisible();
  await expect(page.getByRole('link', { name: english('start_skip') })).toHaveCount(0);
});

test('a visitor is told what the start is for', async ({ page }) => {
  await page.goto('/action/start/contact');
  await expect(page.getByText(say('start_purpose')).first()).toBeVisible();
  expect((await page.goto('/action/start/khong-co'))?.status()).toBe(401);
});
