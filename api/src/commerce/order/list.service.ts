import type { Paging } from '@m4u/contract/common';
import type { Order, OrderLog } from '@m4u/contract/commerce/order/schema';
import type { OrderFilter, OrderSort } from '@m4u/contract/commerce/order';
import type * as z from 'zod';
import { isSelf, requireSignedIn } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { beginOfDay, endOfDay } from '../../platform/time/days.ts';
import { fail, failField } from '../../platform/errors.ts';
import type { Sorting } from '../../platform/database/sorting.ts';
import { toSlice } from '../../platform/database/slice.ts';
import {
  hasGroupRight,
  requireGroupAdmin,
  requireGroupRight,
  isGroupAdmin,
} from '../../profile/group/rights.service.ts';
import { findAccountId, findServedAccount } from '../point/account.reads.ts';
import { accountHolderLookup } from '../point/accountHolder.service.ts';
import { toOrders } from './presentation.service.ts';
import { find } from './queries.ts';
import * as queries from './list.queries.ts';
import type { OrderSelection } from './selection.reads.ts';
import { isBuyer } from './policy.ts';

/** A reader's filter of orders; both days are included. */
export type OrdersFilter = z.output<typeof OrderFilter>;

/** The id of no account: a filter for a customer without one leaves no orders. */
const NO_ACCOUNT = '00000000-0000-0000-0000-000000000000';

/**
 * Resolves the customer named in the filter to an account; NO_ACCOUNT when there is none. Also finds customers whom the
 * group may not serve any more, since it keeps their orders.
 */
const findFilterAccount = async (ctx: Context, groupId: string, memberId: string): Promise<string> =>
  (await findServedAccount(ctx.db, groupId, memberId))?.id ??
  (await findAccountId(ctx.db, groupId, memberId)) ??
  NO_ACCOUNT;

/** Translates a reader's filter into a selection of the database. */
const toSelection = async (
  ctx: Context,
  groupId: string,
  { memberId, from, to, q, ...rest }: OrdersFilter = {},
): Promise<OrderSelection> => ({
  ...rest,
  groupId,
  accountId: memberId === undefined ? undefined : await findFilterAccount(ctx, groupId, memberId),
  from: from === undefined ? undefined : beginOfDay(from),
  before: to === undefined ? undefined : endOfDay(to),
  q: q || undefined,
});

/**
 * Lists orders of a group, newest first unless sorted otherwise: all to its admins, at the counter those that the
 * caller has entered. Errors: not-found, forbidden.
 */
export const list = async (
  ctx: Context,
  {
    groupId,
    filter,
    sort,
    order,
    ...paging
  }: Paging & Sorting<OrderSort> & { readonly groupId: string; readonly filter?: OrdersFilter | undefined },
): Promise<{ data: Order[]; total: number }> => {
  const { role } = await requireGroupRight(ctx, groupId, 'counter');
  const sorting = sort === undefined ? { order: 'desc' as const } : { sort, order };
  const own = role === 'admin' ? undefined : requireSignedIn(ctx).memberId;
  const selection = { ...(await toSelection(ctx, groupId, filter)), createdBy: own };
  const { rows, total } = await queries.list(ctx.db, selection, sorting, toSlice(paging));
  return { data: await toOrders(ctx, rows, role === 'admin'), total };
};

/** One order, for its buyer, the group's admins, and a cashier who has entered it. Errors: not-found. */
export const get = async (ctx: Context, id: string): Promise<Order> => {
  const order = (await find(ctx.db, id)) ?? fail('not-found');
  const isAdmin = await isGroupAdmin(ctx, order.groupId);
  const isEntrant = isSelf(ctx.actor, order.createdBy) && (await hasGroupRight(ctx, order.groupId, 'counter'));
  if (!isAdmin && !isEntrant && !isBuyer(ctx.actor, order)) fail('not-found');
  const [shown] = await toOrders(ctx, [order], isAdmin);
  return shown ?? fail('not-found');
};

/** Finds the group of a history, by its own id or by an order's. Errors: not-found, invalid. */
const resolveGroup = async (
  ctx: Context,
  groupId: string | undefined,
  orderId: string | undefined,
): Promise<string> => {
  if (orderId === undefined) return groupId ?? failField('groupId', 'required');
  const order = (await find(ctx.db, orderId)) ?? fail('not-found');
  if (groupId !== undefined && groupId !== order.groupId) fail('not-found');
  // Other readers get not-found, so that they do not learn that the order exists.
  if (!(await isGroupAdmin(ctx, order.groupId)) && !isBuyer(ctx.actor, order)) fail('not-found');
  return order.groupId;
};

/** Lists the history of a group's orders, or of one order, the newest first. Errors: not-found, forbidden, invalid. */
export const listChanges = async (
  ctx: Context,
  { groupId: givenGroupId, orderId, ...paging }: Paging & { readonly groupId?: string; readonly orderId?: string },
): Promise<{ data: OrderLog[]; total: number }> => {
  const groupId = await resolveGroup(ctx, givenGroupId, orderId);
  await requireGroupAdmin(ctx, groupId);
  const { rows, total } = await queries.listChanges(ctx.db, { groupId, orderId }, toSlice(paging));
  const { buyerOf, personOf } = await accountHolderLookup(
    ctx,
    rows.map(({ accountId }) => accountId),
    rows.map(({ actorId }) => actorId),
  );
  return {
    data: rows.map(({ id, orderId: order, act, reason, before, after, accountId, actorId, createdAt }) => ({
      _id: id,
      orderId: order,
      act,
      reason,
      before,
      after,
      buyer: buyerOf(accountId),
      actor: personOf(actorId),
      createdAt: createdAt.toISOString(),
    })),
    total,
  };
};
