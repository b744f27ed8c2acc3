import type { Paging } from '@m4u/contract/common';
import type { FriendSuggestion } from '@m4u/contract/profile/friend';
import type { FriendRelation } from '@m4u/contract/profile/friend/schema';
import { isSelf, requireSignedIn } from '../../platform/actor.ts';
import { byProgram } from '../../platform/database/row-security/current-actor.ts';
import type { Context } from '../../platform/context.ts';
import { fail } from '../../platform/errors.ts';
import { toSlice } from '../../platform/database/slice.ts';
import * as queries from './list.queries.ts';
import { areFriends, hasBlocked } from './pair.reads.ts';
import { requireOpenMember, findRelation, findRelations } from './relation.service.ts';

/** Maximum number of suggestions. */
const MAXIMUM_SUGGESTIONS = 20;

/** Reads the friends of other members. It runs as the system, so the caller must check the permission first. */
const systemQueries = { list: byProgram(queries.list), count: byProgram(queries.count) };

const listRelations = async (
  ctx: Context,
  filter: queries.FriendListFilter,
  paging: Paging,
  { list, count }: typeof systemQueries = queries,
) => {
  const [ids, total] = await Promise.all([list(ctx.db, filter, toSlice(paging)), count(ctx.db, filter)]);
  return { data: await findRelations(ctx, ids), total };
};

/** The filter for a member's friends that the reader may see; undefined for none. */
const visibleFriendsFilter = async (
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  of: string,
): Promise<queries.FriendListFilter | undefined> => {
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
  const of = await requireOpenMember(ctx, idOrLink);
  const filter = await visibleFriendsFilter(ctx, of);
  const [{ data, total }, totalAll] = await Promise.all([
    filter ? listRelations(ctx, filter, paging, systemQueries) : { data: [], total: 0 },
    systemQueries.count(ctx.db, { list: 'accepted', of }),
  ]);
  return { data, total, totalAll };
};

/** Lists the members of one of the reader's own lists. Errors: not-found for another member's. */
export const listByStatus = (
  ctx: Context,
  id: string,
  { status, name, ...paging }: Paging & { status: queries.ListName; name?: string | undefined },
): Promise<{ data: FriendRelation[]; total: number }> =>
  id === requireSignedIn(ctx).memberId ? listRelations(ctx, { list: status, of: id, name }, paging) : fail('not-found');

/** Counts a member's friends, and for the member themselves also their requests. Errors: not-found. */
export const countFriends = async (ctx: Context, idOrLink: string) => {
  const of = await requireOpenMember(ctx, idOrLink);
  const isOwner = isSelf(ctx.actor, of);
  const [total, received, requested] = await Promise.all([
    systemQueries.count(ctx.db, { list: 'accepted', of }),
    isOwner ? queries.count(ctx.db, { list: 'received', of }) : null,
    isOwner ? queries.count(ctx.db, { list: 'requested', of }) : null,
  ]);
  return { total, received, requested };
};

/** Returns the reader's relation to a member. Errors: not-found, also for a closed page. */
export const getRelation = async (ctx: Context, idOrLink: string): Promise<FriendRelation> =>
  findRelation(ctx, await requireOpenMember(ctx, idOrLink));

/** Whether a member and the reader are friends. Errors: not-found, also for a closed page. */
export const isAccept = async (ctx: Context, id: string): Promise<{ isAccept: boolean }> => ({
  isAccept: await areFriends(ctx.db, requireSignedIn(ctx).memberId, await requireOpenMember(ctx, id)),
});

/** Suggests members to the reader, most in common first. */
export const listSuggestions = async (ctx: Context): Promise<FriendSuggestion[]> => {
  const found = await queries.listSuggestions(ctx.db, requireSignedIn(ctx).memberId, MAXIMUM_SUGGESTIONS);
  const rows = await findRelations(
    ctx,
    found.map(({ id }) => id),
  );
  return rows.map((row, index) => ({
    ...row,
    groupsInCommon: found[index]?.groupsInCommon ?? 0,
    friendsInCommon: found[index]?.friendsInCommon ?? 0,
  }));
};

/** Reads the reader's present relations to members by their ids, for the live stream. */
export const readChanged = async (
  ctx: Context,
  _memberId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, FriendRelation>> =>
  new Map((await findRelations(ctx, ids)).map((row) => [row._id, row]));

/** Counts the requests that a member has not answered. */
export const countReceived = ({ db }: Pick<Context, 'db'>, memberId: string): Promise<number> =>
  queries.count(db, { list: 'received', of: memberId });
