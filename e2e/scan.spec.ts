import AxeBuilder from '@axe-core/playwright';
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { errors } from '@m4u/contract/errors';
import { browserSeeing, codePicture, onTable, spoiled } from './codes.ts';
import { demoOwner, demoPage } from './demo.ts';
import { arrive, expect, phone, signIn, signInByHand, test } from './people.ts';
import { arriveTalking } from './talk.ts';
import { say } from './words.ts';

const name = 'Nguyễn Thị Mỹ Duyên';
const card = 'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Trần Quốc Bảo\r\nTEL:0987654321\r\nORG:Sao Khuê\r\nEND:VCARD';

/** Gives the screen a picture, as if it had been chosen. */
const choose = async (page: Page, buffer: Buffer): Promise<void> => {
  await page.locator('input[type=file]').setInputFiles({ name: 'code.png', mimeType: 'image/png', buffer });
};

const chooseText = async (page: Page, text: string): Promise<void> => choose(page, await codePicture(text));

/** The scanning screen with its script there. */
const openScanner = async (page: Page, query = ''): Promise<void> => {
  await page.goto(`/scan-qr${query}`);
  await expect(page.getByRole('button', { name: say('scan_picture') })).toBeVisible();
};

/** The addresses that a page asks for from now on. */
const addressesOf = (page: Page): readonly string[] => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  return asked;
};

const sheet = (page: Page, kind: string) => page.getByRole('dialog', { name: say(kind) });

/** Who is in the phonebook of the reader by a part of their name. */
const kept = async (page: Page, q: string): Promise<string[]> => {
  const answer = await page.request.get('/api/phonebook', { params: { q } });
  expect(answer.status(), await answer.text()).toBe(200);
  const { data } = (await answer.json()) as { data: { name: string }[] };
  return data.map((row) => row.name);
};

test.describe('pictures', () => {
  test('a code is read whatever is the matter with its picture, and the thorough reader stays away', async ({
    page,
    baseURL,
  }) => {
    const asked = addressesOf(page);
    await openScanner(page);
    for (const [matter, picture] of Object.entries(await spoiled(`${baseURL}${demoPage}`))) {
      await choose(page, picture);
      await expect(sheet(page, 'scan_kind_page').getByText(name), matter).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    expect(asked.filter((address) => address.endsWith('.wasm'))).toEqual([]);
  });

  test('where there is no code it says so, after a second reader has looked, and nobody else is asked', async ({
    page,
    baseURL,
  }) => {
    const asked = addressesOf(page);
    await openScanner(page);
    const empty = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#8a7d6a' } })
      .png()
      .toBuffer();
    await choose(page, empty);
    await expect(page.getByText(say('scan_picture_no_code'))).toBeVisible();
    expect(asked.some((address) => address.endsWith('.wasm'))).toBe(true);
    await choose(page, Buffer.from('no picture'));
    await expect(page.getByText(say('scan_picture_unreadable'))).toBeVisible();
    const foreign = asked.filter((address) => !/^(data|blob):/.test(address) && !address.startsWith(baseURL ?? ''));
    expect(foreign).toEqual([]);
  });

  test('what the quick reader cannot read, a code seen from far aside, the thorough one can', async ({
    page,
    baseURL,
  }) => {
    await openScanner(page);
    const reader = page.waitForRequest(/\.wasm$/);
    const code = await codePicture(`${baseURL}${demoPage}`);
    await choose(page, await sharp(code).resize(92, 370, { fit: 'fill' }).png().toBuffer());
    await expect(sheet(page, 'scan_kind_page').getByText(name)).toBeVisible();
    await reader;
  });

  test('a pasted picture is read too', async ({ page, baseURL }) => {
    await openScanner(page);
    const bytes = [...(await codePicture(`${baseURL}${demoPage}`))];
    await page.evaluate((all) => {
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([new Uint8Array(all)], 'code.png', { type: 'image/png' }));
      document.dispatchEvent(new ClipboardEvent('paste', { clipboardData }));
    }, bytes);
    await expect(sheet(page, 'scan_kind_page').getByText(name)).toBeVisible();
  });
});

test('other screens carry nothing of it', async ({ page }) => {
  const asked = addressesOf(page);
  await signIn(page.request, demoOwner);
  for (const address of [demoPage, '/', '/action/setting']) {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
  }
  expect(asked.some((address) => address.endsWith('.js'))).toBe(true);
  expect(asked.filter((address) => /\/(?:Scanner|dom|decode|reader|zxing\w*)-|\.wasm/.test(address))).toEqual([]);
});

test.describe('what is read is shown, and nothing opens by itself', () => {
  test('an address of another site: its domain, the reasons to be careful, a link for who wants it', async ({
    page,
    context,
    baseURL,
  }) => {
    const pages: string[] = [];
    context.on('page', (opened) => pages.push(opened.url()));
    await openScanner(page);
    await chooseText(page, 'http://m4u.vn@evil.example/me/my-duyen');
    const shown = sheet(page, 'scan_kind_address');
    await expect(shown.getByText('evil.example', { exact: true })).toBeVisible();
    await expect(shown.getByText(say('scan_warning_hidden'))).toBeVisible();
    await expect(shown.getByText(say('scan_warning_http'))).toBeVisible();
    const link = shown.getByRole('link', { name: say('scan_open_address') });
    await expect(link).toHaveAttribute('href', 'http://m4u.vn@evil.example/me/my-duyen');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(pages).toEqual([]);
    expect(page.url()).toBe(`${baseURL}/scan-qr`);
  });

  test('other schemes are text and never a link', async ({ page }) => {
    await openScanner(page);
    for (const text of ['javascript:alert(1)', 'data:text/html,<b>x</b>', 'intent://x#Intent;end', 'tel:*%2306%23']) {
      await chooseText(page, text);
      const shown = sheet(page, 'scan_kind_text');
      await expect(shown.getByText(text)).toBeVisible();
      await expect(shown.getByRole('link')).toHaveCount(0);
      await page.keyboard.press('Escape');
    }
  });

  test('a transfer code of one of our pages: bank, account and what to do; a changed one says that it is broken', async ({
    page,
  }) => {
    await page.goto('/me/all-activity/my-duyen');
    const activity = page.locator('img[src*="/vietqr/"]').first();
    await activity.waitFor({ state: 'attached' });
    const address = ((await activity.getAttribute('src')) ?? '').replace('format=svg', 'format=png');
    const code = await page.request.get(address);
    await openScanner(page);
    await choose(page, await onTable(await code.body()));
    const shown = sheet(page, 'scan_kind_payment');
    await expect(shown.getByText(say('scan_account'), { exact: true }).first()).toBeVisible();
    await expect(shown.getByText(say('scan_payment_how'))).toBeVisible();
    await expect(shown.getByRole('button', { name: say('ui_copy') }).first()).toBeVisible();
    await page.keyboard.press('Escape');

    await chooseText(
      page,
      '00020101021138540010A00000072701240006970436011001234567890208QRIBFTTA53037045802VN63041234',
    );
    await expect(shown.getByText(say('scan_payment_broken'))).toBeVisible();
    await expect(shown.getByText('0123456789')).toHaveCount(0);
  });

  test('a network keeps its password to itself until it is asked', async ({ page }) => {
    await openScanner(page);
    await chooseText(page, 'WIFI:S:Cà phê Mộc;T:WPA;P:gốm-nâu-42;;');
    const shown = sheet(page, 'scan_kind_wifi');
    await expect(shown.getByText('Cà phê Mộc')).toBeVisible();
    await expect(shown.getByText('gốm-nâu-42')).toHaveCount(0);
    await shown.getByRole('button', { name: say('scan_password_show') }).click();
    await expect(shown.getByText('gốm-nâu-42')).toBeVisible();
  });
});

test('every kind of sheet, and the list, is for everybody', async ({ page, baseURL }) => {
  test.slow();
  await openScanner(page);
  const violations = async (): Promise<string[]> => {
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
    return (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  };
  const codes = {
    scan_kind_page: `${baseURL}${demoPage}`,
    scan_kind_own: `${baseURL}/register`,
    scan_kind_printed: `${baseURL}/mrd/abc-123`,
    scan_kind_address: 'http://m4u.vn@evil.example:8080/',
    scan_kind_card: card,
    scan_kind_phone: 'tel:0912345678',
    scan_kind_sms: 'smsto:8185:NAP 500',
    scan_kind_email: 'mailto:bao@example.com',
    scan_kind_wifi: 'WIFI:S:Mộc;T:WPA;P:x;;',
    scan_kind_place: 'geo:16.0678,108.2208',
    scan_kind_text: 'Bàn 12',
  };
  for (const [kind, text] of Object.entries(codes)) {
    await chooseText(page, text);
    await expect(sheet(page, kind)).toBeVisible();
    expect.soft(await violations(), kind).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await page.getByLabel(say('scan_continuous'), { exact: true }).check();
  for (const text of [card, 'https://evil.example/']) {
    await chooseText(page, text);
    await expect(page.getByText(say('scan_heard', { kind: '' }).trim(), { exact: false })).toBeAttached();
  }
  await expect(page.getByRole('region', { name: say('scan_list') }).getByRole('listitem')).toHaveCount(2);
  expect.soft(await violations(), 'the list').toEqual([]);
});

test.describe('saving', () => {
  test('a visitor signs in and finds the code open again, and saves it', async ({ page, request }) => {
    const person = await arrive(request);
    await openScanner(page);
    await chooseText(page, card);
    await sheet(page, 'scan_kind_card')
      .getByRole('link', { name: say('scan_save_sign_in') })
      .click();
    await signInByHand(page, person);
    const shown = sheet(page, 'scan_kind_card');
    await shown.getByRole('button', { name: say('scan_save') }).click();
    await expect(shown.getByText(say('scan_saved_mark'))).toBeVisible();
    expect(await kept(page, 'quoc bao')).toEqual(['Trần Quốc Bảo']);
  });

  test('what is scanned and saved without a line is sent later, once', async ({ page, context, baseURL }) => {
    await arrive(page.request);
    await openScanner(page);
    // What a scan needs is there once one has been read.
    await chooseText(page, 'x');
    await page.keyboard.press('Escape');
    await context.setOffline(true);
    await chooseText(page, card);
    const shown = sheet(page, 'scan_kind_card');
    await shown.getByRole('button', { name: say('scan_save') }).click();
    await expect(shown.getByText(say('scan_waits_mark'))).toBeVisible();
    await page.keyboard.press('Escape');
    await chooseText(page, `${baseURL}${demoPage}`);
    const theirs = sheet(page, 'scan_kind_page');
    await expect(theirs.getByText(say('scan_page_unknown'))).toBeVisible();
    await theirs.getByRole('button', { name: say('scan_save') }).click();
    await expect(theirs.getByText(say('scan_waits_mark'))).toBeVisible();
    await context.setOffline(false);
    await expect.poll(() => kept(page, 'quoc bao')).toEqual(['Trần Quốc Bảo']);
    await expect.poll(() => kept(page, 'my duyen')).toEqual([name]);
  });

  test('a member is shown with what can be done: their page, connecting, saving', async ({ page, baseURL }) => {
    await arrive(page.request);
    await openScanner(page);
    await chooseText(page, `${baseURL}${demoPage}`);
    const shown = sheet(page, 'scan_kind_page');
    await expect(shown.getByText(name)).toBeVisible();
    await expect(shown.getByRole('link', { name: say('scan_see_page') })).toHaveAttribute('href', demoPage);
    // An account whose code was never asked for may not befriend, and is told so.
    await shown.getByRole('button', { name: say('scan_connect') }).click();
    await expect(shown.getByText(errors['account-unverified'].vi)).toBeVisible();
    await shown.getByRole('button', { name: say('scan_save') }).click();
    await expect(shown.getByText(say('scan_saved_mark'))).toBeVisible();
    expect(await kept(page, 'my duyen')).toEqual([name]);
  });

  test('who is asked to connect is asked once, and a friend is told as one', async ({ browser, baseURL }) => {
    const an = await arriveTalking(browser, 'Lý Thường An');
    const binh = await arriveTalking(browser, 'Ngô Thanh Bình');
    await openScanner(an.page);
    await chooseText(an.page, `${baseURL}/me/${binh.memberId}`);
    await sheet(an.page, 'scan_kind_page')
      .getByRole('button', { name: say('scan_connect') })
      .click();
    await expect(sheet(an.page, 'scan_kind_page').getByText(say('scan_requested'))).toBeVisible();
    await openScanner(binh.page);
    await chooseText(binh.page, `${baseURL}/me/${an.memberId}`);
    await sheet(binh.page, 'scan_kind_page')
      .getByRole('button', { name: say('scan_accept') })
      .click();
    await expect(sheet(binh.page, 'scan_kind_page').getByText(say('scan_friends'))).toBeVisible();
    for (const { page } of [an, binh]) await page.context().close();
  });

  test('for points a member’s code leads to giving them points, a group’s does not', async ({ page, baseURL }) => {
    await arrive(page.request);
    await openScanner(page, '?isCreatePoint');
    await chooseText(page, `${baseURL}/mbg/gom-moc-nhien`);
    await expect(page.getByText(say('scan_points_members'))).toBeVisible();
    await page.keyboard.press('Escape');
    await chooseText(page, `${baseURL}${demoPage}`);
    await page.waitForURL(/\/action\/createPoint\?memberId=[\da-f-]{36}$/);
  });
});

test.describe('the camera', () => {
  /** A page of a browser whose camera sees these pictures. */
  const seeing = async (pictures: readonly Buffer[], use: (page: Page) => Promise<void>): Promise<void> => {
    const browser: Browser = await browserSeeing(pictures, test.info().outputPath('camera.mjpeg'));
    try {
      const context = await browser.newContext({ ...phone, baseURL: test.info().project.use.baseURL, locale: 'vi-VN' });
      await use(await context.newPage());
    } finally {
      await browser.close();
    }
  };

  test('reads a code that is held before it, and lets go of it when the screen is left', async ({ baseURL }) => {
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

  test('goes on reading when asked to: each new code once, saved together', async ({ baseURL, request }) => {
    const person = await arrive(request);
    const texts = [`${baseURL}${demoPage}`, card, 'https://evil.example/'];
    const pictures = await Promise.all(texts.map(async (text) => onTable(await codePicture(text))));
    await seeing(pictures, async (page) => {
      await signIn(page.request, person);
      await page.goto('/scan-qr');
      // The first code may be read before the switch is there.
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Escape');
      await page.getByLabel(say('scan_continuous'), { exact: true }).check();
      const list = page.getByRole('region', { name: say('scan_list') });
      await expect(list.getByRole('listitem')).toHaveCount(3, { timeout: 20_000 });
      // Once more around: nothing comes twice.
      await page.waitForTimeout(5000);
      await expect(list.getByRole('listitem')).toHaveCount(3);
      await expect(list.getByText('Trần Quốc Bảo')).toBeVisible();
      await expect(list.getByText('evil.example')).toBeVisible();
      await list.getByRole('button', { name: say('scan_save_all', { count: 2 }) }).click();
      await expect(list.getByText(say('scan_saved_short'))).toHaveCount(2);
      expect(await kept(page, 'quoc bao')).toEqual(['Trần Quốc Bảo']);
      expect(await kept(page, 'my duyen')).toEqual([name]);
    });
  });

  test('its lamp is lit where it has one', async ({ baseURL }) => {
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

  test('where it is refused, the screen says why and takes pictures', async ({ page }) => {
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
    test('it is not asked for by itself', async ({ page }) => {
      await openScanner(page);
      await expect(page.getByText(say('scan_in_app', { app: 'Zalo' }))).toBeVisible();
      await expect(page.getByRole('button', { name: say('scan_camera_start') })).toBeVisible();
    });
  });
});

test.describe('one’s own code', () => {
  test.beforeEach(({ page }) => signIn(page.request, demoOwner).then(() => undefined));

  test('without a network is the card itself, which the scanner reads', async ({ page }) => {
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

  test('is written onto an NFC card: a full one only after asking', async ({ page, baseURL }) => {
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
    expect(await writes()).toEqual([{ records: [{ recordType: 'url', data: `${baseURL}${demoPage}` }] }]);
  });

  test('waits for the card until it is cancelled, and tells what failed', async ({ page }) => {
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
    expect(await page.evaluate(() => (window as unknown as { cancelled: boolean }).cancelled)).toBe(true);
    await write.click();
    await expect(dialog.getByText(say('nfc_failed'))).toBeVisible();
    await expect(dialog.getByRole('button', { name: say('nfc_again') })).toBeVisible();
  });

  test('where the browser cannot write cards, it says which one can', async ({ page }) => {
    await page.addInitScript(() => void Reflect.deleteProperty(window, 'NDEFReader'));
    await page.goto('/action/qrcode');
    await expect(page.getByText(say('nfc_unsupported'))).toBeVisible();
  });
});
