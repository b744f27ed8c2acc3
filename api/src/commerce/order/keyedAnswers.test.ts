import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Order } from '@m4u/contract/commerce/order/schema';
import { and, eq } from '../../platform/database/orm.ts';
import { groupMembers, groups } from '../../profile/group/tables.ts';
import { assertDone, assertProblem } from '../../testing/server/answers.ts';
import { startTestApi } from '../../testing/server/api.ts';
import { assertBooks, sellerCalls } from '../../testing/factories/points.ts';
import { makeGroup } from '../../testing/factories/profiles.ts';

const api = await startTestApi();
const { db } = api.api.platform;

test('repeats the answer of an idempotency key only while the caller still has access', async () => {
  const admin = await api.signUp('chu@example.vn');
  const second = await api.signUp('quan-ly@example.vn');
  const buyer = await api.signUp('khach@example.vn');
  const stranger = await api.signUp('la@example.vn');
  const groupId = await makeGroup(api, { admins: [admin, second] });
  const shop = sellerCalls(api, second, groupId);
  const entered = { invoiceNumber: 'HD-1', value: 300_000 };

  const made = assertDone<{ data: Order }>(await shop.invoice(buyer.memberId, entered, 'invoice')).data;
  const calls = {
    invoice: () => shop.invoice(buyer.memberId, entered, 'invoice'),
    plain: () => shop.plain(buyer.memberId, 'add', 5, {}, 'plain'),
    change: () => shop.change(made._id, { value: 200_000 }, 'change'),
    cancel: () => shop.cancel(made._id, 'cancel'),
  };
  const first = new Map<string, string>();
  for (const [name, call] of Object.entries(calls)) {
    const answer = await call();
    assertDone(answer);
    first.set(name, answer.body);
  }

  const isSecond = and(eq(groupMembers.groupId, groupId), eq(groupMembers.memberId, second.memberId));
  const again = async (code: 'not-found' | 'forbidden', ofOrder: 'not-found') => {
    for (const [name, call] of Object.entries(calls))
      assertProblem(await call(), name === 'invoice' || name === 'plain' ? code : ofOrder);
  };
  await db.update(groupMembers).set({ role: 'member' }).where(isSecond);
  await again('forbidden', 'not-found');
  await db.update(groups).set({ lockedAt: api.clock.now() }).where(eq(groups.id, groupId));
  await db.update(groupMembers).set({ role: 'admin' }).where(isSecond);
  await again('not-found', 'not-found');
  await db.update(groups).set({ lockedAt: null }).where(eq(groups.id, groupId));
  for (const [name, call] of Object.entries(calls)) assert.equal((await call()).body, first.get(name), name);

  // A key of another caller neither returns an answer nor conflicts.
  const theirs = sellerCalls(api, stranger, groupId);
  assertProblem(await theirs.plain(buyer.memberId, 'add', 5, {}, 'plain'), 'forbidden');
  assertProblem(await theirs.cancel(made._id, 'cancel'), 'not-found');
  await assertBooks(api);
});
