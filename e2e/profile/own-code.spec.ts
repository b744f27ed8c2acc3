import sharp from 'sharp';
import { onTable } from '../social/codes.ts';
import { demoOwner, demoPage } from '../support/demo.ts';
import { expect, signIn, test } from '../support/people.ts';
import { name, choose, openScanner, sheet } from '../social/scanner.ts';
import { say } from '../support/words.ts';

test.describe('own QR code', () => {
  test.beforeEach(({ page }) => signIn(page.request, demoOwner).then(() => undefined));

  test('contains the whole card for use offline, and the scanner reads it', async ({ page }) => {
    await page.goto('/action/qrcode');
    await page.getByRole('link', { name: say('qr_offline'), exact: true }).click();
    const png = page.getByRole('link', { name: say('qr_download_png') });
    await expect(png).toHaveAttribute('href', /holds=card/);
    await expect(page.getByRole('img', { name: say('qr_card_of', { name }) })).toBeVisible();
    const code = await (await page.request.get((await png.getAttribute('href')) ?? '')).body();
    await openScanner(page);
    for (const picture of [
      code,
      await onTable(code),
      await sharp(code).rotate(17, { background: '#777' }).png().toBuffer(),
    ]) {
      await choose(page, picture);
      await expect(sheet(page, 'scan_kind_card').getByText(name, { exact: true })).toBeVisible();
      await page.keyboard.press('Escape');
    }
  });

  test('is written to an NFC tag, and over existing data after a question only', async ({ page, baseURL }) => {
    await page.addInitScript(() => {
      const writes: unknown[] = [];
      Object.assign(window, {
        writes,
        NDEFReader: class {
          async write(message: unknown, { overwrite }: { overwrite: boolean }) {
            if (!overwrite) throw new DOMException('There is something on it.', 'NotAllowedError');
            writes.push(message);
          }
        },
      });
    });
    await page.goto('/action/qrcode');
    await page.getByRole('button', { name: say('nfc_write') }).click();
    const dialog = page.getByRole('dialog', { name: say('nfc_write') });
    await expect(dialog.getByText(say('nfc_written_before'))).toBeVisible();
    const writes = () => page.evaluate(() => (window as unknown as { writes: unknown[] }).writes);
    expect(await writes()).toEqual([]);
    await dialog.getByRole('button', { name: say('nfc_overwrite') }).click();
    await expect(dialog.getByText(say('nfc_done'))).toBeVisible();
    expect(await writes()).toEqual([{ records: [{ recordType: 'url', data: `${baseURL}${demoPage}?s=nfc` }] }]);
  });

  test('waits for a tag until cancelled, and reports a failure', async ({ page }) => {
    await page.addInitScript(() => {
      let tries = 0;
      Object.assign(window, {
        NDEFReader: class {
          write(_message: unknown, { signal }: { signal: AbortSignal }) {
            tries += 1;
            if (tries > 1) return Promise.reject(new DOMException('', 'NetworkError'));
            return new Promise((_, reject) => {
              signal.addEventListener('abort', () => {
                Object.assign(window, { cancelled: true });
                reject(new DOMException('', 'AbortError'));
              });
            });
          }
        },
      });
    });
    await page.goto('/action/qrcode');
    const write = page.getByRole('button', { name: say('nfc_write') });
    const dialog = page.getByRole('dialog', { name: say('nfc_write') });
    await write.click();
    await expect(dialog.getByText(say('nfc_hold'), { exact: true })).toBeVisible();
    await dialog.getByRole('button', { name: say('ui_cancel') }).click();
    await expect(dialog).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => (window as unknown as { cancelled: boolean }).cancelled)).toBe(true);
    await write.click();
    await expect(dialog.getByText(say('nfc_failed'))).toBeVisible();
    await expect(dialog.getByRole('button', { name: say('nfc_again') })).toBeVisible();
  });

  test('names browsers that can write tags if this one cannot', async ({ page }) => {
    await page.addInitScript(() => void Reflect.deleteProperty(window, 'NDEFReader'));
    await page.goto('/action/qrcode');
    await expect(page.getByText(say('nfc_unsupported'))).toBeVisible();
  });
});
