import type { Paging } from '@m4u/contract/common';
import type { ListedMovement } from '@m4u/contract/commerce/book/statement';
import type { MovementKind } from '@m4u/contract/commerce/point/schema';
import { requireSignedIn } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { fail } from '../../platform/errors.ts';
import { toSlice } from '../../platform/database/slice.ts';
import { requireGroupAdmin } from '../../profile/group/customers/service.ts';
import { groupLabelLookup } from '../../profile/group/lists/labels.service.ts';
import { resolveCustomer } from '../../profile/group/customers/lookup.reads.ts';
import { findAccount, findServedAccount } from '../point/account.reads.ts';
import * as queries from './queries.ts';
import { buyersBy } from '../point/accountHolder.service.ts';
import type { MovementRow } from './statement.queries.ts';
import { actorsOf, type GivenDays, momentsOf, movementOf } from './statement.service.ts';

/** Filter of a list of movements; see the contract's `MovementFilter`. */
export interface Filter extends GivenDays {
  readonly kind?: MovementKind | undefined;
  readonly memberId?: string | undefined;
  readonly groupId?: string | undefined;
  readonly q?: string | undefined;
}

/** A page of movements, with the numbers of matching (`total`) and of all movements, and the sum of matching points. */
export interface Movements {
  readonly data: ListedMovement[];
  readonly total: number;
  readonly totalDoc: number;
  readonly totalPoint: number;
}

/** The empty page of a list whose filter matches nothing. */
const emptyPage = (totalDoc: number): Movements => ({ data: [], total: 0, totalDoc, totalPoint: 0 });

/** Translates a filter into conditions on movements. */
export const narrowingOf = ({ kind, q, ...days }: Pick<Filter, 'kind' | 'q' | 'from' | 'to'>) => ({
  kinds: kind && [kind],
  q: q || undefined,
  ...momentsOf(days),
});

const isNarrowed = (filter: Pick<Filter, 'kind' | 'q' | 'from' | 'to'>): boolean =>
  Object.values(narrowingOf(filter)).some((part) => part !== undefined);

/** Presents movements with a constant number of queries. Only admins see the authors. */
const present = async (ctx: Context, rows: readonly MovementRow[], isAdmin: boolean): Promise<ListedMovement[]> => {
  const [faceOf, buyerOf, actorOf] = await Promise.all([
    groupLabelLookup(
      ctx.db,
      rows.map(({ groupId }) => groupId),
    ),
    buyersBy(
      ctx,
      rows.map(({ accountId }) => accountId),
    ),
    actorsOf(ctx, rows, isAdmin),
  ]);
  return rows.map((row) => ({
    ...movementOf(row, actorOf(row)),
    group: faceOf(row.groupId) ?? fail('not-found'),
    buyer: buyerOf(row.accountId),
  }));
};

/**
 * Lists points redeemed at a group, and refunds of them, the newest first; `totalPoint` is redeemed minus refunded
 * points.
 * Errors: not-found, forbidden.
 */
export const minusPoints = async (
  ctx: Context,
  sellerGroupId: string,
  { filter = {}, ...paging }: Paging & { filter?: Filter | undefined },
): Promise<Movements> => {
  const { id } = await requireGroupAdmin(ctx, sellerGroupId);
  const { memberId, groupId, ...rest } = filter;
  const [account, all] = await Promise.all([
    memberId === undefined ? undefined : findServedAccount(ctx.db, id, memberId),
    queries.totalsOf(ctx.db, id),
  ]);
  const accountId = account?.id;
  if ((memberId !== undefined && accountId === undefined) || (groupId !== undefined && groupId !== id))
    return emptyPage(all.spendings);
  const narrowing = { ...narrowingOf(rest), accountId, redeemed: true };
  const isWhole = accountId === undefined && !isNarrowed(rest);
  const [rows, sums] = await Promise.all([
    queries.ofGroupInPart(ctx.db, id, narrowing, toSlice(paging)),
    isWhole ? { movements: all.spendings, points: -all.spent } : queries.sumsOfGroup(ctx.db, id, narrowing),
  ]);
  return {
    data: await present(ctx, rows, true),
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
  if (buyerId === requireSignedIn(ctx).memberId) return queries.accountsOf(ctx.db, buyerId, groupId);
  const { id } = await requireGroupAdmin(ctx, groupId ?? fail('forbidden'));
  const whose = (await resolveCustomer(ctx.db, id, buyerId)) ?? fail('not-found');
  const found = await findAccount(ctx.db, id, whose);
  return found ? [found] : [];
};

/** Lists points given to a buyer, and corrections of them, the newest first. Errors: not-found, forbidden. */
export const addPoints = async (
  ctx: Context,
  buyerId: string,
  { filter = {}, ...paging }: Paging & { filter?: Filter | undefined },
): Promise<Movements> => {
  const { groupId, memberId, ...rest } = filter;
  const accounts = await findAccounts(ctx, buyerId, groupId);
  const ids = accounts.map(({ id }) => id);
  const totalDoc = accounts.reduce((sum, { additions }) => sum + additions, 0);
  if (memberId !== undefined && memberId !== buyerId) return emptyPage(totalDoc);
  const narrowing = narrowingOf(rest);
  const [rows, sums] = await Promise.all([
    queries.given(ctx.db, ids, narrowing, toSlice(paging)),
    isNarrowed(rest)
      ? queries.givenSums(ctx.db, ids, narrowing)
      : { movements: totalDoc, points: accounts.reduce((sum, { added }) => sum + added, 0) },
  ]);
  const isAdmin = buyerId !== requireSignedIn(ctx).memberId;
  return { data: await present(ctx, rows, isAdmin), total: sums.movements, totalDoc, totalPoint: sums.points };
};
