import type { GroupDiscount } from '@m4u/contract/commerce/discount/schema';
import { lockByCode as holdDiscount, redeem, type Redeemed } from '../../commerce/discount/redeem.service.ts';
import { openForUpdate } from '../../commerce/point/ledger.service.ts';
import { orders } from '../../commerce/order/tables.ts';
import { fail } from '../../platform/errors.ts';
import { inTransaction } from '../../platform/events/transaction.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { resolveCustomer } from '../../profile/group/customers/lookup.reads.ts';
import { assertDone } from '../server/answers.ts';
import type { TestApi, TestMember } from '../server/api.ts';
import { patiently } from '../server/patience.ts';

/** Makes a discount of 10 percent that starts on the day of the test, unless told otherwise. */
export const makeDiscount = async (
  api: TestApi,
  admin: TestMember,
  groupId: string,
  facts: Record<string, unknown> = {},
): Promise<GroupDiscount> => {
  const terms = { name: 'Khai trương', ...('amount' in facts ? { type: 'amount' } : { type: 'percent', percent: 10 }) };
  const answer = await api.post('/discountGroup', { as: admin, body: { groupId, ...terms, ...facts } });
  return assertDone<{ data: GroupDiscount }>(answer).data;
};

/** Redeems a code on a new order, without the API; returns the redemption with the order. */
export const redeemOn = (
  { api }: TestApi,
  by: { memberId: string },
  redemption: { groupId: string; code: string; whom: string; value: number },
): Promise<Redeemed & { orderId: string }> => {
  const { db, clock } = api.platform;
  const { groupId, code, whom, value } = redemption;
  return patiently(() =>
    inTransaction(db, async (tx) => {
      const now = clock.now();
      const ctx = { clock, actor: { kind: 'visitor' }, emit: api.events.emitInTransaction } as const;
      await holdDiscount(tx, { groupId, code });
      const account = await openForUpdate(
        ctx,
        tx,
        groupId,
        (await resolveCustomer(tx, groupId, whom)) ?? fail('not-found'),
      );
      const order = { id: uuidv7(), accountId: account.id };
      const redeemed = await redeem(ctx, tx, { groupId, code, accountId: account.id, orderId: order.id, value });
      const { amount: discount, code: discountCode, discountId } = redeemed;
      const sums = { value, discount, discountCode, discountId, payment: value - discount, spent: 0, earned: 0 };
      await tx.insert(orders).values({
        ...order,
        ...sums,
        groupId,
        kind: 'invoice',
        createdBy: by.memberId,
        createdAt: now,
        updatedAt: now,
      });
      return { ...redeemed, orderId: order.id };
    }),
  );
};
