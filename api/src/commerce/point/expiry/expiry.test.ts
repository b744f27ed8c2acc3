import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { DAY } from '@m4u/contract/durations';
import type { Notification } from '@m4u/contract/social/notification/schema';
import { fixedClock } from '../../../platform/time/clock.ts';
import { assertDone } from '../../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../../testing/server/api.ts';
import { assertBooks, setPoints, sellerCalls } from '../../../testing/factories/points.ts';
import { patiently } from '../../../testing/server/patience.ts';
import { makeGroup } from '../../../testing/factories/profiles.ts';
import { calculateExpiry } from '../settings.service.ts';
import { expireAll, notifyExpiring, remindOfExpiring } from './jobs.ts';

const api = await startTestApi();
const { platform } = api.api;
let admin: TestMember;
let buyer: TestMember;

before(async () => {
  admin = await api.signUp('chu@example.vn');
  buyer = await api.signUp('khach@example.vn');
});

const later = (days: number) => new Date(api.clock.now().getTime() + days * DAY);
/** The platform some days ahead, beyond the life of sessions. */
const inDays = (days: number) => ({ ...platform, clock: fixedClock(later(days)) });

const pointsAt = async (group: string, memberId = buyer.memberId): Promise<number> =>
  assertDone<{ data: { points: number } }>(
    await api.get(`/members/getMemberPoint/${memberId}?groupId=${group}`, { as: admin }),
  ).data.points;

describe('expiry date', () => {
  test('is the end of a day in Vietnam, some months later, in shorter months the last day', () => {
    const end = (now: string, months: number | null) => calculateExpiry(new Date(now), months)?.toISOString();
    assert.equal(end('2026-03-02T02:00:00Z', 12), '2027-03-02T17:00:00.000Z');
    // 00:30 on the first in Vietnam.
    assert.equal(end('2026-01-31T17:30:00Z', 1), '2026-03-01T17:00:00.000Z');
    assert.equal(end('2026-01-31T16:30:00Z', 1), '2026-02-28T17:00:00.000Z');
    assert.equal(end('2027-12-31T10:00:00Z', 2), '2028-02-29T17:00:00.000Z');
    assert.equal(end('2026-03-02T02:00:00Z', null), undefined);
  });
});

describe('expiring points', () => {
  test('are spent first, and only the rest expires', async () => {
    const group = await makeGroup(api, { admins: [admin] });
    await setPoints(api, group, buyer.memberId, 100);
    await setPoints(api, group, buyer.memberId, 30, later(10));
    await setPoints(api, group, buyer.memberId, 20, later(5));
    await setPoints(api, group, buyer.memberId, -25);
    assert.equal((await expireAll(platform)).points, 0);
    // The lot of the fifth day is spent, and 5 of the tenth.
    assert.equal((await expireAll(inDays(5))).points, 0);
    assert.equal((await expireAll(inDays(10))).points, 25);
    assert.equal((await expireAll(inDays(10))).points, 0, 'once');
    assert.equal(await pointsAt(group), 100);
    await assertBooks(api);
  });

  test('keep the expiry that the group had when they were earned', async () => {
    const group = await makeGroup(api, { admins: [admin] });
    const shop = sellerCalls(api, admin, group);
    assertDone(await shop.invoice(buyer.memberId, { value: 1_000_000 }));
    assertDone(await api.put(`/orderPoint/settings/${group}`, { as: admin, body: { expiryMonths: 1 } }));
    assertDone(await shop.invoice(buyer.memberId, { value: 2_000_000 }));
    assertDone(await shop.plain(buyer.memberId, 'add', 5));
    assert.equal((await expireAll(inDays(33))).points, 25);
    assert.equal(await pointsAt(group), 10);
    await assertBooks(api);
  });

  test('continue where an earlier run ended', async () => {
    const group = await makeGroup(api, { admins: [admin] });
    for (const memberId of [buyer.memberId, admin.memberId]) await setPoints(api, group, memberId, 7, later(1));
    let runs = 0;
    const first = await expireAll(inDays(2), { mayGoOn: () => (runs += 1) <= 1 });
    assert.equal(first.points, 7);
    const second = await expireAll(inDays(2), { after: first.after });
    assert.deepEqual(second, { points: 7, after: undefined });
    await assertBooks(api);
  });

  test('expire once while others are spent', async () => {
    const group = await makeGroup(api, { admins: [admin] });
    const shop = sellerCalls(api, admin, group);
    await setPoints(api, group, buyer.memberId, 40, later(1));
    await setPoints(api, group, buyer.memberId, 10);
    const [runs, spends] = await Promise.all([
      Promise.all(Array.from({ length: 3 }, () => patiently(() => expireAll(inDays(2))))),
      Promise.all(Array.from({ length: 20 }, () => shop.plain(buyer.memberId, 'minus', 1))),
    ]);
    const spent = spends.filter(({ statusCode }) => statusCode === 200).length;
    const expired = runs.reduce((sum, { points }) => sum + points, 0);
    assert.equal(await pointsAt(group), 50 - spent - expired);
    assert.ok(spent >= 10 && expired <= 40 && expired >= 20);
    await assertBooks(api);
  });
});

describe('notice before points expire', () => {
  const readNotices = async () =>
    assertDone<{ data: Notification[] }>(await api.get('/notifications', { as: buyer })).data.filter(
      ({ kind }) => kind === 'points-expiring',
    );

  test('is sent a month before, once a month', async () => {
    const platformAt = (moment: string) => ({ ...platform, clock: fixedClock(moment) });
    const group = await makeGroup(api, { admins: [admin], row: { name: 'Gốm Nếp' } });
    await setPoints(api, group, buyer.memberId, 70, new Date('2026-11-03T17:00:00.000Z'));
    await setPoints(api, group, buyer.memberId, 5, new Date('2026-10-20T17:00:00.000Z'));
    await setPoints(api, group, buyer.memberId, 9);
    await notifyExpiring(platformAt('2026-09-03T02:00:00.000Z'));
    assert.deepEqual(await readNotices(), []);
    const october = platformAt('2026-10-04T02:00:00.000Z');
    await Promise.all([notifyExpiring(october), notifyExpiring(october)]);
    const [notice, ...rest] = await readNotices();
    assert.equal(rest.length, 0);
    assert.match(notice?.text ?? '', /^75 điểm của bạn tại Gốm Nếp sắp hết hạn, sớm nhất vào cuối ngày 20\/10\/2026/);
    assert.equal(notice?.count, 1);
  });

  describe('in the last week', () => {
    const platformAt = (moment: string) => ({ ...platform, clock: fixedClock(moment) });
    const NOVEMBER = '2026-11-14T02:22:00.000Z';
    let reader: TestMember;

    /** A member with batches of 40 (two lots) and 8 points that expire within a week, and 9 that expire later. */
    const makeBatches = async (name: string): Promise<string> => {
      const group = await makeGroup(api, { admins: [admin], row: { name } });
      const first = new Date('2026-11-17T17:00:00.000Z');
      for (const points of [30, 10]) await setPoints(api, group, reader.memberId, points, first);
      await setPoints(api, group, reader.memberId, 8, new Date('2026-11-20T17:00:00.000Z'));
      await setPoints(api, group, reader.memberId, 9, new Date('2026-11-22T17:00:00.000Z'));
      return group;
    };
    const readTexts = async (lang?: string) => {
      const headers: Record<string, string> = lang === undefined ? {} : { 'accept-language': lang };
      const answer = await api.get('/notifications', { as: reader, headers });
      const { data } = assertDone<{ data: Notification[] }>(answer);
      return data.filter(({ kind }) => kind === 'points-expiring').map(({ text }) => text);
    };

    test('is sent once for each batch, in the language of the reader, also when the run is repeated', async () => {
      reader = await api.signUp('mai@example.vn');
      await makeBatches('Trà Mộc');
      await remindOfExpiring(platformAt('2026-11-10T02:22:00.000Z'));
      assert.deepEqual(await readTexts(), []);
      const day = platformAt(NOVEMBER);
      await Promise.all([remindOfExpiring(day), remindOfExpiring(day)]);
      await remindOfExpiring(platformAt('2026-11-15T02:22:00.000Z'));
      const said = (points: number, on: string) =>
        `Trong vòng 7 ngày: ${points} điểm của bạn tại Trà Mộc hết hạn vào cuối ngày ${on}`;
      assert.deepEqual((await readTexts()).toSorted(), [said(40, '17/11/2026'), said(8, '20/11/2026')]);
      assert.match((await readTexts('en')).join(), /Within 7 days: 8 of your points at Trà Mộc expire at the end of/);
      await remindOfExpiring(platformAt('2026-11-16T02:22:00.000Z'));
      assert.equal((await readTexts()).length, 3);
    });

    test('goes on where a killed run ended, and tells nobody twice', async () => {
      reader = await api.signUp('lan@example.vn');
      await makeBatches('Bánh Lá');
      const day = platformAt(NOVEMBER);
      // Each run begins anew, and ends after one notice more than the one before.
      for (let most = 1; (await readTexts()).length === 0; most += 1) {
        let left = most;
        await remindOfExpiring(day, { mayGoOn: () => (left -= 1) >= 0 });
      }
      assert.equal((await readTexts()).length, 1);
      await remindOfExpiring(day);
      assert.equal((await readTexts()).length, 2);
    });

    test('is switched off with the other', async () => {
      reader = await api.signUp('tat@example.vn');
      await makeBatches('Gốm Lửa');
      const settings = [{ kind: 'points-expiring', channel: 'app', enabled: false }];
      assertDone(await api.put('/notifications/settings', { as: reader, body: { settings } }));
      await remindOfExpiring(platformAt(NOVEMBER));
      assert.deepEqual(await readTexts(), []);
    });
  });
});
