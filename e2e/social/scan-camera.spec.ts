import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { browserSeeing, codePicture, onTable } from './codes.ts';
import { demoPage } from '../support/demo.ts';
import { arrive, expect, phone, signIn, test } from '../support/people.ts';
import { name, card, chooseText, openScanner, sheet, findInPhonebook } from './scanner.ts';
import { say } from '../support/words.ts';

test.describe('camera', () => {
  /** Opens a page in a browser whose camera sees these pictures. */
  const seeing = async (pictures: readonly Buffer[], use: (page: Page) => Promise<void>): Promise<void> => {
    const browser: Browser = await browserSeeing(pictures, test.info().outputPath('camera.mjpeg'));
    try {
      const context = await browser.newContext({ ...phone, baseURL: test.info().project.use.baseURL, locale: 'vi-VN' });
      await use(await context.newPage());
    } finally {
      await browser.close();
    }
  };

  test('reads a code and stops when the screen is left', async ({ baseURL }) => {
    await seeing([await onTable(await codePicture(`${baseURL}${demoPage}`))], async (page) => {
      await page.goto('/scan-qr');
      await expect(sheet(page, 'scan_kind_page').getByText(name)).toBeVisible();
      const isRunning = () =>
        page.evaluate(() => {
          const stream = document.querySelector('video')?.srcObject;
          Object.assign(window, { stream });
          return stream instanceof MediaStream && stream.active;
        });
      expect(await isRunning()).toBe(true);
      await sheet(page, 'scan_kind_page')
        .getByRole('link', { name: say('scan_see_page') })
        .click();
      await page.waitForURL(`**${demoPage}`);
      const isHeld = () => page.evaluate(() => (window as unknown as { stream: MediaStream }).stream.active);
      await expect.poll(isHeld).toBe(false);
    });
  });

  test('keeps scanning on request, lists each code once, and saves all together', async ({ baseURL, request }) => {
    const person = await arrive(request);
    const texts = [`${baseURL}${demoPage}`, card, 'https://evil.example/'];
    const pictures = await Promise.all(texts.map(async (text) => onTable(await codePicture(text))));
    await seeing(pictures, async (page) => {
      await signIn(page.request, person);
      await page.goto('/scan-qr');
      // The first code may be read before the switch appears.
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Escape');
      await page.getByLabel(say('scan_continuous'), { exact: true }).check();
      const list = page.getByRole('region', { name: say('scan_list') });
      await expect(list.getByRole('listitem')).toHaveCount(3, { timeout: 20_000 });
      // Another round of the film adds nothing.
      await page.waitForTimeout(5000);
      await expect(list.getByRole('listitem')).toHaveCount(3);
      await expect(list.getByText('Trần Quốc Bảo')).toBeVisible();
      await expect(list.getByText('evil.example')).toBeVisible();
      await list.getByRole('button', { name: say('scan_save_all', { count: 2 }) }).click();
      await expect(list.getByText(say('scan_saved_short'))).toHaveCount(2);
      expect(await findInPhonebook(page, 'quoc bao')).toEqual(['Trần Quốc Bảo']);
      expect(await findInPhonebook(page, 'my duyen')).toEqual([name]);
    });
  });

  test('switches its lamp on if it has one', async ({ baseURL }) => {
    await seeing(
      [
        await sharp({ create: { width: 64, height: 48, channels: 3, background: '#333' } })
          .png()
          .toBuffer(),
      ],
      async (page) => {
        await page.addInitScript(() => {
          const wishes: unknown[] = [];
          Object.assign(window, { wishes });
          MediaStreamTrack.prototype.getCapabilities = () => ({ torch: true }) as MediaTrackCapabilities;
          MediaStreamTrack.prototype.applyConstraints = async (wish) => void wishes.push(wish);
        });
        await page.goto(`${baseURL}/scan-qr`);
        await page.getByRole('button', { name: say('scan_torch_on') }).click();
        await expect(page.getByRole('button', { name: say('scan_torch_off') })).toBeVisible();
        const wishes = await page.evaluate(() => (window as unknown as { wishes: unknown[] }).wishes);
        expect(wishes).toEqual([{ advanced: [{ torch: true }] }]);
      },
    );
  });

  test('is replaced by pictures when it is denied', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    });
    await openScanner(page);
    await expect(page.getByText(say('scan_camera_denied'))).toBeVisible();
    await chooseText(page, card);
    await expect(sheet(page, 'scan_kind_card').getByText('Trần Quốc Bảo')).toBeVisible();
  });

  test.describe('inside Zalo', () => {
    test.use({
      userAgent: 'Mozilla/5.0 (Linux; Android 14) Chrome/130.0.0.0 Mobile Safari/537.36 Zalo android/24110651',
    });
    test('is not started without a click', async ({ page }) => {
      await openScanner(page);
      await expect(page.getByText(say('scan_in_app', { app: 'Zalo' }))).toBeVisible();
      await expect(page.getByRole('button', { name: say('scan_camera_start') })).toBeVisible();
    });
  });
});
