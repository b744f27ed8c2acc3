import type { Paging } from '@m4u/contract/common';
import type { Movement, PointAccount, StatementLine } from '@m4u/contract/commerce/book/statement';
import type { Buyer, MovementKind } from '@m4u/contract/commerce/point/schema';
import type { Person } from '@m4u/contract/profile/directory/person';
import { requireSignedIn } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { beginOfDay, endOfDay } from '../../platform/time/days.ts';
import { fail } from '../../platform/errors.ts';
import { toSlice } from '../../platform/database/slice.ts';
import { get as customerOf } from '../../profile/group/customers/service.ts';
import { requireGroupRight } from '../../profile/group/rights.service.ts';
import { groupLabelLookup, type GroupLabel } from '../../profile/group/lists/labels.service.ts';
import { type CustomerIdentity, resolveCustomer } from '../../profile/group/customers/lookup.reads.ts';
import { personLookup } from '../../profile/directory/members/people.reads.ts';
import { findAccount } from '../point/account.reads.ts';
import { buyerLookup } from '../point/accountHolder.service.ts';
import { listGiftPairs } from '../point/gifts/reads.ts';
import * as queries from './statement.queries.ts';

/** Days of a filter in Vietnam, both included. */
export interface DayFilter {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Converts days to moments, `to` excluded. */
export const toMoments = ({ from, to }: DayFilter): { from: Date | undefined; to: Date | undefined } => ({
  from: from === undefined ? undefined : beginOfDay(from),
  to: to === undefined ? undefined : endOfDay(to),
});

/** Looks up the authors of movements with one query; null for readers who may not know them. */
export const authorLookup = async (
  ctx: Pick<Context, 'db'>,
  rows: readonly queries.MovementRow[],
  mayKnow: boolean,
): Promise<(row: queries.MovementRow) => Person | null> => {
  const personOf = await personLookup(ctx, mayKnow ? rows.flatMap(({ actorId }) => actorId ?? []) : []);
  return ({ actorId }) => (mayKnow && actorId !== null ? personOf(actorId) : null);
};

/** Looks up the other members of gifts; no query where there are none. */
export const giftLookup = async (
  ctx: Pick<Context, 'db'>,
  rows: readonly queries.MovementRow[],
): Promise<(row: queries.MovementRow) => Person | null> => {
  const pairs = await listGiftPairs(
    ctx.db,
    rows.flatMap(({ giftId }) => giftId ?? []),
  );
  const personOf = await personLookup(
    ctx,
    [...pairs.values()].flatMap(({ giverId, receiverId }) => [giverId, receiverId]),
  );
  return ({ giftId, points }) => {
    const pair = giftId === null ? undefined : pairs.get(giftId);
    return pair ? personOf(points < 0 ? pair.receiverId : pair.giverId) : null;
  };
};

/** Presents a movement with its author, and the other member of a gift. */
export const toMovement = (row: queries.MovementRow, actor: Person | null, gift: Person | null): Movement => ({
  _id: row.id,
  kind: row.kind,
  points: row.points,
  note: row.note,
  order:
    row.orderId === null
      ? null
      : { _id: row.orderId, invoiceNumber: row.invoiceNumber, status: row.orderStatus ?? 'done' },
  reverses: row.reversesId,
  gift,
  expiresAt: row.expiresAt?.toISOString() ?? null,
  actor,
  createdAt: row.createdAt.toISOString(),
});

const toPointAccount = (row: queries.SummaryRow | undefined, group: GroupLabel, buyer: Buyer): PointAccount => ({
  group,
  buyer,
  points: row?.points ?? 0,
  added: row?.added ?? 0,
  spent: row?.spent ?? 0,
  expired: row?.expired ?? 0,
  expiring: row?.expiring ? { points: row.expiring.points, at: new Date(row.expiring.at).toISOString() } : null,
});

/** Lists the caller's balances at groups, latest used first. */
export const listAccounts = async (ctx: Context, paging: Paging): Promise<{ data: PointAccount[]; total: number }> => {
  const { memberId } = requireSignedIn(ctx);
  const { rows, total } = await queries.listSummaries(ctx.db, memberId, ctx.clock.now(), toSlice(paging));
  const [faceOf, buyerOf] = await Promise.all([
    groupLabelLookup(
      ctx.db,
      rows.map(({ groupId }) => groupId),
    ),
    buyerLookup(
      ctx,
      rows.map(({ id }) => id),
    ),
  ]);
  return {
    data: rows.map((row) => toPointAccount(row, faceOf(row.groupId) ?? fail('not-found'), buyerOf(row.id))),
    total,
  };
};

/** Presents a buyer who never had points at a group. Errors: not-found. */
const toBuyerWithoutAccount = async (ctx: Context, groupId: string, holder: CustomerIdentity): Promise<Buyer> => {
  if (holder.kind === 'customer') {
    const { _id, name, phone } = await customerOf(ctx, groupId, holder.customerId);
    return { _id, name, phone, member: null };
  }
  const member = (await personLookup(ctx, [holder.memberId]))(holder.memberId);
  return { _id: member._id, name: member.name, phone: null, member };
};

/**
 * Resolves the holder of a statement. Callers may always read their own, also at a closed group; people at the group's
 * counter may read those of members and customers whom the group serves, but only its admins what was moved. Errors:
 * not-found, forbidden.
 */
const resolveHolder = async (
  ctx: Context,
  groupId: string,
  holderId: string | undefined,
): Promise<{ holder: CustomerIdentity; showsLines: boolean }> => {
  const { memberId } = requireSignedIn(ctx);
  if (holderId === undefined || holderId === memberId)
    return { holder: { kind: 'member', memberId }, showsLines: true };
  const { role } = await requireGroupRight(ctx, groupId, 'counter');
  const holder = (await resolveCustomer(ctx.db, groupId, holderId)) ?? fail('not-found');
  return { holder, showsLines: role === 'admin' };
};

/** Parameters of a statement. */
export interface StatementQuery extends Paging {
  readonly groupId: string;
  readonly memberId?: string | undefined;
  readonly filter?: (DayFilter & { readonly kind?: MovementKind | undefined }) | undefined;
}

const hasFilter = ({ kind, from, to }: NonNullable<StatementQuery['filter']>): boolean =>
  kind !== undefined || from !== undefined || to !== undefined;

/** Balance and statement of the caller at a group, or of a customer for its admins; at its counter the balance only. Errors: not-found, forbidden. */
export const getStatement = async (
  ctx: Context,
  { groupId, memberId, filter = {}, ...paging }: StatementQuery,
): Promise<{ data: StatementLine[]; total: number; account: PointAccount }> => {
  const { holder, showsLines } = await resolveHolder(ctx, groupId, memberId);
  const isOwn = holder.kind === 'member' && holder.memberId === requireSignedIn(ctx).memberId;
  const isAdmin = memberId !== undefined && !isOwn;
  const [group, found] = await Promise.all([
    groupLabelLookup(ctx.db, [groupId]).then((faceOf) => faceOf(groupId) ?? fail('not-found')),
    findAccount(ctx.db, groupId, holder),
  ]);
  if (group.closed && found === undefined) fail('not-found');
  const row = found && (await queries.findSummary(ctx.db, found.id, ctx.clock.now()));
  if (!row)
    return {
      data: [],
      total: 0,
      account: toPointAccount(undefined, group, await toBuyerWithoutAccount(ctx, groupId, holder)),
    };
  if (!showsLines) {
    const buyerOf = await buyerLookup(ctx, [row.id]);
    return { data: [], total: 0, account: toPointAccount(row, group, buyerOf(row.id)) };
  }
  const { limit, offset } = toSlice(paging);
  const { rows, total } = hasFilter(filter)
    ? await queries.listFilteredLines(
        ctx.db,
        row.id,
        { kinds: filter.kind && [filter.kind], ...toMoments(filter) },
        { limit, offset },
      )
    : { rows: await queries.listLines(ctx.db, row.id, row.entries - offset, limit), total: row.entries };
  const [buyerOf, actorOf, giftOf] = await Promise.all([
    buyerLookup(ctx, [row.id]),
    authorLookup(ctx, rows, isAdmin),
    giftLookup(ctx, rows),
  ]);
  return {
    data: rows.map((line) => ({ ...toMovement(line, actorOf(line), giftOf(line)), balance: line.balance ?? 0 })),
    total,
    account: toPointAccount(row, group, buyerOf(row.id)),
  };
};
