import assert from 'node:assert/strict';
import { ECDH } from 'node:crypto';
import { suite, test } from 'node:test';
import { createLocalJWKSet, jwtVerify } from 'jose';
import { startPushService, subscribe } from '../../testing/doubles/push-service.ts';
import type { WebDevice } from './device.ts';
import { createWebPush } from './web.ts';

const service = await startPushService();
const message = {
  title: 'Lời nhắn mới',
  body: 'Chị Hoa đã để lại lời nhắn 🌸',
  path: '/contacts/1',
  tag: 'contact 1',
  version: '1',
  lang: 'vi',
} as const;
const subject = 'mailto:no-reply@m4u.example';

/**
 * Key pairs for tests only: one from `web-push generate-vapid-keys`, one whose private scalar begins with a zero byte.
 */
const PAIRS = {
  'made by web-push': {
    publicKey: 'BAToS3Iz5Jh-fwrUtFcszGJS4nBxHh09Qtkebj6hgC26txNCkWrPux8qCqTPbm0-kJn5PfyBAno0LCjXCi7qpmo',
    privateKey: 'cQV69Nqrm_8I_ggn-B2mKyR8RZ4uTsMiCU4cK1gnOw8',
  },
  'with a leading zero': {
    publicKey: 'BPmXwz6VGCTcU4XBlQjw6AXJAacChdXbhqSex7Ki2ms8ZrZVrzzaV49uqGOpP0JNiSUWuSHO48eg0SWI8Z93mGw',
    privateKey: 'AGd6eacLkNwc3UnMtJFtmEyrAh1tL2Qex5jyYt7Ywz4',
  },
} as const;
const vapid = PAIRS['made by web-push'];

const send = createWebPush({ vapid, subject });
const deviceOf = ({ token }: ReturnType<typeof subscribe>): WebDevice => ({ kind: 'web', ...JSON.parse(token) });
const sendTo = (device: WebDevice) => send(device, { ...message, urgency: 'high' }, AbortSignal.timeout(5_000));

suite('a message to a browser', () => {
  for (const [name, pair] of Object.entries(PAIRS))
    test(`is signed with a key pair ${name}, for one push service and twelve hours`, async () => {
      const browser = subscribe(service.origin);
      const signed = createWebPush({ vapid: pair, subject });
      const answer = await signed(deviceOf(browser), { ...message, urgency: 'normal' }, AbortSignal.timeout(5_000));
      assert.equal(answer, 'sent');
      const [call] = service.to(browser.path);
      const [, token = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(call?.headers.authorization ?? '') ?? [];
      assert.equal(key, pair.publicKey);
      const point = Buffer.from(pair.publicKey, 'base64url');
      const [x, y] = [point.toString('base64url', 1, 33), point.toString('base64url', 33)];
      const keys = createLocalJWKSet({ keys: [{ kty: 'EC', crv: 'P-256', x, y }] });
      const { payload } = await jwtVerify(token, keys, { audience: service.origin, algorithms: ['ES256'] });
      const lifetime = (payload.exp ?? 0) - Date.now() / 1_000;
      assert.ok(lifetime > 11 * 3_600 && lifetime <= 12 * 3_600, `${lifetime} s`);
      assert.equal(payload.sub, subject);
    });

  test('can be read only by its browser, and carries its lifetime, urgency and topic', async () => {
    const [browser, other] = [subscribe(service.origin), subscribe(service.origin)];
    assert.equal(await sendTo(deviceOf(browser)), 'sent');
    assert.equal(await sendTo(deviceOf(browser)), 'sent');
    const [first, second] = service.to(browser.path);
    assert.ok(first && second);
    assert.deepEqual(browser.read(first.body), message);
    assert.throws(() => other.read(first.body));
    const { headers } = first;
    assert.deepEqual(
      ['content-encoding', 'content-type', 'ttl', 'urgency'].map((name) => headers[name]),
      ['aes128gcm', 'application/octet-stream', '86400', 'high'],
    );
    assert.match(String(headers['topic']), /^[\w-]{32}$/);
    assert.equal(second.headers['topic'], headers['topic']);
    // Salt and sender key are new for each message, or two messages would share key and nonce.
    assert.notDeepEqual(first.body.subarray(0, 86), second.body.subarray(0, 86));
  });

  test('reaches devices that were stored with padded keys or a hybrid point', async () => {
    const browser = subscribe(service.origin);
    const { keys, ...device } = deviceOf(browser);
    const padded = { p256dh: `${keys.p256dh}=`, auth: `${keys.auth}==` };
    const p256dh = ECDH.convertKey(keys.p256dh, 'prime256v1', 'base64url', 'base64url', 'hybrid').toString();
    for (const stored of [padded, { ...keys, p256dh }]) assert.equal(await sendTo({ ...device, keys: stored }), 'sent');
    for (const { body } of service.to(browser.path)) assert.deepEqual(browser.read(body), message);
    assert.equal(service.to(browser.path).length, 2);
  });

  test('is gone, refused or failed for now, depending on the status', async () => {
    const device = deviceOf(subscribe(service.origin));
    const answered = async (status: number) => {
      service.reply = () => ({ status, headers: { location: `${service.origin}/elsewhere` } });
      return sendTo(device).catch(({ message }: Error) => message);
    };
    for (const status of [404, 410]) assert.equal(await answered(status), 'gone');
    for (const status of [307, 400, 403, 413]) assert.equal(await answered(status), 'refused');
    for (const status of [429, 500, 503]) assert.equal(await answered(status), `a push service answered ${status}`);
    assert.equal(service.to('/elsewhere').length, 0);
  });

  test('fails for now without naming the address when nobody answers', async () => {
    const device = { ...deviceOf(subscribe(service.origin)), endpoint: 'http://127.0.0.1:1/secret' };
    await assert.rejects(sendTo(device), { message: 'a push service could not be reached' });
  });
});
