import type { Paging } from '@m4u/contract/common';
import type { FriendSuggestion } from '@m4u/contract/profile/friend';
import type { FriendRelation } from '@m4u/contract/profile/friend/schema';
import { requireSignedIn } from '../../platform/actor.ts';
import { byProgram } from '../../platform/database/row-security/current-actor.ts';
import type { Context } from '../../platform/context.ts';
import { fail } from '../../platform/errors.ts';
import { toSlice } from '../../platform/database/slice.ts';
import * as queries from './list.queries.ts';
import { areFriends, hasBlocked } from './pair.reads.ts';
import { openMember, relation, relations } from './relation.service.ts';

/** Maximum number of suggestions. */
const SUGGESTED = 20;

/** Reads the friends of other members. It runs as the system, so the caller must check the permission first. */
const others = { list: byProgram(queries.list), total: byProgram(queries.total) };

const selected = async (
  ctx: Context,
  selection: queries.Selection,
  paging: Paging,
  { list, total: count }: typeof others = queries,
) => {
  const [ids, total] = await Promise.all([list(ctx.db, selection, toSlice(paging)), count(ctx.db, selection)]);
  return { data: await relations(ctx, ids), total };
};

/** The selection of a member's friends that the reader may see; undefined for none. */
const seenFriends = async (
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  of: string,
): Promise<queries.Selection | undefined> => {
  if (actor.kind === 'visitor') return undefined;
  const { memberId } = actor;
  if (memberId === of || (await areFriends(db, memberId, of))) return { list: 'accepted', of };
  // A blocked member sees what visitors see (docs/rules/visibility.md#blocks).
  return (await hasBlocked(db, of, memberId)) ? undefined : { list: 'accepted', of, inCommonWith: memberId };
};

/**
 * Lists a member's friends by name: all for the member and their friends, friends in common for other members, none for
 * visitors. `totalAll` counts all friends. Errors: not-found, also for a closed page.
 */
export const listOfMember = async (ctx: Context, idOrLink: string, paging: Paging) => {
  const of = await openMember(ctx, idOrLink);
  const selection = await seenFriends(ctx, of);
  const [{ data, total }, totalAll] = await Promise.all([
    selection ? selected(ctx, selection, paging, others) : { data: [], total: 0 },
    others.total(ctx.db, { list: 'accepted', of }),
  ]);
  return { data, total, totalAll };
};

/** Lists the members of one of the reader's own lists. Errors: not-found for another member's. */
export const listByStatus = (
  ctx: Context,
  id: string,
  { status, name, ...paging }: Paging & { status: queries.ListName; name?: string | undefined },
): Promise<{ data: FriendRelation[]; total: number }> =>
  id === requireSignedIn(ctx).memberId ? selected(ctx, { list: status, of: id, name }, paging) : fail('not-found');

/** Counts a member's friends, and for the member themselves also their requests. Errors: not-found. */
export const totals = async (ctx: Context, idOrLink: string) => {
  const of = await openMember(ctx, idOrLink);
  const isOwner = ctx.actor.kind === 'member' && ctx.actor.memberId === of;
  const [total, received, requested] = await Promise.all([
    others.total(ctx.db, { list: 'accepted', of }),
    isOwner ? queries.total(ctx.db, { list: 'received', of }) : null,
    isOwner ? queries.total(ctx.db, { list: 'requested', of }) : null,
  ]);
  return { total, received, requested };
};

/** Returns the reader's relation to a member. Errors: not-found, also for a closed page. */
export const status = async (ctx: Context, idOrLink: string): Promise<FriendRelation> =>
  relation(ctx, await openMember(ctx, idOrLink));

/** Whether a member and the reader are friends. Errors: not-found, also for a closed page. */
export const isAccept = async (ctx: Context, id: string): Promise<{ isAccept: boolean }> => ({
  isAccept: await areFriends(ctx.db, requireSignedIn(ctx).memberId, await openMember(ctx, id)),
});

/** Suggests members to the reader, most in common first. */
export const suggestions = async (ctx: Context): Promise<FriendSuggestion[]> => {
  const found = await queries.suggested(ctx.db, requireSignedIn(ctx).memberId, SUGGESTED);
  const rows = await relations(
    ctx,
    found.map(({ id }) => id),
  );
  return rows.map((row, at) => ({
    ...row,
    groupsInCommon: found[at]?.groupsInCommon ?? 0,
    friendsInCommon: found[at]?.friendsInCommon ?? 0,
  }));
};

/** Reads the reader's present relations to members by their ids, for the live stream. */
export const readChanged = async (
  ctx: Context,
  _memberId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, FriendRelation>> => new Map((await relations(ctx, ids)).map((row) => [row._id, row]));

/** Counts the requests that a member has not answered. */
export const receivedTotal = ({ db }: Pick<Context, 'db'>, memberId: string): Promise<number> =>
  queries.total(db, { list: 'received', of: memberId });
