import { byProgram } from '../../platform/database/row-security/current-actor.ts';
import { type SQL, sql } from '../../platform/database/orm.ts';
import { isSuggested } from '../../identity/auth/account/consentEffects.reads.ts';
import type { Executor } from '../../platform/database/database.ts';
import type { Slice } from '../../platform/database/slice.ts';
import { groupMatesOf } from '../directory/groups/membership.reads.ts';
import { memberIsOpen } from '../directory/members/availability.reads.ts';
import { memberNameContains, nameSortKey } from '../directory/members/people.reads.ts';
import { friendships, memberBlocks } from './tables.ts';

/**
 * Lists of a member: friends, members whose request they received, members they sent a request, members they blocked.
 */
export type ListName = 'accepted' | 'received' | 'requested' | 'blocked';

const sentRelations = (memberId: string, status: 'accepted' | 'requested'): SQL =>
  sql`select ${friendships.toId} as id, ${friendships.updatedAt} as since from ${friendships}
    where ${friendships.fromId} = ${memberId} and ${friendships.status} = ${status}`;

const receivedRelations = (memberId: string, status: 'accepted' | 'requested'): SQL =>
  sql`select ${friendships.fromId} as id, ${friendships.updatedAt} as since from ${friendships}
    where ${friendships.toId} = ${memberId} and ${friendships.status} = ${status}`;

/** The members of a list with the time of the relation, as a table of a larger query. */
const membersOfList = (list: ListName, memberId: string): SQL => {
  switch (list) {
    case 'accepted':
      return sql`(${sentRelations(memberId, 'accepted')} union all ${receivedRelations(memberId, 'accepted')})`;
    case 'requested':
      return sql`(${sentRelations(memberId, 'requested')})`;
    case 'received':
      return sql`(${receivedRelations(memberId, 'requested')})`;
    case 'blocked':
      return sql`(select ${memberBlocks.blockedId} as id, ${memberBlocks.createdAt} as since from ${memberBlocks}
        where ${memberBlocks.memberId} = ${memberId})`;
  }
};

/** A list of a member (`of`), filtered by name or by friends in common with another member. */
export interface FriendListFilter {
  readonly list: ListName;
  readonly of: string;
  readonly name?: string | undefined;
  readonly inCommonWith?: string;
}

const id = sql`person.id`;

/** The members with open pages that match a filter. */
const peopleMatching = ({ list, of, name, inCommonWith }: FriendListFilter): SQL => {
  const nameCondition = name === undefined ? sql`` : sql` and ${memberNameContains(id, name)}`;
  const common =
    inCommonWith === undefined
      ? sql``
      : sql` and ${id} in (select other.id from ${membersOfList('accepted', inCommonWith)} as other)`;
  return sql`from ${membersOfList(list, of)} as person where ${memberIsOpen(id)}${nameCondition}${common}`;
};

/** Ids of the members of a list: friends by name, others latest first. */
export const list = async (db: Executor, filter: FriendListFilter, { limit, offset }: Slice): Promise<string[]> => {
  const order = filter.list === 'accepted' ? nameSortKey(id) : sql`person.since desc`;
  const { rows } = await db.execute<{ id: string }>(
    sql`select person.id ${peopleMatching(filter)} order by ${order}, person.id limit ${limit} offset ${offset}`,
  );
  return rows.map((row) => row.id);
};

/** Counts the members of a list. */
export const count = async (db: Executor, filter: FriendListFilter): Promise<number> => {
  const { rows } = await db.execute<{ total: number }>(sql`select count(*)::int as total ${peopleMatching(filter)}`);
  return rows[0]?.total ?? 0;
};

/** A suggested member. */
export interface Suggestion {
  readonly id: string;
  readonly groupsInCommon: number;
  readonly friendsInCommon: number;
}

/** Maximum number of friends, and of friends of each, that are read; enough for twenty suggestions. */
const FRIENDS_LOOKED_AT = 200;

/**
 * Suggests members to a member, most in common first: members of the same groups and friends of friends. It omits
 * members with a friendship, request or block between them, closed pages, unverified accounts, and members who objected
 * to suggestions. It runs as the system, because it reads accounts.
 */
export const listSuggestions = byProgram(
  async (db: Executor, memberId: string, limit: number): Promise<Suggestion[]> => {
    const of = (column: SQL, from: SQL): SQL => sql`select ${column} as id from ${from} limit ${FRIENDS_LOOKED_AT}`;
    const theirs = sql`
    (${of(sql`${friendships.toId}`, sql`${friendships} where ${friendships.fromId} = mine.id and ${friendships.status} = 'accepted'`)})
    union all
    (${of(sql`${friendships.fromId}`, sql`${friendships} where ${friendships.toId} = mine.id and ${friendships.status} = 'accepted'`)})`;
    const relation = sql`
    select from ${friendships} where (${friendships.fromId} = ${memberId} and ${friendships.toId} = found.id)
      or (${friendships.toId} = ${memberId} and ${friendships.fromId} = found.id)`;
    const blocked = sql`
    select from ${memberBlocks} where (${memberBlocks.memberId} = ${memberId} and ${memberBlocks.blockedId} = found.id)
      or (${memberBlocks.blockedId} = ${memberId} and ${memberBlocks.memberId} = found.id)`;
    const { rows } = await db.execute<{ id: string; groups: number; friends: number }>(sql`
    with mine as materialized (
      select person.id from ${membersOfList('accepted', memberId)} as person order by person.since desc limit ${FRIENDS_LOOKED_AT}
    ), near as (
      select mate.id, 1 as groups, 0 as friends from ${groupMatesOf(memberId)} as mate
      union all
      select friend.id, 0, 1 from mine cross join lateral (${theirs}) as friend
    ), found as (
      select near.id, sum(near.groups)::int as groups, sum(near.friends)::int as friends from near
      where near.id <> ${memberId} group by near.id
    )
    select found.id, found.groups, found.friends from found
    where not exists (${relation}) and not exists (${blocked})
      and ${memberIsOpen(sql`found.id`)} and ${isSuggested(sql`found.id`)}
    order by found.groups + found.friends desc, found.id limit ${limit}`);
    return rows.map(({ id: found, groups, friends }) => ({
      id: found,
      groupsInCommon: groups,
      friendsInCommon: friends,
    }));
  },
);
