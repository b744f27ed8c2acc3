/** M4U offline: the service worker, the offline page, data on the device, and later sending. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { APIRequestContext, BrowserContext, Locator, Page } from '@playwright/test';
import encodeQR from 'qr';
import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { findCurrentBuild } from '../../scripts/builds/kept-builds.mjs';
import { webBuilds } from '../../scripts/builds/web-build.mjs';
import { arrive, expect, type Person, type SignedIn, somebody, test, verify } from '../support/people.ts';
import { say } from '../support/words.ts';

test.use({ serviceWorkers: 'allow' });

type Member = Person & SignedIn;

/** Calls of a member outside the browser. */
const callAs = (request: APIRequestContext, { accessToken }: SignedIn) => {
  const headers = { authorization: `Bearer ${accessToken}`, cookie: '' };
  return {
    get: async (path: string) => (await request.get(`/api${path}`, { headers })).json() as Promise<{ data: never }>,
    put: async (path: string, data: object) => {
      const answer = await request.put(`/api${path}`, { headers, data });
      expect(answer.status(), `${path}: ${await answer.text()}`).toBe(200);
    },
  };
};

/** Makes a member with a verified account. */
const arriveVerified = async (request: APIRequestContext, name?: string): Promise<Member> => {
  const person = await arrive(request, somebody(name));
  await verify(request, person);
  return person;
};

const workerIsReady = (page: Page): Promise<void> =>
  page.evaluate(async () => void (await navigator.serviceWorker.ready));

/** Reads a value from the browser's database. */
const keptUnder = (page: Page, name: string): Promise<unknown> =>
  page.evaluate(
    (key) =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('m4u-device');
        opening.addEventListener('error', () => reject(opening.error ?? new Error('closed')));
        opening.addEventListener('success', () => {
          const { result } = opening;
          if (!result.objectStoreNames.contains('kept')) return resolve(undefined);
          const read = result.transaction('kept').objectStore('kept').get(key);
          read.addEventListener('success', () => {
            result.close();
            resolve(read.result);
          });
        });
      }),
    name,
  );

/** Waits until the card and the phonebook are on the device. */
const deviceIsFilled = async (page: Page): Promise<void> => {
  await workerIsReady(page);
  for (const name of ['card', 'phonebook']) await expect.poll(() => keptUnder(page, name), name).toBeTruthy();
};

/** Reads a QR code from a screenshot. */
const readCode = async (code: Locator): Promise<string> => {
  const picture = sharp(await code.screenshot()).flatten({ background: '#fff' });
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data });
};

const tab = (page: Page, key: string): Locator => page.getByRole('tab', { name: say(key) });

const friendsWith = async (request: APIRequestContext, one: Member, other: Member): Promise<void> => {
  const pair = { from: one.memberId, to: other.memberId };
  await callAs(request, one).put(`/friend/addFriendsById/${one.memberId}`, pair);
  await callAs(request, other).put(`/friend/acceptFriendsById/${one.memberId}`, pair);
};

/** Texts of all messages that a member can read, from the API. */
const textsFor = async (request: APIRequestContext, reader: Member): Promise<string[]> => {
  const call = callAs(request, reader);
  const conversations: { _id: string }[] = (await call.get('/messages')).data;
  const texts = await Promise.all(
    conversations.map(async ({ _id }) => {
      const found: { detail: string }[] = (await call.get(`/messages/findByGroupMessegerId?groupMessageId=${_id}`))
        .data;
      return found.map(({ detail }) => detail);
    }),
  );
  return texts.flat();
};

const cutOff = async (context: BrowserContext, offline: boolean): Promise<void> => context.setOffline(offline);

test('offline, the card, the phonebook and new messages are available; messages are sent once', async ({
  page,
  context,
  playwright,
  baseURL,
  complaints,
}) => {
  test.slow();
  const site = baseURL ?? '';
  const elsewhere = await playwright.request.newContext({ baseURL: site });
  const friend = await arriveVerified(elsewhere, 'Trần Đức Nghĩa');
  const me = await arriveVerified(page.request, 'Lê Thị Thu Hà');
  const mine = callAs(elsewhere, me);
  await mine.put(`/members/updateMemberById/${me.memberId}`, {
    headline: 'Kiến trúc sư',
    contacts: [
      { kind: 'phone', value: '0912 345 678', policy: 'public' },
      { kind: 'email', value: 'rieng@example.vn', policy: 'private' },
      { kind: 'company', value: 'Nhà Gỗ Ba Gian', policy: 'public' },
    ],
  });
  await friendsWith(elsewhere, me, friend);

  await page.goto(`/me/${me.memberId}`);
  await deviceIsFilled(page);
  await cutOff(context, true);

  await test.step('own page leads to the offline page with the card and both codes', async () => {
    await page.goto(`/me/${me.memberId}?tab=posts`);
    await expect(page).toHaveURL(/\/offline\?from=/);
    await expect(page.getByRole('heading', { level: 1, name: say('offline_title') })).toBeVisible();
    await expect(page.getByRole('heading', { name: me.name })).toBeVisible();
    await expect(page.getByText('Kiến trúc sư')).toBeVisible();
    await expect(page.getByText('Nhà Gỗ Ba Gian')).toBeVisible();
    await expect(page.getByText(say('offline_now'))).toBeVisible();
    const online = page.getByRole('img', { name: say('offline_code_page_of', { name: me.name }) });
    expect(await readCode(online)).toContain(`${site}/smc/${me.urlMinify}`);
    const card = await readCode(page.getByRole('img', { name: say('offline_code_card_of', { name: me.name }) }));
    expect(card).toContain(`FN:${me.name}`.normalize('NFC'));
    expect(card).toContain('+84912345678');
    expect(card, 'what only I may see').not.toContain('rieng@example.vn');
  });

  await test.step('the phonebook is searched, and a message waits', async () => {
    await tab(page, 'offline_phonebook').click();
    await page.getByLabel(say('offline_search')).fill('duc nghia');
    const write = page.getByRole('button', { name: say('offline_write', { name: friend.name }) });
    await expect(write).toBeVisible();
    await write.click();
    await page.getByLabel(say('offline_write_text')).fill('Hẹn bạn 9 giờ sáng mai nhé!');
    await page.getByRole('button', { name: say('offline_write_send'), exact: true }).click();
    await expect(page.getByText(say('offline_write_done'))).toBeVisible();
    await tab(page, 'offline_queue').click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Hẹn bạn 9 giờ sáng mai nhé!' })).toBeVisible();
    expect(await textsFor(elsewhere, friend)).toEqual([]);
  });

  await test.step('another page shows the waiting message', async () => {
    await page.goto('/action/phonebook');
    await expect(tab(page, 'offline_phonebook')).toHaveAttribute('aria-selected', 'true');
    await tab(page, 'offline_queue').click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Hẹn bạn 9 giờ sáng mai nhé!' })).toBeVisible();
  });

  await test.step('back online, the message is sent once, and the page offers to return', async () => {
    await cutOff(context, false);
    await expect(page.getByText(say('offline_back'))).toBeVisible({ timeout: 20_000 });
    await expect.poll(() => textsFor(elsewhere, friend)).toEqual(['Hẹn bạn 9 giờ sáng mai nhé!']);
    await expect(page.getByText(say('offline_queue_none'))).toBeVisible();
    await page.goto(`/me/${me.memberId}`);
    await page.waitForLoadState('networkidle');
    expect(await textsFor(elsewhere, friend)).toEqual(['Hẹn bạn 9 giờ sáng mai nhé!']);
  });

  await test.step('signing out deletes all data from the device', async () => {
    await page.goto('/logout');
    await page.getByRole('button', { name: say('auth_logout') }).click();
    await expect(page).toHaveURL('/login');
    for (const name of ['card', 'phonebook']) await expect.poll(() => keptUnder(page, name), name).toBeUndefined();
    await cutOff(context, true);
    await page.goto(`/me/${me.memberId}`);
    await expect(page.getByText(say('offline_nobody'))).toBeVisible();
    expect(await page.locator('body').innerText()).not.toContain(me.name);
  });
  await elsewhere.dispose();
  complaints.length = 0; // offline, the browser logs each failed request
});

test('offline, the phonebook in the bar leads to the one on the device', async ({ page, context, complaints }) => {
  await arrive(page.request);
  await page.goto('/');
  await deviceIsFilled(page);
  // The worker takes over at the next page.
  await page.reload();
  await cutOff(context, true);
  await page
    .getByRole('navigation', { name: say('nav_main') })
    .getByRole('link', { name: say('nav_phonebook') })
    .filter({ visible: true })
    .click();
  await expect(page).toHaveURL(/\/offline\?from=%2Faction%2Fphonebook/);
  await expect(tab(page, 'offline_phonebook')).toHaveAttribute('aria-selected', 'true');
  complaints.length = 0;
});

test('the next member on a device finds no data of the former one', async ({ page, context }) => {
  const first = await arrive(page.request, somebody('Phan Văn Trị'));
  await page.goto('/action/qrcode');
  await deviceIsFilled(page);
  await context.clearCookies();
  const second = await arrive(page.request, somebody('Võ Thị Sáu'));
  await page.goto('/action/qrcode');
  await expect
    .poll(async () => ((await keptUnder(page, 'card')) as { memberId: string } | undefined)?.memberId)
    .toBe(second.memberId);
  await page.goto('/offline');
  await expect(page.getByRole('heading', { name: second.name })).toBeVisible();
  expect(await page.locator('body').innerText()).not.toContain(first.name);
});

test('codes are scanned offline, and saved contacts wait', { tag: '@core' }, async ({ page, context, complaints }) => {
  await arrive(page.request);
  await page.goto('/action/qrcode');
  await deviceIsFilled(page);
  await cutOff(context, true);
  await page.goto('/scan-qr?source=app');
  await expect(page).toHaveURL(/\/scan-qr/);
  // Only scripts hear of a chosen picture.
  await expect(page.getByRole('button', { name: say('scan_picture') })).toBeVisible();
  const card = 'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Hồ Thị Kỷ\r\nTEL:+84909123456\r\nEND:VCARD\r\n';
  const picture = await sharp(Buffer.from(encodeQR(card, 'svg', { border: 4 })), { density: 600 })
    .flatten({ background: '#fff' })
    .resize(800)
    .png()
    .toBuffer();
  await page.locator('input[type=file]').setInputFiles({ name: 'ma.png', mimeType: 'image/png', buffer: picture });
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText('Hồ Thị Kỷ').first()).toBeVisible();
  await sheet.getByRole('button', { name: say('scan_save') }).click();
  await expect(page.getByText(say('scan_waits')).first()).toBeVisible();
  await page.goto('/offline');
  await tab(page, 'offline_queue').click();
  await expect(page.getByRole('tabpanel', { name: say('offline_queue') }).getByRole('listitem')).toHaveCount(1);
  complaints.length = 0;
});

test('the offline page is in the reader’s language', async ({ page, context, baseURL, complaints }) => {
  await context.addCookies([{ name: 'm4u_lang', value: 'en', url: baseURL ?? '' }]);
  await arrive(page.request);
  await page.goto('/action/qrcode');
  await deviceIsFilled(page);
  await cutOff(context, true);
  await page.goto('/action/setting');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('tab', { name: 'My card' })).toBeVisible();
  complaints.length = 0;
});

test('a first visit starts the service worker after the page has loaded', async ({ page, context }) => {
  const requestedPaths: string[] = [];
  context.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
  await page.addInitScript(() => addEventListener('load', () => performance.mark('loaded')));
  await page.goto('/');
  await workerIsReady(page);
  const timing = await page.evaluate(() => {
    const [loaded] = performance.getEntriesByName('loaded');
    const start = performance.getEntriesByType('resource').find(({ name }) => name.includes('device-start'));
    return { loaded: loaded?.startTime ?? Infinity, start: start?.startTime ?? 0 };
  });
  expect(timing.start).toBeGreaterThan(timing.loaded);
  const manifest = await readFile(join(findCurrentBuild(webBuilds), 'client/sw.js'), 'utf8');
  const precached = [...new Set(manifest.match(/\/assets\/[\w.~-]+/g) ?? [])];
  expect(precached.length).toBeGreaterThan(10);
  // Editors, code readers and other large parts are fetched on use.
  expect(precached.filter((name) => /RichText|zxing|\.wasm/i.test(name))).toEqual([]);
});
