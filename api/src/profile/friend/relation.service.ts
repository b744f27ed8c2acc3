import { Id } from '@m4u/contract/common';
import type { FriendRelation, FriendStatus } from '@m4u/contract/profile/friend/schema';
import { requireSignedIn } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { fail } from '../../platform/errors.ts';
import { findOwnerOfLink } from '../shortLink/service.ts';
import { personLookup } from '../directory/members/people.reads.ts';
import * as pair from './pair.queries.ts';
import { findBlocks } from './pair.reads.ts';
import { permissionsOf } from './policy.ts';

const friendStatusOf = (memberId: string, row: pair.PairRow | undefined): FriendStatus => {
  if (!row) return 'none';
  if (row.status === 'accepted') return 'accepted';
  return row.fromId === memberId ? 'requested' : 'received';
};

/** The reader's relation to each of these members, in the given order; three queries in total. */
export const findRelations = async (ctx: Context, ids: readonly string[]): Promise<FriendRelation[]> => {
  if (ids.length === 0) return [];
  const { memberId, verified } = requireSignedIn(ctx);
  // Sequential, because within a transaction the queries share a connection.
  const personOf = await personLookup(ctx, ids);
  const rows = await pair.listPairs(ctx.db, memberId, ids);
  const blocked = await findBlocks(ctx.db, memberId, ids);
  const rowOf = new Map(rows.map((row) => [row.fromId === memberId ? row.toId : row.fromId, row]));
  return ids.map((_id) => {
    const person = personOf(_id);
    const blockedAt = blocked.get(_id);
    const row = rowOf.get(_id);
    const status = blockedAt ? 'blocked' : friendStatusOf(memberId, row);
    const since = blockedAt ?? row?.updatedAt;
    return {
      _id,
      person,
      status,
      since: since?.toISOString() ?? null,
      can: permissionsOf(status, { isSelf: _id === memberId, isVerified: verified, isClosed: person.closed }),
    };
  });
};

/** The reader's relation to a member. */
export const findRelation = async (ctx: Context, id: string): Promise<FriendRelation> =>
  (await findRelations(ctx, [id]))[0] ?? fail('not-found');

/** The id of a member with an open page, by id or short link. Errors: not-found. */
export const requireOpenMember = async (ctx: Context, idOrLink: string): Promise<string> => {
  const parsedId = Id.safeParse(idOrLink);
  const owner = parsedId.success ? undefined : await findOwnerOfLink(ctx, idOrLink);
  const id = parsedId.data ?? (owner?.kind === 'member' ? owner.id : fail('not-found'));
  return (await pair.isOpenMember(ctx.db, id)) ? id : fail('not-found');
};
