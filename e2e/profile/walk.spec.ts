import { cssVariables } from '@m4u/contract/profile/theme/rules';
import { themeByCode } from '@m4u/contract/profile/theme/catalogue';
import type { Page } from '@playwright/test';
import ICAL from 'ical.js';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { addContent } from '../support/addContent.ts';
import { expect, expectMessage, phone, somebody, test, type Person } from '../support/people.ts';
import { scriptsRun } from '../support/scripts.ts';
import { say } from '../support/words.ts';

const headline = 'Kiến trúc sư · Nhà Nắng';
const number = '0912 345 678';
const links = [
  ['Trang của xưởng', 'https://nha-nang.example'],
  ['Ảnh công trình', 'https://anh.example/nha-nang'],
  ['Facebook', 'https://facebook.com/nha.nang'],
  ['Đường đến xưởng', 'https://www.google.com/maps/search/?api=1&query=H%C3%A0+N%E1%BB%99i'],
  ['Viết thư cho mình', 'mailto:tuyet@nha-nang.example'],
] as const;

/** A photo as a phone sends it. */
const photo = (): Promise<Buffer> => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1200"><defs><linearGradient id="g" y2="1">
    <stop stop-color="#cde"/><stop offset="1" stop-color="#876"/></linearGradient></defs>
    <rect width="900" height="1200" fill="url(#g)"/><circle cx="450" cy="480" r="230" fill="#edc8a8"/></svg>`;
  return sharp(Buffer.from(svg)).jpeg().toBuffer();
};

const register = async (page: Page, person: Person): Promise<void> => {
  await page.goto('/');
  await page.getByRole('link', { name: say('home_make') }).click();
  await page.getByLabel(say('auth_name')).fill(person.name);
  await page.getByLabel(say('auth_identifier')).fill(person.email);
  await page.getByLabel(say('auth_password'), { exact: true }).fill(person.password);
  await page.getByRole('button', { name: say('auth_register') }).click();
  await expect(page.getByRole('heading', { name: say('auth_verify_title') })).toBeVisible();
  // Scripts send the code as soon as it is whole.
  await scriptsRun(page);
  await page.getByLabel(say('auth_code')).fill(await codeFromOutbox(page, person.email));
  await expect(page).toHaveURL(/\/action\/start\/portrait$/);
  await expect(page.getByText(say('auth_verified'))).toBeVisible();
  await page.getByRole('link', { name: say('start_leave') }).click();
  await expect(page).toHaveURL(/\/me\/nguyen-thi-anh-tuyet(-\d+)?$/);
};

/** Reads the code from the outbox page in another tab, like a person who tries the product. */
const codeFromOutbox = async (page: Page, email: string): Promise<string> => {
  const outbox = await page.context().newPage();
  const letter = outbox.getByRole('article').filter({ hasText: email }).first();
  await expect(async () => {
    await outbox.goto('/dev/outbox');
    await expect(letter).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 15_000 });
  const code = /\b\d{6}\b/.exec(await letter.innerText())?.[0] ?? '';
  await outbox.close();
  return code;
};

/** Opens a section's editor, by the sheet of kinds while it is empty, fills it, saves it, and waits for the notice. */
const editPart = async (
  page: Page,
  label: string,
  fill: () => Promise<void>,
  { notice = say('profile_saved'), addBy }: { notice?: string; addBy?: string } = {},
): Promise<void> => {
  if (addBy === undefined) await page.getByRole('link', { name: label, exact: true }).click();
  else await addContent(page, addBy);
  const sheet = page.getByRole('dialog', { name: label });
  await expect(sheet.getByRole('heading', { name: label })).toBeVisible();
  await fill();
  const saved = page.getByText(notice);
  const save = sheet.getByRole('button', { name: say('profile_save'), exact: true });
  await expectMessage(page, notice, () => save.click());
  await expect(sheet).toBeHidden();
  await expect(saved).toBeHidden();
};

const editPage = async (page: Page): Promise<void> => {
  const sheet = page.getByRole('dialog');
  await editPart(page, say('profile_edit_head'), async () => {
    await sheet.getByLabel(say('profile_headline')).fill(headline);
    const portrait = { name: 'chan-dung.jpg', mimeType: 'image/jpeg', buffer: await photo() };
    await sheet.getByLabel(say('profile_portrait'), { exact: true }).setInputFiles(portrait);
    await expect(sheet.locator('input[type=hidden][name=portrait]')).toHaveValue(/[0-9a-f-]{36}/);
  });
  const addAbout = { addBy: 'profile_add_about' };
  const fillAbout = async () => {
    const text = sheet.getByRole('textbox', { name: say('profile_about') });
    await expect(sheet.getByRole('button', { name: say('ui_editor_bold') })).toBeVisible();
    await text.click();
    await page.keyboard.type('Mình vẽ những ngôi nhà ');
    await sheet.getByRole('button', { name: say('ui_editor_bold') }).click();
    await page.keyboard.type('có nắng và có vườn');
  };
  await editPart(page, say('profile_edit_about'), fillAbout, addAbout);
  // An empty list starts with an empty line.
  const fillContact = () => sheet.getByLabel(say('profile_contact_value')).fill(number);
  await editPart(page, say('profile_edit_contacts'), fillContact, { addBy: 'profile_add_contacts' });
  await editPart(
    page,
    say('profile_edit_links'),
    async () => {
      for (const [index, [label, address]] of links.entries()) {
        if (index > 0) await sheet.getByRole('button', { name: say('profile_add_link') }).click();
        await sheet.getByLabel(say('profile_link_label')).nth(index).fill(label);
        await sheet.getByLabel(say('profile_link_address')).nth(index).fill(address);
      }
    },
    { notice: say('bio_saved'), addBy: 'profile_add_links' },
  );
};

/** Final target of a link. */
const leadsTo = async (page: Page, address: string): Promise<string | undefined> =>
  address.startsWith('/') ? (await page.request.get(address, { maxRedirects: 0 })).headers()['location'] : address;

/** Chooses a theme by code; returns the CSS variables of the page. */
const chooseTheme = async (page: Page, code: string): Promise<Readonly<Record<string, string>>> => {
  const theme = themeByCode(code);
  if (!theme) throw new Error(`There is no theme ${code}.`);
  await page.goto('/action/setting/display');
  await page.getByRole('radio', { name: theme.nameVi }).check();
  await expectMessage(page, say('theme_saved'), () => page.getByRole('button', { name: say('theme_save') }).click());
  return cssVariables(theme);
};

const takeLink = async (page: Page, link: string): Promise<void> => {
  await page.goto('/action/shortenedLink');
  await page.getByLabel(say('link_change')).fill(link);
  await expect(page.getByText(say('link_free', { link }))).toBeVisible();
  await expectMessage(page, say('link_saved'), () => page.getByRole('button', { name: say('link_take') }).click());
};

const signOut = async (page: Page): Promise<void> => {
  await page.goto('/action/setting');
  await page.getByRole('link', { name: say('setting_logout'), exact: true }).click();
  await page.getByRole('button', { name: say('auth_logout') }).click();
  await expect(page).toHaveURL('/login');
};

const expectTheme = async (page: Page, variables: Readonly<Record<string, string>>): Promise<void> => {
  const worn = await page
    .getByRole('article')
    .evaluate((element) => getComputedStyle(element).getPropertyValue('--brand-bg').trim());
  expect(worn.toLowerCase()).toBe(variables['--brand-bg']?.toLowerCase());
};

/** Metadata that Zalo or Facebook would read. */
const expectShare = async (page: Page, { name }: Person): Promise<void> => {
  const content = (property: string) => page.locator(`meta[property="${property}"]`).getAttribute('content');
  expect(await content('og:title')).toBe(`Xem thông tin ${name}`);
  expect(await content('og:description')).toContain('Mình vẽ những ngôi nhà có nắng và có vườn');
  const picture = await page.request.get((await content('og:image')) ?? '');
  expect(picture.status()).toBe(200);
  expect(await sharp(await picture.body()).metadata()).toMatchObject({ width: 1200, height: 630 });
};

/** Saves the contact and reads the card like a phone's address book. */
const expectCard = async (page: Page, { name }: Person): Promise<void> => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: say('profile_save_contact') }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.vcf$/);
  const card = new ICAL.Component(ICAL.parse(await readFile(await download.path(), 'utf8')) as unknown[]);
  expect(card.getFirstPropertyValue('version')).toBe('3.0');
  expect(card.getFirstPropertyValue('fn')).toBe(name);
  // Family name, given name, middle names, as address books sort them.
  expect(card.getFirstProperty('n')?.getValues()).toEqual([['Nguyễn', 'Tuyết', 'Thị Ánh', '', '']]);
  expect(String(card.getFirstPropertyValue('tel')).replaceAll(/\D/g, '')).toMatch(/912345678$/);
  expect(card.getFirstPropertyValue('photo')).toBeTruthy();
};

test(
  'a new member makes a page, and another phone opens it and saves the contact',
  { tag: '@core' },
  async ({ page, browser }) => {
    test.setTimeout(120_000);
    const person = somebody('Nguyễn Thị Ánh Tuyết');
    const link = `tuyet-${person.email.slice(4, 12)}`;
    await register(page, person);
    await editPage(page);
    await expect(page.getByRole('heading', { level: 1, name: person.name })).toBeVisible();
    const theme = await chooseTheme(page, 'violet');
    await takeLink(page, link);
    await signOut(page);

    const context = await browser.newContext({ ...phone, acceptDownloads: true });
    const visitor = await context.newPage();
    await visitor.goto(`/smc/${link}`);
    await expect(visitor.getByRole('heading', { level: 1, name: person.name })).toBeVisible();
    await expect(visitor.getByText(headline)).toBeVisible();
    await expect(visitor.locator('#about strong')).toHaveText('có nắng và có vườn');
    const portrait = visitor.getByRole('img', { name: say('profile_portrait_of', { name: person.name }) });
    await expect.poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    const addresses = await visitor
      .locator('#links a')
      .evaluateAll((all) => all.map((a) => [a.querySelector('span span')?.textContent, a.getAttribute('href')]));
    expect(addresses.map(([label]) => label)).toEqual(links.map(([label]) => label));
    // Web addresses are redirected for counting, others are direct.
    for (const [index, [, address]] of addresses.entries())
      expect(await leadsTo(visitor, address ?? '')).toBe(new URL(links[index]?.[1] ?? '').href);
    await expect(visitor.locator(`a[href="tel:${number.replaceAll(' ', '')}"]`).first()).toBeVisible();
    await expectTheme(visitor, theme);
    await expectShare(visitor, person);
    await expectCard(visitor, person);
    await context.close();
  },
);
