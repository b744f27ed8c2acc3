import type { Paging } from '@m4u/contract/common';
import type { ListedMovement } from '@m4u/contract/commerce/book/statement';
import type { MovementKind } from '@m4u/contract/commerce/point/schema';
import { requireSignedIn } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { fail } from '../../platform/errors.ts';
import { toSlice } from '../../platform/database/slice.ts';
import { requireGroupAdmin } from '../../profile/group/rights.service.ts';
import { groupLabelLookup } from '../../profile/group/lists/labels.service.ts';
import { resolveCustomer } from '../../profile/group/customers/lookup.reads.ts';
import { findAccount, findServedAccount } from '../point/account.reads.ts';
import * as queries from './queries.ts';
import { buyerLookup } from '../point/accountHolder.service.ts';
import type { MovementRow } from './statement.queries.ts';
import { authorLookup, type DayFilter, giftLookup, toMoments, toMovement } from './statement.service.ts';

/** Filter of a list of movements; see the contract's `MovementFilter`. */
export interface MovementsFilter extends DayFilter {
  readonly kind?: MovementKind | undefined;
  readonly memberId?: string | undefined;
  readonly groupId?: string | undefined;
  readonly q?: string | undefined;
}

/** A page of movements, with the numbers of matching (`total`) and of all movements, and the sum of matching points. */
export interface MovementPage {
  readonly data: ListedMovement[];
  readonly total: number;
  readonly totalDoc: number;
  readonly totalPoint: number;
}

/** The empty page of a list whose filter matches nothing. */
const emptyPage = (totalDoc: number): MovementPage => ({ data: [], total: 0, totalDoc, totalPoint: 0 });

/** Translates a filter into conditions on movements. */
export const toBookFilter = ({ kind, q, ...days }: Pick<MovementsFilter, 'kind' | 'q' | 'from' | 'to'>) => ({
  kinds: kind && [kind],
  q: q || undefined,
  ...toMoments(days),
});

const hasFilter = (filter: Pick<MovementsFilter, 'kind' | 'q' | 'from' | 'to'>): boolean =>
  Object.values(toBookFilter(filter)).some((part) => part !== undefined);

/** Presents movements with a constant number of queries. Only admins see the authors. */
const toListedMovements = async (
  ctx: Context,
  rows: readonly MovementRow[],
  isAdmin: boolean,
): Promise<ListedMovement[]> => {
  const [faceOf, buyerOf, actorOf, giftOf] = await Promise.all([
    groupLabelLookup(
      ctx.db,
      rows.map(({ groupId }) => groupId),
    ),
    buyerLookup(
      ctx,
      rows.map(({ accountId }) => accountId),
    ),
    authorLookup(ctx, rows, isAdmin),
    giftLookup(ctx, rows),
  ]);
  return rows.map((row) => ({
    ...toMovement(row, actorOf(row), giftOf(row)),
    group: faceOf(row.groupId) ?? fail('not-found'),
    buyer: buyerOf(row.accountId),
  }));
};

/**
 * Lists points redeemed at a group, and refunds of them, the newest first; `totalPoint` is redeemed minus refunded
 * points.
 * Errors: not-found, forbidden.
 */
export const listRedeemed = async (
  ctx: Context,
  sellerGroupId: string,
  { filter = {}, ...paging }: Paging & { filter?: MovementsFilter | undefined },
): Promise<MovementPage> => {
  const { id } = await requireGroupAdmin(ctx, sellerGroupId);
  const { memberId, groupId, ...rest } = filter;
  const [account, all] = await Promise.all([
    memberId === undefined ? undefined : findServedAccount(ctx.db, id, memberId),
    queries.findTotals(ctx.db, id),
  ]);
  const accountId = account?.id;
  if ((memberId !== undefined && accountId === undefined) || (groupId !== undefined && groupId !== id))
    return emptyPage(all.spendings);
  const bookFilter = { ...toBookFilter(rest), accountId, redeemed: true };
  const isWhole = accountId === undefined && !hasFilter(rest);
  const [rows, sums] = await Promise.all([
    queries.listOfGroup(ctx.db, id, bookFilter, toSlice(paging)),
    isWhole ? { movements: all.spendings, points: -all.spent } : queries.sumGroup(ctx.db, id, bookFilter),
  ]);
  return {
    data: await toListedMovements(ctx, rows, true),
    total: sums.movements,
    totalDoc: all.spendings,
    // Subtracted, since −0 would not equal 0.
    totalPoint: 0 - sums.points,
  };
};

/**
 * Finds the accounts of a list: the caller's own, or a buyer's for admins of the group. Errors: not-found, forbidden.
 */
const findAccounts = async (ctx: Context, buyerId: string, groupId: string | undefined) => {
  if (buyerId === requireSignedIn(ctx).memberId) return queries.listAccounts(ctx.db, buyerId, groupId);
  const { id } = await requireGroupAdmin(ctx, groupId ?? fail('forbidden'));
  const holder = (await resolveCustomer(ctx.db, id, buyerId)) ?? fail('not-found');
  const found = await findAccount(ctx.db, id, holder);
  return found ? [found] : [];
};

/** Lists points given to a buyer, and corrections of them, the newest first. Errors: not-found, forbidden. */
export const listGiven = async (
  ctx: Context,
  buyerId: string,
  { filter = {}, ...paging }: Paging & { filter?: MovementsFilter | undefined },
): Promise<MovementPage> => {
  const { groupId, memberId, ...rest } = filter;
  const accounts = await findAccounts(ctx, buyerId, groupId);
  const ids = accounts.map(({ id }) => id);
  const totalDoc = accounts.reduce((sum, { additions }) => sum + additions, 0);
  if (memberId !== undefined && memberId !== buyerId) return emptyPage(totalDoc);
  const bookFilter = toBookFilter(rest);
  const [rows, sums] = await Promise.all([
    queries.listGiven(ctx.db, ids, bookFilter, toSlice(paging)),
    hasFilter(rest)
      ? queries.sumGiven(ctx.db, ids, bookFilter)
      : { movements: totalDoc, points: accounts.reduce((sum, { added }) => sum + added, 0) },
  ]);
  const isAdmin = buyerId !== requireSignedIn(ctx).memberId;
  return {
    data: await toListedMovements(ctx, rows, isAdmin),
    total: sums.movements,
    totalDoc,
    totalPoint: sums.points,
  };
};
