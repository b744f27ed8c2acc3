import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { HOUR } from '@m4u/contract/durations';
import { createLocalJWKSet, jwtVerify } from 'jose';
import pg from 'pg';
import { assertDone, assertProblem } from '../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../testing/server/api.ts';
import { assertBackoff, bringJobsForward, waitUntilQuiet } from '../../testing/server/jobs.ts';
import { notify, waitUntil } from '../../testing/factories/notices.ts';
import { relate } from '../../testing/factories/profiles.ts';
import { startPushService, subscribe } from '../../testing/doubles/push-service.ts';
import { uuidv7 } from '../../platform/ids.ts';

const service = await startPushService();
const lines: string[] = [];
const api = await startTestApi({
  environment: { PUSH_HOSTS: `push.example.com,${service.origin}`, LOG_LEVEL: 'info' },
  logDestination: { write: (line) => void lines.push(line) },
});
const { vapid } = api.api.platform.secrets;

let members = 0;
const newcomer = () => api.signUp(`moi-${++members}@example.vn`, { name: `Mới ${members}` });
const keep = (as: TestMember, token: string) => api.put('/fcmToken', { as, body: { memberId: as.memberId, token } });
/** Signs up a member with a browser that receives push messages. */
const withBrowser = async () => {
  const member = await newcomer();
  const browser = subscribe(service.origin);
  assertDone(await keep(member, browser.token));
  return { member, browser };
};
const signInAgain = async ({ email, password, memberId }: TestMember): Promise<TestMember> => {
  const answer = await api.post('/auth/login', { body: { email, password } });
  const { accessToken, refreshToken } = answer.json<{ accessToken: string; refreshToken: string }>();
  return { email, password, memberId, token: accessToken, refreshToken };
};
const contacted = (to: TestMember, name = 'Chị Hoa', cause = uuidv7()) =>
  notify(api, { to: [to.memberId], kind: 'contact', cause, about: to.memberId, data: { owner: to.memberId, name } });
const waitForMessages = (path: string, times = 1) =>
  waitUntil(() => service.to(path).length >= times, `${times} messages to ${path}`);

const rowsOf = async (question: string, values: string[] = []): Promise<unknown[]> => {
  const client = new pg.Client(api.connection);
  await client.connect();
  const { rows } = await client.query(question, values);
  await client.end();
  return rows;
};
const devicesOf = async ({ memberId }: TestMember): Promise<number> => {
  const rows = await rowsOf('select from push_tokens where member_id = $1', [memberId]);
  return rows.length;
};

describe('push device', () => {
  test('is registered and removed by its member only', async () => {
    const { member } = await withBrowser();
    const other = await newcomer();
    const { token } = subscribe(service.origin);
    assertProblem(await api.put('/fcmToken', { body: { memberId: member.memberId, token } }), 'unauthenticated');
    assertProblem(await api.put('/fcmToken', { as: other, body: { memberId: member.memberId, token } }), 'not-found');
    assertProblem(await api.post('/fcmToken/delete', { body: { token } }), 'unauthenticated');
    assertProblem(await api.post('/fcmToken/delete', { as: other, body: {} }), 'invalid', ['token:required']);
    const key = assertDone<{ data: object }>(await api.get('/notifications/pushKey'));
    assert.deepEqual(key.data, { publicKey: vapid.publicKey, fcm: false });
  });

  test('accepts endpoints of known push services and no internal addresses', async () => {
    const member = await newcomer();
    const { keys } = JSON.parse(subscribe(service.origin).token) as { keys: { p256dh: string; auth: string } };
    const saveEndpoint = (endpoint: string) => keep(member, JSON.stringify({ endpoint, keys }));
    for (const endpoint of [
      'http://127.0.0.1:5432/',
      'https://127.0.0.1/',
      'https://localhost/push',
      'http://fcm.googleapis.com/fcm/send/a',
      'https://fcm.googleapis.com:8443/fcm/send/a',
      'https://fcm.googleapis.com.example.org/a',
      'https://evil-push.apple.com/a',
      'https://push.apple.com@169.254.169.254/latest',
      'https://user:word@web.push.apple.com/a',
      'https://[::1]/a',
      'file:///etc/passwd',
      'https://push.example.org/a',
    ])
      assertProblem(await saveEndpoint(endpoint), 'invalid', ['token:invalid']);
    for (const endpoint of [
      'https://fcm.googleapis.com/fcm/send/a',
      'https://updates.push.services.mozilla.com/wpush/v2/a',
      'https://wns2-sg2p.notify.windows.com/w/?token=a',
      'https://web.push.apple.com/a',
      'https://push.example.com/a',
    ])
      assertDone(await saveEndpoint(endpoint));
    assertProblem(await keep(member, '{"endpoint":"https://web.push.apple.com/a"}'), 'invalid', ['token:invalid']);
    assertProblem(await keep(member, 'x'), 'invalid', ['token:invalid']);
    const pointless = { ...keys, p256dh: Buffer.alloc(65, 4).toString('base64url') };
    const subscription = JSON.stringify({ endpoint: 'https://web.push.apple.com/b', keys: pointless });
    assertProblem(await keep(member, subscription), 'invalid', ['token:invalid']);
  });

  test('is stored encrypted, and its address appears in no log', async () => {
    const { member, browser } = await withBrowser();
    await contacted(member);
    await waitForMessages(browser.path);
    const rows = await rowsOf('select * from push_tokens where member_id = $1', [member.memberId]);
    const jobs = await rowsOf("select data::text as text from jobs.job where name like 'push%'");
    assert.ok(rows.length === 1 && jobs.length > 0);
    const secret = browser.path.slice('/push/'.length);
    assert.doesNotMatch(JSON.stringify([rows, jobs, lines]), new RegExp(secret));
    assert.doesNotMatch(JSON.stringify(jobs), /Chị Hoa/);
  });

  test('moves to the member who signs in on it', async () => {
    const { member: former, browser } = await withBrowser();
    const next = await newcomer();
    assertDone(await keep(next, browser.token));
    await contacted(former, 'Riêng tư');
    await contacted(next, 'Cho người sau');
    await waitForMessages(browser.path);
    await waitUntilQuiet(api);
    const texts = service.to(browser.path).map(({ body }) => (browser.read(body) as { body: string }).body);
    assert.equal(texts.length, 1);
    assert.match(texts[0] ?? '', /Cho người sau/);
    assertDone(await api.post('/fcmToken/delete', { as: former, body: { token: browser.token } }));
    assert.equal(await devicesOf(next), 1);
    assertDone(await api.post('/fcmToken/delete', { as: next, body: { token: browser.token } }));
    assertDone(await api.post('/fcmToken/delete', { as: next, body: { token: browser.token } }));
    assert.equal(await devicesOf(next), 0);
  });

  test('gets nothing after its session has ended, and one message if registered twice', async () => {
    const { member, browser } = await withBrowser();
    const elsewhere = await signInAgain(member);
    const second = subscribe(service.origin);
    assertDone(await keep(elsewhere, second.token));
    await api.post('/auth/logout', { body: { refreshToken: member.refreshToken } });
    await contacted(member);
    await waitForMessages(second.path);
    await waitUntilQuiet(api);
    assert.deepEqual([service.to(browser.path).length, service.to(second.path).length], [0, 1]);
    assert.equal(await devicesOf(member), 1);
    // The same browser signs in again.
    const again = await signInAgain(member);
    await Promise.all([keep(again, browser.token), keep(again, browser.token)]);
    await contacted(member);
    await waitForMessages(browser.path);
    await waitUntilQuiet(api);
    assert.deepEqual([service.to(browser.path).length, service.to(second.path).length], [1, 2]);
  });

  test('replaces the least recently seen one beyond twenty', async () => {
    const member = await newcomer();
    const browsers = Array.from({ length: 23 }, () => subscribe(service.origin));
    for (const { token } of browsers) {
      api.clock.advance(1_000);
      assertDone(await keep(member, token));
    }
    assert.equal(await devicesOf(member), 20);
    await contacted(member);
    await Promise.all(browsers.slice(3).map(({ path }) => waitForMessages(path)));
    await waitUntilQuiet(api);
    assert.deepEqual(
      browsers.map(({ path }) => service.to(path).length),
      browsers.map((_, index) => (index < 3 ? 0 : 1)),
    );
  });
});

describe('push message', () => {
  test('is encrypted for its browser and signed by the server', async () => {
    const { member, browser } = await withBrowser();
    await contacted(member);
    await waitForMessages(browser.path);
    const [call] = service.to(browser.path);
    assert.ok(call);
    const { version, ...message } = browser.read(call.body) as Record<string, string>;
    assert.deepEqual(message, {
      title: 'Lời nhắn mới',
      body: 'Chị Hoa đã để lại lời nhắn trên trang của bạn',
      path: `/contacts/${member.memberId}`,
      tag: `contact ${member.memberId}`,
      lang: 'vi',
    });
    assert.match(version ?? '', / 1$/);
    assert.doesNotMatch(call.body.toString('latin1'), /Hoa/);
    const { headers } = call;
    assert.deepEqual(
      [headers['content-encoding'], headers['ttl'], headers['urgency']],
      ['aes128gcm', '86400', 'normal'],
    );
    assert.match(headers['topic'] as string, /^[\w-]{32}$/);
    const [, token = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? '') ?? [];
    assert.equal(key, vapid.publicKey);
    const point = Buffer.from(vapid.publicKey, 'base64url');
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
    const keys = createLocalJWKSet({ keys: [{ kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }] });
    const { payload } = await jwtVerify(token, keys, { audience: service.origin, algorithms: ['ES256'] });
    assert.equal(payload.sub, 'mailto:no-reply@m4u.example');
  });

  test('is sent once for each cause and device, and replaces the one before', async () => {
    const { member, browser } = await withBrowser();
    const second = subscribe(service.origin);
    await keep(member, second.token);
    const cause = uuidv7();
    await Promise.all(Array.from({ length: 10 }, () => contacted(member, 'Chị Hoa', cause)));
    await Promise.all([waitForMessages(browser.path), waitForMessages(second.path)]);
    await contacted(member, 'Anh Ba');
    await Promise.all([waitForMessages(browser.path, 2), waitForMessages(second.path, 2)]);
    await waitUntilQuiet(api);
    const read = service.to(browser.path).map(({ body }) => browser.read(body) as Record<string, string>);
    assert.equal(read.length, 2);
    assert.equal(read[0]?.['tag'], read[1]?.['tag']);
    assert.match(read[1]?.['body'] ?? '', /Có 2 lời nhắn mới .* Anh Ba/);
  });

  test('is shortened to the size limit', async () => {
    const { member, browser } = await withBrowser();
    await contacted(member, '𝔐'.repeat(2_000));
    await waitForMessages(browser.path);
    assert.ok((service.to(browser.path)[0]?.body.length ?? 0) < 4_096);
  });

  test('respects the setting for push, also without the list', async () => {
    const { member: silent, browser: silentBrowser } = await withBrowser();
    const { member, browser } = await withBrowser();
    const choose = (as: TestMember, settings: object[]) =>
      api.put('/notifications/settings', { as, body: { settings } });
    assertDone(await choose(silent, [{ kind: 'contact', channel: 'push', enabled: false }]));
    const off = ['app', 'mail'].map((channel) => ({ kind: 'contact', channel, enabled: false }));
    assertDone(await choose(member, off));
    await Promise.all([contacted(silent), contacted(member)]);
    await waitForMessages(browser.path);
    await contacted(member, 'Anh Ba');
    await waitForMessages(browser.path, 2);
    await waitUntilQuiet(api);
    assert.equal(service.to(silentBrowser.path).length, 0);
    // No unopened row is left for the next one to join.
    const last = service.to(browser.path).at(-1);
    assert.match((browser.read(last?.body ?? Buffer.of()) as { body: string }).body, /^Anh Ba đã/);
  });

  test('removes devices that are gone, retries busy services and follows no redirect', async () => {
    const { member, browser: gone } = await withBrowser();
    const busy = subscribe(service.origin);
    const leads = subscribe(service.origin);
    await Promise.all([busy, leads].map(({ token }) => keep(member, token)));
    service.reply = ({ path }) => {
      if (path === gone.path) return { status: 410 };
      // A redirect of the service is not followed.
      if (path === leads.path) return { status: 307, headers: { location: `${service.origin}/elsewhere` } };
      return { status: service.to(busy.path).length === 1 ? 429 : 201 };
    };
    await contacted(member);
    await Promise.all([gone, busy, leads].map(({ path }) => waitForMessages(path)));
    assertBackoff(await bringJobsForward(api, 'push.send'), 5);
    await waitForMessages(busy.path, 2);
    await waitUntil(async () => (await devicesOf(member)) === 2, 'the one that is gone is forgotten');
    await waitUntilQuiet(api);
    assert.deepEqual(
      [gone, busy, leads].map(({ path }) => service.to(path).length),
      [1, 2, 1],
    );
    assert.equal(service.to('/elsewhere').length, 0);
    service.reply = () => ({ status: 201 });
  });
});

describe('push message of a conversation', () => {
  const send = async (from: TestMember, to: TestMember, detail: string, clientId = uuidv7()) => {
    const answer = await api.post('/messages', { as: from, body: { receiver: to.memberId, detail, clientId } });
    return assertDone<{ data: { _id: string; groupMessageId: string } }>(answer).data;
  };

  test('is sent with its text to unread devices and not listed', async () => {
    const { member, browser } = await withBrowser();
    const friend = await newcomer();
    await relate(api, friend, member);
    const { groupMessageId } = await send(friend, member, 'Tối nay ăn phở nhé?', 'mot-lan-thoi');
    await send(friend, member, 'Tối nay ăn phở nhé?', 'mot-lan-thoi');
    await waitForMessages(browser.path);
    await waitUntilQuiet(api);
    const calls = service.to(browser.path);
    assert.equal(calls.length, 1);
    const { version: _, ...message } = browser.read(calls[0]?.body ?? Buffer.of()) as Record<string, string>;
    assert.deepEqual(message, {
      title: `Mới ${members}`,
      body: 'Tối nay ăn phở nhé?',
      path: `/messages/${groupMessageId}`,
      tag: `message ${groupMessageId}`,
      lang: 'vi',
    });
    assert.equal(calls[0]?.headers['urgency'], 'high');
    const list = assertDone<{ data: { kind: string }[] }>(await api.get('/notifications', { as: member }));
    assert.ok(!list.data.some(({ kind }) => kind === 'message'));
  });

  test('is not retried after it was withdrawn', async () => {
    const [{ member, browser }, { member: other, browser: clock }] = [await withBrowser(), await withBrowser()];
    const friend = await newcomer();
    for (const each of [member, other]) await relate(api, friend, each);
    service.reply = ({ path }) => ({ status: service.to(path).length === 1 ? 503 : 201 });
    const { _id } = await send(friend, member, 'Nhầm rồi');
    await waitForMessages(browser.path);
    assertDone(await api.put(`/messages/delete?id=${_id}`, { as: friend }));
    await send(friend, other, 'Đúng rồi');
    await waitForMessages(clock.path);
    await bringJobsForward(api, 'push.send', 2);
    await waitForMessages(clock.path, 2);
    await waitUntilQuiet(api);
    assert.equal(service.to(browser.path).length, 1);
    service.reply = () => ({ status: 201 });
  });

  test('is not sent once it was read or withdrawn', async () => {
    const startTime = api.clock.now();
    // Jobs follow real time: the message waits until the test brings it forward.
    api.clock.set(new Date(Date.now() + HOUR));
    const { member, browser } = await withBrowser();
    const friend = await newcomer();
    await relate(api, friend, member);
    const withdrawn = await send(friend, member, 'Nhầm');
    assertDone(await api.put(`/messages/delete?id=${withdrawn._id}`, { as: friend }));
    const { groupMessageId } = await send(friend, member, 'Đã đọc');
    assertDone(await api.put(`/messages/readMess?groupMessageId=${groupMessageId}`, { as: member }));
    await send(friend, member, 'Chưa đọc');
    await bringJobsForward(api, 'notice.message', 3);
    await waitForMessages(browser.path);
    await waitUntilQuiet(api);
    const texts = service.to(browser.path);
    assert.deepEqual(
      texts.map(({ body }) => (browser.read(body) as { body: string }).body),
      ['Chưa đọc'],
    );
    api.clock.set(startTime);
  });

  test('is not sent to members who have blocked the sender, left or disabled it', async () => {
    const startTime = api.clock.now();
    api.clock.set(new Date(Date.now() + HOUR));
    const friend = await newcomer();
    const [blocker, leaver, silent, reader] = [
      await withBrowser(),
      await withBrowser(),
      await withBrowser(),
      await withBrowser(),
    ];
    const people = [blocker, leaver, silent, reader];
    for (const { member } of people) await relate(api, friend, member);
    const begin = { name: 'Nhóm xưởng', members: people.map(({ member }) => member.memberId) };
    const begun = await api.post('/messages/conversation', { as: friend, body: begin });
    const { _id: groupMessageId } = assertDone<{ data: { _id: string } }>(begun).data;
    const write = async (detail: string) =>
      assertDone(await api.post('/messages', { as: friend, body: { groupMessageId, detail } }));
    await write('Chiều nay họp');
    assertDone(await api.put(`/friend/block/${friend.memberId}`, { as: blocker.member, body: { blocked: true } }));
    assertDone(await api.put(`/messages/leave?groupMessageId=${groupMessageId}`, { as: leaver.member }));
    const settings = [{ kind: 'message', channel: 'push', enabled: false }];
    assertDone(await api.put('/notifications/settings', { as: silent.member, body: { settings } }));
    await bringJobsForward(api, 'notice.message', 4);
    await waitForMessages(reader.browser.path);
    await waitUntilQuiet(api);
    await write('Mai họp');
    // Includes the blocker's, which is dropped when it is due.
    await bringJobsForward(api, 'notice.message', 2);
    await waitForMessages(reader.browser.path, 2);
    await waitUntilQuiet(api);
    assert.deepEqual(
      people.map(({ browser }) => service.to(browser.path).length),
      [0, 0, 0, 2],
    );
    api.clock.set(startTime);
  });
});
