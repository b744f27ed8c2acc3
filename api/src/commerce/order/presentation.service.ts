import type { Order, OrderFacts } from '@m4u/contract/commerce/order/schema';
import { RATE_PER_PERCENT } from '@m4u/contract/commerce/point/rules';
import type { Context } from '../../platform/context.ts';
import { accountHolderLookup } from '../point/accountHolder.service.ts';
import type { OrderRow } from './queries.ts';
import { canChange } from './policy.ts';

/** The fields of an order that its history stores. */
export const toOrderFacts = (row: OrderRow): OrderFacts => {
  const { status, invoiceNumber, value, discount, discountCode, spent, earned, payment, note } = row;
  return { status, invoiceNumber, value, discount, discountCode, spent, earned, payment, note };
};

/** Presents orders with two queries in total; only admins see which admin wrote an order. */
export const toOrders = async (
  ctx: Pick<Context, 'db' | 'actor'>,
  rows: readonly OrderRow[],
  isAdmin: boolean,
): Promise<Order[]> => {
  const { buyerOf, personOf } = await accountHolderLookup(
    ctx,
    rows.map(({ accountId }) => accountId),
    isAdmin ? rows.map(({ createdBy }) => createdBy) : [],
  );
  return rows.map((row) => ({
    ...toOrderFacts(row),
    _id: row.id,
    groupId: row.groupId,
    kind: row.kind,
    buyer: buyerOf(row.accountId),
    rate: row.rate / RATE_PER_PERCENT,
    bonuses: row.bonuses.map((bonus) => ({ ...bonus })),
    version: row.version,
    createdBy: isAdmin ? personOf(row.createdBy) : null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    can: { update: canChange(isAdmin, row) },
  }));
};
