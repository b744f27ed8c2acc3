import ICAL from 'ical.js';
import sharp from 'sharp';
import type { APIRequestContext, Page } from '@playwright/test';
import { demoPage } from '../support/demo.ts';
import { arrive, codeFor, expect, signInByHand, somebody, test } from '../support/people.ts';
import { hello, say } from '../support/words.ts';

test.use({ javaScriptEnabled: false });

test(
  'a visitor reads a page, calls, saves the contact and changes the language',
  { tag: '@core' },
  async ({ page, request }) => {
    await page.goto(demoPage);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const part of ['profile_about', 'profile_contacts', 'profile_links', 'profile_groups'])
      await expect(page.getByRole('heading', { name: say(part) })).toBeVisible();
    const call = page.getByRole('link', { name: say('profile_call'), exact: true });
    await expect(call).toHaveAttribute('href', /^tel:\+?\d{9,}$/);

    const save = page.getByRole('link', { name: say('profile_save_contact') });
    const card = await request.get((await save.getAttribute('href')) ?? '');
    expect(card.headers()['content-type']).toContain('text/vcard');
    const parsed = new ICAL.Component(ICAL.parse(await card.text()) as unknown[]);
    expect(parsed.getFirstPropertyValue('fn')).toBe(await page.getByRole('heading', { level: 1 }).innerText());

    await page.locator('nav a[hreflang=en]').click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('link', { name: say('profile_save_contact', {}, 'en') })).toBeVisible();
  },
);

const register = async (page: Page, request: APIRequestContext, person: ReturnType<typeof somebody>) => {
  await page.goto('/register');
  await page.getByLabel(say('auth_name')).fill(person.name);
  await page.getByLabel(say('auth_identifier')).fill(person.email);
  await page.getByLabel(say('auth_password'), { exact: true }).fill(person.password);
  await page.getByRole('button', { name: say('auth_register') }).click();
  await page.getByLabel(say('auth_code')).fill('000000');
  await page.getByRole('button', { name: say('auth_verify'), exact: true }).click();
  await expect(page.getByText('Mã không đúng hoặc đã hết hạn.')).toBeVisible();
  await page.getByLabel(say('auth_code')).fill(await codeFor(request, person.email));
  await page.getByRole('button', { name: say('auth_verify'), exact: true }).click();
  await expect(page).toHaveURL(/\/action\/start\/portrait$/);
};

test(
  'a new member registers, verifies the address, signs out and in again',
  { tag: '@core' },
  async ({ page, request }) => {
    const person = somebody('Đinh Thị Ngọc');
    await register(page, request, person);
    const greeting = say('start_portrait_title', { name: 'Ngọc' });
    await expect(page.getByRole('heading', { level: 1, name: greeting })).toBeVisible();
    await page.goto('/logout');
    await page.getByRole('button', { name: say('auth_logout') }).click();
    await expect(page.getByText(say('auth_logged_out'))).toBeVisible();
    await signInByHand(page, { ...person, password: 'mat-khau-khac-han' });
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByLabel(say('auth_identifier'))).toHaveValue(person.email);
    await signInByHand(page, person);
    await expect(page.getByRole('heading', { name: hello(person.name) })).toBeVisible();
  },
);

test('an owner edits each section of the page', async ({ page }) => {
  const { urlMinify } = await arrive(page.request);
  const own = `/me/${urlMinify}`;
  const save = () =>
    page
      .getByRole('button', { name: say('profile_save'), exact: true })
      .last()
      .click();

  await page.goto(own);
  await page.getByRole('link', { name: say('profile_edit_head') }).click();
  await expect(page).toHaveURL(`${own}/edit/head`);
  await page.getByLabel(say('profile_headline')).fill('Giáo viên tiếng Pháp');
  const picture = await sharp({ create: { width: 600, height: 600, channels: 3, background: '#c86' } })
    .png()
    .toBuffer();
  await page
    .locator('input[type=file][name=portraitFile]')
    .setInputFiles({ name: 'toi.png', mimeType: 'image/png', buffer: picture });
  await save();
  await expect(page).toHaveURL(own);
  await expect(page.getByText('Giáo viên tiếng Pháp')).toBeVisible();
  await expect(page.getByRole('article').locator('img').first()).toBeVisible();

  await page.goto(`${own}/edit/about`);
  await page.locator('textarea').fill('Dạy từ năm 2010.\n\nLớp nhỏ, vui.');
  await save();
  await expect(page.locator('#about')).toContainText('Dạy từ năm 2010.');

  await page.goto(`${own}/edit/contacts`);
  // An empty list starts with an empty line.
  await page.getByLabel(say('profile_contact_value')).fill('0987 654 321');
  await save();
  await expect(page.locator('#contacts a[href="tel:0987654321"]')).toBeVisible();

  await page.goto(`${own}/edit/links`);
  for (const [index, label] of ['Lớp học', 'Tài liệu'].entries()) {
    if (index > 0) await page.getByRole('button', { name: say('profile_add_link') }).click();
    await page.getByLabel(say('profile_link_label')).nth(index).fill(label);
    await page.getByLabel(say('profile_link_address')).nth(index).fill(`https://example.test/${index}`);
  }
  // The label is typed but not saved yet.
  await page.getByRole('button', { name: say('ui_move_up', { name: say('profile_link_unnamed') }) }).click();
  await save();
  await expect(page.locator('#links li a')).toHaveText([/Tài liệu/, /Lớp học/]);

  await page.goto(`${own}/edit/links`);
  await page.getByLabel(say('profile_link_address')).first().fill('javascript:alert(1)');
  await save();
  await expect(page.getByText('Liên kết trống hoặc không đúng định dạng.')).toBeVisible();
  await expect(page.getByLabel(say('profile_link_address')).first()).toHaveValue('javascript:alert(1)');
});

test('an owner chooses a theme and a short link', async ({ page }) => {
  const { email } = await arrive(page.request);
  await page.goto('/action/setting/display');
  await page.getByRole('radio').nth(3).check();
  await page.getByRole('button', { name: say('theme_save') }).click();
  await expect(page.getByText(say('theme_saved'))).toBeVisible();
  await expect(page.getByRole('radio').nth(3)).toBeChecked();

  const link = `khong-script-${email.slice(4, 10)}`;
  await page.goto('/action/shortenedLink');
  await page.getByLabel(say('link_change')).fill(`Không Script ${email.slice(4, 10)}`);
  await page.getByRole('button', { name: say('link_check') }).click();
  await expect(page.getByText(say('link_free', { link }))).toBeVisible();
  await page.getByRole('button', { name: say('link_take') }).click();
  await expect(page.getByText(say('link_saved'))).toBeVisible();
  await page.goto(`/smc/${link}`);
  await expect(page.getByRole('link', { name: say('profile_edit_head') })).toHaveAttribute(
    'href',
    new RegExp(`/me/${link}/edit/head$`),
  );
});
