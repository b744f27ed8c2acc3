import AxeBuilder from '@axe-core/playwright';
import sharp from 'sharp';
import { codePicture, onTable, spoiled } from './codes.ts';
import { demoOwner, demoPage } from '../support/demo.ts';
import { axePatience, expect, signIn, test } from '../support/people.ts';
import { name, card, choose, chooseText, openScanner, addressesOf, sheet } from './scanner.ts';
import { say } from '../support/words.ts';

test.describe('reading pictures', () => {
  test('reads damaged and rotated codes without the slow reader', async ({ page, baseURL }) => {
    const requestedAddresses = addressesOf(page);
    await openScanner(page);
    for (const [matter, picture] of Object.entries(await spoiled(`${baseURL}${demoPage}`))) {
      await choose(page, picture);
      await expect(sheet(page, 'scan_kind_page').getByText(name), matter).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    expect(requestedAddresses.filter((address) => address.endsWith('.wasm'))).toEqual([]);
  });

  test('reports a picture without a code after the slow reader has tried, and sends nothing', async ({
    page,
    baseURL,
  }) => {
    const requestedAddresses = addressesOf(page);
    await openScanner(page);
    const empty = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#8a7d6a' } })
      .png()
      .toBuffer();
    await choose(page, empty);
    await expect(page.getByText(say('scan_picture_no_code'))).toBeVisible();
    expect(requestedAddresses.some((address) => address.endsWith('.wasm'))).toBe(true);
    await choose(page, Buffer.from('no picture'));
    await expect(page.getByText(say('scan_picture_unreadable'))).toBeVisible();
    const foreign = requestedAddresses.filter(
      (address) => !/^(data|blob):/.test(address) && !address.startsWith(baseURL ?? ''),
    );
    expect(foreign).toEqual([]);
  });

  test('reads a strongly distorted code with the slow reader', async ({ page, baseURL }) => {
    await openScanner(page);
    const reader = page.waitForRequest(/\.wasm$/);
    const code = await codePicture(`${baseURL}${demoPage}`);
    await choose(page, await sharp(code).resize(92, 370, { fit: 'fill' }).png().toBuffer());
    await expect(sheet(page, 'scan_kind_page').getByText(name)).toBeVisible();
    await reader;
  });

  test('reads a pasted picture', async ({ page, baseURL }) => {
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

test('other screens load no scanner code', async ({ page }) => {
  const requestedAddresses = addressesOf(page);
  await signIn(page.request, demoOwner);
  for (const address of [demoPage, '/', '/action/setting']) {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
  }
  expect(requestedAddresses.some((address) => address.endsWith('.js'))).toBe(true);
  expect(
    requestedAddresses.filter((address) => /\/(?:Scanner|dom|decode|reader|zxing\w*)-|\.wasm/.test(address)),
  ).toEqual([]);
});

test.describe('result of a scan', () => {
  test(
    'shows the domain and warnings of a foreign address and opens it on a click only',
    { tag: '@core' },
    async ({ page, context, baseURL }) => {
      const pages: string[] = [];
      context.on('page', (opened) => pages.push(opened.url()));
      await openScanner(page);
      await chooseText(page, 'http://m4u.vn@evil.example/me/my-duyen');
      const result = sheet(page, 'scan_kind_address');
      await expect(result.getByText('evil.example', { exact: true })).toBeVisible();
      await expect(result.getByText(say('scan_warning_hidden'))).toBeVisible();
      await expect(result.getByText(say('scan_warning_http'))).toBeVisible();
      const link = result.getByRole('link', { name: say('scan_open_address') });
      await expect(link).toHaveAttribute('href', 'http://m4u.vn@evil.example/me/my-duyen');
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
      expect(pages).toEqual([]);
      expect(page.url()).toBe(`${baseURL}/scan-qr`);
    },
  );

  test('shows other schemes as text without links', async ({ page }) => {
    await openScanner(page);
    for (const text of ['javascript:alert(1)', 'data:text/html,<b>x</b>', 'intent://x#Intent;end', 'tel:*%2306%23']) {
      await chooseText(page, text);
      const result = sheet(page, 'scan_kind_text');
      await expect(result.getByText(text)).toBeVisible();
      await expect(result.getByRole('link')).toHaveCount(0);
      await page.keyboard.press('Escape');
    }
  });

  test('shows bank and account of a transfer code and rejects a damaged one', async ({ page }) => {
    await page.goto('/me/all-activity/my-duyen');
    const activity = page.locator('img[src*="/vietqr/"]').first();
    await activity.waitFor({ state: 'attached' });
    const address = ((await activity.getAttribute('src')) ?? '').replace('format=svg', 'format=png');
    const code = await page.request.get(address);
    await openScanner(page);
    await choose(page, await onTable(await code.body()));
    const result = sheet(page, 'scan_kind_payment');
    await expect(result.getByText(say('scan_account'), { exact: true }).first()).toBeVisible();
    await expect(result.getByText(say('scan_payment_how'))).toBeVisible();
    await expect(result.getByRole('button', { name: say('ui_copy') }).first()).toBeVisible();
    await page.keyboard.press('Escape');

    await chooseText(
      page,
      '00020101021138540010A00000072701240006970436011001234567890208QRIBFTTA53037045802VN63041234',
    );
    await expect(result.getByText(say('scan_payment_broken'))).toBeVisible();
    await expect(result.getByText('0123456789')).toHaveCount(0);
  });

  test('hides a Wi-Fi password until asked', async ({ page }) => {
    await openScanner(page);
    await chooseText(page, 'WIFI:S:Cà phê Mộc;T:WPA;P:gốm-nâu-42;;');
    const result = sheet(page, 'scan_kind_wifi');
    await expect(result.getByText('Cà phê Mộc')).toBeVisible();
    await expect(result.getByText('gốm-nâu-42')).toHaveCount(0);
    await result.getByRole('button', { name: say('scan_password_show') }).click();
    await expect(result.getByText('gốm-nâu-42')).toBeVisible();
  });
});

const softly = expect.configure({ soft: true });

test('each kind of result, and the list, is accessible', async ({ page, baseURL }) => {
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
    await softly.poll(violations, { message: kind, timeout: axePatience }).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await page.getByLabel(say('scan_continuous'), { exact: true }).check();
  for (const text of [card, 'https://evil.example/']) {
    await chooseText(page, text);
    await expect(page.getByText(say('scan_heard', { kind: '' }).trim(), { exact: false })).toBeAttached();
  }
  await expect(page.getByRole('region', { name: say('scan_list') }).getByRole('listitem')).toHaveCount(2);
  await softly.poll(violations, { message: 'the list', timeout: axePatience }).toEqual([]);
});
