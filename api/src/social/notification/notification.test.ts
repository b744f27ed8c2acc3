import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { DAY } from '@m4u/contract/durations';
import type { Notification } from '@m4u/contract/social/notification/schema';
import type { NoticeSetting } from '@m4u/contract/social/notification/settings';
import { assertDone, assertProblem } from '../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../testing/server/api.ts';
import { notify, waitUntil } from '../../testing/factories/notices.ts';
import { openStream } from '../../testing/server/stream.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { purgeOpened } from './jobs.ts';

const api = await startTestApi();
const an = await api.signUp('an@example.vn', { name: 'An' });
const binh = await api.signUp('binh@example.vn', { name: 'Bình' });

let members = 0;
/** Signs up a member without notifications. */
const newcomer = () => api.signUp(`moi-${++members}@example.vn`, { name: `Mới ${members}` });

type List = { data: Notification[]; nextCursor: string | null };
const listOf = async (as: TestMember, query = '') => assertDone<List>(await api.get(`/notifications${query}`, { as }));
const countOf = async (as: TestMember) =>
  assertDone<{ data: { total: number } }>(await api.get('/notifications/count', { as })).data.total;
const choose = (as: TestMember, kind: string, channel: string, enabled: boolean) =>
  api.put('/notifications/settings', { as, body: { settings: [{ kind, channel, enabled }] } });
const notifyRequest = (to: TestMember, from: TestMember, cause = uuidv7()) =>
  notify(api, { to: [to.memberId], kind: 'friend-request', cause, actorId: from.memberId });
const contacted = (to: TestMember, name: string, about = to.memberId) =>
  notify(api, {
    to: [to.memberId],
    kind: 'contact',
    cause: uuidv7(),
    about,
    data: { owner: about, contact: about, name },
  });

describe('list of notifications', () => {
  test('requires a signed-in member and shows their own only', async () => {
    for (const path of ['', '/viewByMemberId', '/get-list', '/count', '/settings'])
      assertProblem(await api.get(`/notifications${path}`), 'unauthenticated');
    assertProblem(await api.put('/notifications/openAll'), 'unauthenticated');
    for (const path of ['', '/get-list'])
      assertProblem(await api.get(`/notifications${path}?memberId=${binh.memberId}`, { as: an }), 'not-found');
    const yearless = Buffer.from(JSON.stringify(['0000-01-01T00:00:00Z', an.memberId])).toString('base64url');
    for (const cursor of ['abc', yearless])
      assertProblem(await api.get(`/notifications?cursor=${cursor}`, { as: an }), 'invalid', ['cursor:invalid']);
    assertProblem(await api.get('/notifications?agencyId=x', { as: an }), 'invalid', ['agencyId:invalid']);
    assertProblem(await api.get('/notifications/get-list?page=0', { as: an }), 'invalid', ['page:too-small']);
  });

  test('describes the event and its page in the reader’s language', async () => {
    const reader = await newcomer();
    await notifyRequest(reader, an);
    const { data } = await listOf(reader, `?memberId=${reader.memberId}`);
    const [row] = data;
    assert.equal(row?.text, 'An đã gửi lời mời kết bạn');
    assert.equal(row?.path, `/friends/${reader.memberId}?status=received`);
    assert.equal(row?.actor?._id, an.memberId);
    assert.equal(row?.opened, false);
    const english = await api.get('/notifications', { as: reader, headers: { 'accept-language': 'en' } });
    assert.equal(assertDone<List>(english).data[0]?.text, 'An sent you a friend request');
  });

  test('groups related notifications until they are opened', async () => {
    const reader = await newcomer();
    await notifyRequest(reader, an);
    api.clock.advance(1_000);
    await notifyRequest(reader, binh);
    const [grouped, ...others] = (await listOf(reader)).data;
    assert.deepEqual(others, []);
    assert.equal(grouped?.text, 'Bình và 1 người khác đã gửi lời mời kết bạn');
    assertDone(await api.put(`/notifications/open/${grouped?._id}`, { as: reader }));
    await notifyRequest(reader, an);
    assert.deepEqual(
      (await listOf(reader)).data.map(({ text, opened }) => [text, opened]),
      [
        ['An đã gửi lời mời kết bạn', false],
        ['Bình và 1 người khác đã gửi lời mời kết bạn', true],
      ],
    );
    const stranger = (await listOf(binh)).data.some(({ _id }) => _id === grouped?._id);
    assert.equal(stranger, false);
  });

  test('pages by cursor and by number, and filters unopened ones', async () => {
    const reader = await newcomer();
    for (let index = 0; index < 25; index += 1) {
      api.clock.advance(1_000);
      await contacted(reader, `Khách ${index}`, uuidv7());
    }
    const first = await listOf(reader, '?limit=10');
    const second = await listOf(reader, `?limit=10&cursor=${first.nextCursor}`);
    const third = await listOf(reader, `?limit=10&cursor=${second.nextCursor}`);
    assert.equal(third.nextCursor, null);
    const ids = [first, second, third].flatMap(({ data }) => data.map(({ _id }) => _id));
    assert.equal(new Set(ids).size, 25);
    assert.match(first.data[0]?.text ?? '', /Khách 24/);
    const page = assertDone<{ data: Notification[]; total: number }>(
      await api.get('/notifications/get-list?page=2', { as: reader }),
    );
    assert.deepEqual(
      page.data.map(({ _id }) => _id),
      ids.slice(20),
    );
    assert.equal(page.total, 25);
    await api.put(`/notifications/open/${ids[0]}`, { as: reader });
    const firstPage = assertDone<{ data: Notification[] }>(
      await api.get('/notifications/viewByMemberId', { as: reader }),
    );
    assert.equal(firstPage.data.length, 24);
    assert.equal(await countOf(reader), 24);
  });

  test('of an agency contains its own only', async () => {
    const reader = await newcomer();
    const agencyId = uuidv7();
    await notifyRequest(reader, an);
    await notify(api, { to: [reader.memberId], kind: 'contact', cause: uuidv7(), agencyId });
    for (const path of ['', '/viewByMemberId'])
      assert.equal(
        assertDone<List>(await api.get(`/notifications${path}?agencyId=${agencyId}`, { as: reader })).data.length,
        1,
      );
    assert.equal((await listOf(reader, `?agencyId=${uuidv7()}`)).data.length, 0);
  });
});

describe('opening a notification', () => {
  test('has an effect once, and for its reader only', async () => {
    const reader = await newcomer();
    await notifyRequest(reader, an);
    const [row] = (await listOf(reader)).data;
    assertProblem(await api.put(`/notifications/open/${row?._id}`), 'unauthenticated');
    assertProblem(await api.put(`/notifications/open/${row?._id}`, { as: binh }), 'not-found');
    assertProblem(await api.put('/notifications/open/x', { as: reader }), 'invalid', ['id:invalid']);
    const positionBefore = await api.api.platform.stream.position(reader.memberId);
    for (let times = 0; times < 3; times += 1) {
      const opened = assertDone<{ data: Notification }>(
        await api.put(`/notifications/open/${row?._id}`, { as: reader }),
      );
      assert.equal(opened.data.opened, true);
    }
    assert.equal(await api.api.platform.stream.position(reader.memberId), positionBefore + 1);
    assert.equal(await countOf(reader), 0);
  });

  test('opens all of the reader’s at once, and none of other members', async () => {
    const [reader, other] = [await newcomer(), await newcomer()];
    await Promise.all([notifyRequest(reader, an), contacted(reader, 'Khách'), notifyRequest(other, an)]);
    // `openAll` skips rows that a letter job has locked; they are opened by a later try.
    await waitUntil(async () => {
      assertDone(await api.put('/notifications/openAll', { as: reader }));
      return (await countOf(reader)) === 0;
    }, 'none is left');
    assertDone(await api.put('/notifications/openAll', { as: reader }));
    assert.deepEqual([await countOf(reader), await countOf(other)], [0, 1]);
  });

  test('keeps count and list consistent with concurrent notifications', async () => {
    const reader = await newcomer();
    await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        index % 4 === 0 ? api.put('/notifications/openAll', { as: reader }) : contacted(reader, `Khách ${index}`),
      ),
    );
    const { data } = await listOf(reader);
    assert.equal(
      data.reduce((sum, { count }) => sum + count, 0),
      30,
    );
    assert.ok(data.filter(({ opened }) => !opened).length <= 1);
  });
});

test('deletes opened notifications after half a year and keeps unopened ones', async () => {
  const reader = await newcomer();
  await notifyRequest(reader, an);
  assertDone(await api.put('/notifications/openAll', { as: reader }));
  await contacted(reader, 'Khách');
  const later = new Date(api.clock.now().getTime() + 181 * DAY);
  await purgeOpened({ db: api.api.platform.db, clock: { now: () => api.clock.now() } });
  assert.equal((await listOf(reader)).data.length, 2);
  await purgeOpened({ db: api.api.platform.db, clock: { now: () => later } });
  assert.deepEqual(
    (await listOf(reader)).data.map(({ kind }) => kind),
    ['contact'],
  );
});

describe('concurrent notifications', () => {
  test('count two hundred of one subject in one row', async () => {
    const reader = await newcomer();
    // Twenty at once, as many as there are connections.
    const line = async (from: number) => {
      for (let index = from; index < 200; index += 20) await contacted(reader, `Khách ${index}`);
    };
    await Promise.all(Array.from({ length: 20 }, (_, from) => line(from)));
    const { data } = await listOf(reader);
    assert.deepEqual(
      data.map(({ count }) => count),
      [200],
    );
    assert.match(data[0]?.text ?? '', /^Có 200 lời nhắn mới trên trang của bạn, mới nhất là của Khách \d+$/);
    assert.equal(data[0]?.path, `/contacts/${reader.memberId}`);
  });

  test('notify each receiver once of one cause', async () => {
    const readers = await Promise.all([newcomer(), newcomer(), newcomer()]);
    const cause = uuidv7();
    const to = readers.map(({ memberId }) => memberId);
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        notify(api, { to: index % 2 ? to : to.toReversed(), kind: 'contact', cause, actorId: an.memberId }),
      ),
    );
    for (const reader of readers)
      assert.deepEqual(
        (await listOf(reader)).data.map(({ count }) => count),
        [1],
      );
  });
});

describe('stream of notifications', () => {
  test('delivers a notification as the list shows it, its opening, and the count', async () => {
    const reader = await newcomer();
    const stream = await openStream(api, reader);
    await notifyRequest(reader, an);
    const events = await stream.until(({ type }) => type === 'notification');
    const { data } = await listOf(reader);
    assert.deepEqual(events.at(-1)?.row, data[0]);
    const isCount = (notifications: number) => (event: { type: string; row: unknown }) =>
      event.type === 'counts' && (event.row as { notifications: number }).notifications === notifications;
    await stream.until(isCount(1));
    await api.put(`/notifications/open/${data[0]?._id}`, { as: reader });
    const opened = await stream.until(isCount(0));
    const row = opened.find(({ type }) => type === 'notification')?.row;
    assert.deepEqual(row, (await listOf(reader)).data[0]);
    stream.close();
  });
});

describe('notification settings', () => {
  const settingsOf = async (as: TestMember) =>
    assertDone<{ data: NoticeSetting[] }>(await api.get('/notifications/settings', { as })).data;

  test('return the defaults and the chosen values', async () => {
    const reader = await newcomer();
    const find = (kind: string, settings: NoticeSetting[]) => settings.find((setting) => setting.kind === kind);
    assert.deepEqual(find('contact', await settingsOf(reader)), {
      kind: 'contact',
      app: true,
      push: true,
      mail: true,
      phone: null,
    });
    assertProblem(await api.put('/notifications/settings', { body: { settings: [] } }), 'unauthenticated');
    assertProblem(await choose(reader, 'message', 'app', false), 'invalid', ['settings.0.channel:choice']);
    assertProblem(await choose(reader, 'weather', 'app', false), 'invalid', ['settings.0.kind:choice']);
    const body = {
      settings: [
        { kind: 'contact', channel: 'mail', enabled: false },
        { kind: 'contact', channel: 'push', enabled: true },
        { kind: 'contact', channel: 'push', enabled: false },
      ],
    };
    await Promise.all([1, 2, 3].map(() => api.put('/notifications/settings', { as: reader, body })));
    const changed = await settingsOf(reader);
    assert.deepEqual(find('contact', changed), { kind: 'contact', app: true, push: false, mail: false, phone: null });
    assert.equal(find('contact', await settingsOf(binh))?.mail, true);
  });

  test('without the list store and stream nothing', async () => {
    const reader = await newcomer();
    assertDone(await choose(reader, 'contact', 'app', false));
    const positionBefore = await api.api.platform.stream.position(reader.memberId);
    await contacted(reader, 'Khách');
    await notifyRequest(reader, an);
    assert.deepEqual(
      (await listOf(reader)).data.map(({ kind }) => kind),
      ['friend-request'],
    );
    assert.equal(await countOf(reader), 1);
    assert.equal(await api.api.platform.stream.position(reader.memberId), positionBefore + 1);
  });
});

describe('notification letters', () => {
  const lettersTo = ({ email }: TestMember) =>
    (api.api.outbox?.list() ?? []).filter(({ to, subject }) => to === email && /Lời nhắn/.test(subject ?? ''));

  test('describe a contact message and link to it and to the settings', async () => {
    const reader = await newcomer();
    await contacted(reader, 'Chị Hoa');
    await waitUntil(() => lettersTo(reader).length === 1, 'a letter');
    const [letter] = lettersTo(reader);
    assert.match(letter?.text ?? '', /Chị Hoa đã để lại lời nhắn trên trang của bạn\./);
    assert.match(letter?.text ?? '', new RegExp(`/contacts/${reader.memberId}/${reader.memberId}`));
    assert.match(letter?.text ?? '', /\/action\/setting\/notifications/);
  });

  test('wait ten minutes, skip opened notifications and combine several', async () => {
    // Jobs follow real time: with this clock, notifications are due in three seconds.
    const startTime = api.clock.now();
    api.clock.set(new Date(Date.now() - 10 * 60_000 + 3_000));
    const [reads, sleeps] = [await newcomer(), await newcomer()];
    await Promise.all([contacted(reads, 'Khách'), contacted(sleeps, 'Khách')]);
    await contacted(sleeps, 'Khách khác');
    await contacted(sleeps, 'Khách cuối');
    assertDone(await api.put('/notifications/openAll', { as: reads }));
    assert.equal(lettersTo(sleeps).length, 0);
    await waitUntil(() => lettersTo(sleeps).length > 0, 'a letter');
    assert.match(
      lettersTo(sleeps)[0]?.text ?? '',
      /Có 3 lời nhắn mới trên trang của bạn, mới nhất là của Khách cuối\./,
    );
    assert.equal(lettersTo(sleeps).length, 1);
    assert.equal(lettersTo(reads).length, 0);
    // The next letter about the same page waits for hours.
    await contacted(sleeps, 'Khách sau');
    await new Promise((resolve) => setTimeout(resolve, 500));
    assert.equal(lettersTo(sleeps).length, 1);
    api.clock.set(startTime);
  });

  test('are sent only to verified addresses and only if they are enabled', async () => {
    const [refuses, unverified] = [await newcomer(), await api.signUp('chua@example.vn', { verified: false })];
    assertDone(await choose(refuses, 'contact', 'mail', false));
    const alone = await newcomer();
    assertDone(await choose(alone, 'contact', 'app', false));
    await Promise.all([refuses, unverified, alone].map((reader) => contacted(reader, 'Khách')));
    await waitUntil(() => lettersTo(alone).length === 1, 'a letter to whom the list does not tell');
    await contacted(alone, 'Khách khác');
    await waitUntil(() => lettersTo(alone).length === 2, 'another one, since nothing of the first stays open');
    assert.deepEqual([lettersTo(refuses).length, lettersTo(unverified).length], [0, 0]);
  });
});
