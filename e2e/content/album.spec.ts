import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { arrive, expect, test } from '../support/people.ts';
import { say } from '../support/words.ts';

const save = (page: Page) => page.getByRole('button', { name: say('content_save'), exact: true }).click();

const picture = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();

const shapes = [
  [1200, 800, '#b5651d'],
  [800, 1200, '#2f6f73'],
  [1000, 1000, '#8a3d52'],
] as const;

/** Ratio of width to height of each of the three pictures. */
const ratios = async (page: Page): Promise<number[]> => {
  const pictures = page.getByRole('list', { name: 'Tết ở quê' }).getByRole('img');
  // The address changes before the album is drawn.
  await expect(pictures).toHaveCount(3);
  return pictures.evaluateAll((images) => images.map((image) => image.clientWidth / image.clientHeight));
};

test('an owner makes an album, and a visitor browses its pictures', async ({ page, browser }) => {
  const { memberId } = await arrive(page.request);
  const own = `/me/${memberId}`;
  await page.goto(`${own}/albums`);
  await page
    .getByRole('link', { name: say('album_add') })
    .first()
    .click();
  await save(page);
  await expect(page.getByText(/^Hãy nhập (“|thông tin này)/)).toBeVisible();
  await page.getByLabel(say('album_name')).fill('Tết ở quê');
  const files = await Promise.all(
    shapes.map(async ([width, height, colour], index) => ({
      name: `anh-${index}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await picture(width, height, colour),
    })),
  );
  await page.locator('input[type=file]').first().setInputFiles(files);
  await expect(page.getByLabel(say('ui_caption'))).toHaveCount(3);
  await page.getByLabel(say('ui_caption')).nth(1).fill('Gói bánh chưng');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await save(page);

  await expect(page).toHaveURL(/\/me\/albums\/[0-9a-f-]{36}$/);
  await expect(page.getByText(say('album_saved'))).toBeVisible();
  const address = page.url();

  const visitor = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await visitor.goto(own);
  await visitor.getByRole('link', { name: 'Tết ở quê' }).click();
  await expect(visitor).toHaveURL(address);
  await expect(visitor.getByText(say('album_pictures', { count: 3 }))).toBeVisible();
  const [wide, tall, square] = await ratios(visitor);
  expect(wide).toBeCloseTo(1.5, 1);
  expect(tall).toBeCloseTo(0.67, 1);
  expect(square).toBeCloseTo(1, 1);
  expect(await visitor.locator('script[type="application/ld+json"]').allTextContents()).toContainEqual(
    expect.stringContaining('"ImageGallery"'),
  );

  await visitor.getByRole('link', { name: 'Gói bánh chưng' }).click();
  const box = visitor.getByRole('dialog');
  await expect(box.getByText('2 / 3')).toBeVisible();
  await expect(box.getByText('Gói bánh chưng')).toBeVisible();
  await visitor.keyboard.press('ArrowRight');
  await expect(box.getByText('3 / 3')).toBeVisible();
  await visitor.keyboard.press('Escape');
  await expect(box).toHaveCount(0);
});

test(
  'without scripts, pictures open as files and albums are made with a file form',
  { tag: '@core' },
  async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await arrive(page.request);
    await page.goto('/edit/albums/new');
    await page.getByLabel(say('album_name')).fill('Không cần kịch bản');
    const files = await Promise.all(
      ['#c98c3a', '#37507a'].map(async (colour, index) => ({
        name: `anh-${index}.jpg`,
        mimeType: 'image/jpeg',
        buffer: await picture(900, 600, colour),
      })),
    );
    await page.locator('input[type=file]').first().setInputFiles(files);
    await save(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Không cần kịch bản' })).toBeVisible();
    const covers = page.locator('article ul img');
    // The heading is there before the browser has read the rest of the page.
    await expect(covers).toHaveCount(2);
    const [first = '', second = ''] = await covers.evaluateAll((images) =>
      images.map((image) => image.getAttribute('src')),
    );
    const address = page.url();

    await page.getByRole('link', { name: say('content_edit') }).click();
    const down = say('ui_move_down', { name: say('ui_picture_number', { number: 1 }) });
    const moved = page.waitForResponse((answer) => answer.request().method() === 'POST');
    await page.getByRole('button', { name: down }).click();
    await moved;
    // Moving a picture saves it and stays in the editor.
    await expect(page).toHaveURL(/\/edit\/albums\//);
    await page.waitForLoadState('load');
    await page.goto(address);
    await expect(covers.first()).toHaveAttribute('src', second ?? '');
    await expect(covers.nth(1)).toHaveAttribute('src', first ?? '');
    await page.locator('article ul a').first().click();
    await expect(page).toHaveURL(/\.webp$/);
  },
);
