import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FieldRefusal } from '@m4u/contract/http/problem';
import { eq, sql } from '../../platform/database/orm.ts';
import { AppError } from '../../platform/errors.ts';
import { inTransaction } from '../../platform/events/transaction.ts';
import { startTestApi } from '../../testing/server/api.ts';
import { makeDiscount, redeemOn } from '../../testing/factories/discounts.ts';
import { makeGroup } from '../../testing/factories/profiles.ts';
import { release, recalculateRedemption } from './redeem.service.ts';
import { moveUses } from './use.writes.ts';
import { discounts, discountUses } from './tables.ts';

const api = await startTestApi();
const { db, clock } = api.api.platform;
const emit = api.api.events.emitInTransaction;
const admin = await api.signUp('chu-quan@example.vn', { name: 'Chủ Quán' });
const buyer = await api.signUp('khach@example.vn', { name: 'Khách Quen' });
const other = await api.signUp('khach-khac@example.vn', { name: 'Khách Khác' });
const groupId = await makeGroup(api, { admins: [admin] });

const make = (facts?: Record<string, unknown>) => makeDiscount(api, admin, groupId, facts);
const redeem = (code: string, value = 100_000, whom = buyer.memberId) =>
  redeemOn(api, admin, { groupId, code, whom, value });

const usedOf = async (id: string): Promise<number | undefined> =>
  (await db.select({ used: discounts.used }).from(discounts).where(eq(discounts.id, id)))[0]?.used;

/** Returns the field error of a refused code; undefined for any other error. */
const reasonOf = (thrown: unknown): FieldRefusal | undefined =>
  thrown instanceof AppError && thrown.code === 'discount-unavailable' ? thrown.details.fields?.[0] : undefined;

const refused = async (work: Promise<unknown>, code: string, field = 'discountCode') => {
  const thrown = await work.then(
    () => assert.fail(`not refused as ${code}`),
    (error: unknown) => error,
  );
  assert.deepEqual([reasonOf(thrown)?.field, reasonOf(thrown)?.code], [field, code], String(thrown));
};

/** Counts the works that succeeded and asserts that the others were refused for this reason. */
const countDone = async (works: readonly Promise<unknown>[], reason: string): Promise<number> => {
  const outcomes = await Promise.allSettled(works);
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') assert.equal(reasonOf(outcome.reason)?.code, reason, String(outcome.reason));
  return outcomes.filter(({ status }) => status === 'fulfilled').length;
};

test('applies and counts a code, however it is typed', async () => {
  const { _id, code } = await make({ code: 'MO-HANG', percent: 15 });
  assert.equal(code, 'MOHANG');
  const { amount, discountId, code: savedCode } = await redeem(' mở hàng ', 123_457);
  assert.deepEqual([amount, discountId, savedCode], [18_518, _id, 'MOHANG']);
  assert.equal(await usedOf(_id), 1);
});

test('refuses unknown, inactive, future and ended codes and small invoices', async () => {
  await refused(redeem('KHONGCO'), 'discount-unknown');
  await refused(redeem('*'), 'discount-unknown');
  await refused(redeem((await make({ active: false })).code), 'discount-ended');
  await refused(redeem((await make({ from: '2026-03-03' })).code), 'discount-not-yet');
  await refused(redeem((await make({ from: '2026-02-01', to: '2026-03-01' })).code), 'discount-ended');
  const { code } = await make({ minimum: 200_000 });
  await refused(redeem(code, 199_999), 'discount-minimum');
  assert.equal((await redeem(code, 200_000)).amount, 20_000);
});

test('refuses the code of another group', async () => {
  const elsewhere = await makeGroup(api, { admins: [admin] });
  const { code } = await makeDiscount(api, admin, elsewhere);
  await refused(redeem(code), 'discount-unknown');
});

test('counts neither a refused code nor one whose order fails', async () => {
  const { _id, code } = await make({ minimum: 200_000 });
  await refused(redeem(code), 'discount-minimum');
  await api.administer('alter table point_orders add constraint no_more check (value <> 777777) not valid');
  await assert.rejects(redeem(code, 777_777));
  await api.administer('alter table point_orders drop constraint no_more');
  assert.equal(await usedOf(_id), 0);
});

test('grants exactly a hundred of five hundred concurrent orders a quota of a hundred', async () => {
  const { _id, code } = await make({ quota: 100 });
  const people = [buyer.memberId, other.memberId, admin.memberId];
  const works = Array.from({ length: 500 }, (_, number) => redeem(code, 50_000, people[number % people.length]));
  assert.equal(await countDone(works, 'discount-used-up'), 100);
  assert.equal(await usedOf(_id), 100);
});

test('grants each customer the limit exactly, also in concurrent first orders', async () => {
  const { _id, code } = await make({ perMember: 3, quota: 1000 });
  const first = await api.signUp('lan-dau@example.vn');
  const works = Array.from({ length: 40 }, (_, number) =>
    redeem(code, 50_000, number % 2 ? first.memberId : other.memberId),
  );
  assert.equal(await countDone(works, 'discount-limit'), 6);
  assert.equal(await usedOf(_id), 6);
});

test('allows a released use again', async () => {
  const { _id, code } = await make({ quota: 1, perMember: 1 });
  const { orderId } = await redeem(code);
  await refused(redeem(code), 'discount-used-up');
  await inTransaction(db, (tx) => release({ clock, emit }, tx, orderId));
  await inTransaction(db, (tx) => release({ clock, emit }, tx, orderId));
  assert.equal(await usedOf(_id), 0);
  await redeem(code);
  await refused(redeem(code, 100_000, other.memberId), 'discount-used-up');
});

test('releases a use once in concurrent calls', async () => {
  const { _id, code } = await make({ quota: 5 });
  const { orderId } = await redeem(code);
  await redeem(code);
  await Promise.all(Array.from({ length: 20 }, () => inTransaction(db, (tx) => release({ clock, emit }, tx, orderId))));
  assert.equal(await usedOf(_id), 1);
});

test('recalculates a corrected order by the terms at the time of the order', async () => {
  const { _id, code, version } = await make({ percent: 10, minimum: 50_000 });
  const { orderId } = await redeem(code, 100_000);
  const change = { percent: 50, minimum: 900_000, active: false, version };
  assert.equal((await api.put(`/discountGroup/${_id}`, { as: admin, body: change })).statusCode, 200);
  const corrected = (value: number) =>
    inTransaction(db, (tx) => recalculateRedemption({ clock }, tx, { orderId, value }));
  assert.equal(await corrected(60_009), 6_000);
  const [use] = await db.select().from(discountUses).where(eq(discountUses.orderId, orderId));
  assert.equal(use?.taken, 6_000);
  await refused(corrected(49_999), 'discount-minimum', 'value');
  await inTransaction(db, (tx) => release({ clock, emit }, tx, orderId));
  assert.equal(await corrected(60_009), 0);
});

test('moves uses to the account into which another is merged', async () => {
  const { code } = await make({ perMember: 1 });
  await redeem(code);
  const { rows } = await db.execute<{ id: string; member: string }>(
    sql`select id, member_id as member from point_accounts where group_id = ${groupId} and member_id is not null`,
  );
  const [from, into] = [buyer, other].map(({ memberId }) => rows.find(({ member }) => member === memberId)?.id ?? '');
  assert.ok(from && into);
  await inTransaction(db, (tx) => moveUses(tx, from, into));
  await refused(redeem(code, 100_000, other.memberId), 'discount-limit');
});

test('enforces the quota in the database', async () => {
  const { _id } = await make({ quota: 2 });
  await assert.rejects(db.update(discounts).set({ used: 3 }).where(eq(discounts.id, _id)));
  await assert.rejects(db.update(discounts).set({ used: -1 }).where(eq(discounts.id, _id)));
  await assert.rejects(db.delete(discountUses));
});

test('starts and ends a discount at midnight in Vietnam', async () => {
  const { code } = await make({ from: '2026-03-02', to: '2026-03-03' });
  const next = await make({ from: '2026-03-05' });
  const redeemAt = async (moment: string, enteredCode = code) => {
    api.clock.advance(new Date(moment).getTime() - api.clock.now().getTime());
    return redeem(enteredCode);
  };
  await redeemAt('2026-03-03T16:59:59.999Z');
  await refused(redeemAt('2026-03-03T17:00:00.000Z'), 'discount-ended');
  await refused(redeemAt('2026-03-04T16:59:59.999Z', next.code), 'discount-not-yet');
  await redeemAt('2026-03-04T17:00:00.000Z', next.code);
});
