import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { DAY } from '@m4u/contract/durations';
import type { Notification } from '@m4u/contract/social/notification/schema';
import { fixedClock } from '../../../platform/time/clock.ts';
import { assertDone } from '../../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../../testing/server/api.ts';
import { assertBooks, movePoints, sellingAt } from '../../../testing/factories/points.ts';
import { patiently } from '../../../testing/server/patience.ts';
import { makeGroup } from '../../../testing/factories/profiles.ts';
import { expiryOf } from '../settings.service.ts';
import { expire, tellExpiring } from './jobs.ts';

const api = await startTestApi();
const { platform } = api.api;
let admin: TestMember;
let buyer: TestMember;

before(async () => {
  admin = await api.signUp('chu@example.vn');
  buyer = await api.signUp('khach@example.vn');
});

const later = (days: number) => new Date(api.clock.now().getTime() + days * DAY);
/** The platform some days from now; sessions would not live so long. */
const inDays = (days: number) => ({ ...platform, clock: fixedClock(later(days)) });

const pointsAt = async (group: string, memberId = buyer.memberId): Promise<number> =>
  assertDone<{ data: { points: number } }>(
    await api.get(`/members/getMemberPoint/${memberId}?groupId=${group}`, { as: admin }),
  ).data.points;

describe('when points are gone', () => {
  test('is the end of a day in Vietnam some months later, the last one of a shorter month', () => {
    const end = (now: string, months: number | null) => expiryOf(new Date(now), months)?.toISOString();
    assert.equal(end('2026-03-02T02:00:00Z', 12), '2027-03-02T17:00:00.000Z');
    // Half past midnight of the first in Vietnam.
    assert.equal(end('2026-01-31T17:30:00Z', 1), '2026-03-01T17:00:00.000Z');
    assert.equal(end('2026-01-31T16:30:00Z', 1), '2026-02-28T17:00:00.000Z');
    assert.equal(end('2027-12-31T10:00:00Z', 2), '2028-02-29T17:00:00.000Z');
    assert.equal(end('2026-03-02T02:00:00Z', null), undefined);
  });
});

describe('points that expire', () => {
  test('are spent first, and only what is left of them goes', async () => {
    const group = await makeGroup(api, { admins: [admin] });
    await movePoints(api, group, buyer.memberId, 100);
    await movePoints(api, group, buyer.memberId, 30, later(10));
    await movePoints(api, group, buyer.memberId, 20, later(5));
    await movePoints(api, group, buyer.memberId, -25);
    assert.equal((await expire(platform)).points, 0);
    // All that was to go on the fifth day has been spent, and 5 of those of the tenth.
    assert.equal((await expire(inDays(5))).points, 0);
    assert.equal((await expire(inDays(10))).points, 25);
    assert.equal((await expire(inDays(10))).points, 0, 'once');
    assert.equal(await pointsAt(group), 100);
    await assertBooks(api);
  });

  test('live as the group said when they were earned', async () => {
    const group = await makeGroup(api, { admins: [admin] });
    const shop = sellingAt(api, admin, group);
    assertDone(await shop.invoice(buyer.memberId, { value: 1_000_000 }));
    assertDone(await api.put(`/orderPoint/settings/${group}`, { as: admin, body: { expiryMonths: 1 } }));
    assertDone(await shop.invoice(buyer.memberId, { value: 2_000_000 }));
    assertDone(await shop.plain(buyer.memberId, 'add', 5));
    assert.equal((await expire(inDays(33))).points, 25);
    assert.equal(await pointsAt(group), 10);
    await assertBooks(api);
  });

  test('go on where an earlier run ended', async () => {
    const group = await makeGroup(api, { admins: [admin] });
    for (const memberId of [buyer.memberId, admin.memberId]) await movePoints(api, group, memberId, 7, later(1));
    let runs = 0;
    const first = await expire(inDays(2), { mayGoOn: () => (runs += 1) <= 1 });
    assert.equal(first.points, 7);
    const second = await expire(inDays(2), { after: first.after });
    assert.deepEqual(second, { points: 7, after: undefined });
    await assertBooks(api);
  });

  test('are taken while others are spent, and never twice', async () => {
    const group = await makeGroup(api, { admins: [admin] });
    const shop = sellingAt(api, admin, group);
    await movePoints(api, group, buyer.memberId, 40, later(1));
    await movePoints(api, group, buyer.memberId, 10);
    const [runs, spends] = await Promise.all([
      Promise.all(Array.from({ length: 3 }, () => patiently(() => expire(inDays(2))))),
      Promise.all(Array.from({ length: 20 }, () => shop.plain(buyer.memberId, 'minus', 1))),
    ]);
    const spent = spends.filter(({ statusCode }) => statusCode === 200).length;
    const expired = runs.reduce((sum, { points }) => sum + points, 0);
    assert.equal(await pointsAt(group), 50 - spent - expired);
    assert.ok(spent >= 10 && expired <= 40 && expired >= 20);
    await assertBooks(api);
  });
});

describe('that points are about to expire', () => {
  const told = async () =>
    assertDone<{ data: Notification[] }>(await api.get('/notifications', { as: buyer })).data.filter(
      ({ kind }) => kind === 'points-expiring',
    );

  test('is told a month before, once a month', async () => {
    const at = (moment: string) => ({ ...platform, clock: fixedClock(moment) });
    const group = await makeGroup(api, { admins: [admin], row: { name: 'Gốm Nếp' } });
    await movePoints(api, group, buyer.memberId, 70, new Date('2026-11-03T17:00:00.000Z'));
    await movePoints(api, group, buyer.memberId, 5, new Date('2026-10-20T17:00:00.000Z'));
    await movePoints(api, group, buyer.memberId, 9);
    await tellExpiring(at('2026-09-03T02:00:00.000Z'));
    assert.deepEqual(await told(), []);
    const october = at('2026-10-04T02:00:00.000Z');
    await Promise.all([tellExpiring(october), tellExpiring(october)]);
    const [notice, ...rest] = await told();
    assert.equal(rest.length, 0);
    assert.match(notice?.text ?? '', /^75 điểm của bạn tại Gốm Nếp sắp hết hạn, sớm nhất vào cuối ngày 20\/10\/2026/);
    assert.equal(notice?.count, 1);
  });
});
