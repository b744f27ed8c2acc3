import type { Owner } from '@m4u/contract/common';
import { GROUP_ROLES, roleCan } from '@m4u/contract/profile/group/roles.rules';
import { type Placeholder, sql, type SQL, type SQLWrapper } from '../../platform/database/orm.ts';
import { withheldGroupsOf } from '../../platform/actor.ts';
import type { Actor } from '../../platform/caller.ts';
import type { Executor } from '../../platform/database/database.ts';
import { groupIsOpen, groupRoleOf, isWithheldIn, type RoleHolder } from '../directory/groups/membership.reads.ts';
import { memberIsOpen } from '../directory/members/availability.reads.ts';
import { friendships, memberBlocks } from './tables.ts';

/**
 * The relation of a reader to the owner of something. To a group's page and content, its admins and editors are an
 * `owner`, its other accepted members a `friend`; everyone else, blocked members too, is a `visitor`
 * (docs/rules/visibility.md#audiences). An admin whose role is withheld is a `friend` (docs/rules/roles.md#second-factor).
 * Other rights in a group are asked for by `requireGroupRight`.
 */
export type Relation = 'owner' | 'friend' | 'visitor';

/** The owner of something, with an id that may be a column of a larger query. */
export interface OwnerInQuery {
  readonly kind: Owner['kind'];
  readonly id: SQLWrapper;
}

/** The relation of each role, as the cases of an expression. */
const relationOfRole = sql.raw(
  GROUP_ROLES.map((role) => `when '${role}' then '${roleCan(role, 'page') ? 'owner' : 'friend'}'`).join(' '),
);

const isFriendOf = (one: SQLWrapper, other: string | SQLWrapper): SQL<boolean> => {
  const row = sql`select from ${friendships} where ${friendships.status} = 'accepted' and
    ((${friendships.fromId} = ${one} and ${friendships.toId} = ${other}) or (${friendships.toId} = ${one} and ${friendships.fromId} = ${other}))`;
  return sql<boolean>`exists (${row})`;
};

/** The reader of a query: an actor, or in a prepared statement a placeholder for the member's id. */
export type Reader =
  | { readonly kind: 'visitor'; readonly friendOf?: string | Placeholder | undefined }
  | ({ readonly kind: 'member' } & RoleHolder<string | SQLWrapper>);

/** A member who reads, in a prepared statement; {@link memberValues} has the values. */
export const preparedMember = {
  kind: 'member',
  memberId: sql.placeholder('reader'),
  withheldGroups: sql.placeholder('withheldGroups'),
} as const satisfies Reader;

/** Values of the placeholders of {@link preparedMember} and {@link readerPlaceholder}. */
interface ReaderValues {
  readonly reader?: string;
  readonly withheldGroups?: readonly string[];
}

/** The values of {@link preparedMember} for an actor; none for a visitor. */
export const memberValues = (actor: Actor): ReaderValues =>
  actor.kind === 'member' ? { reader: actor.memberId, withheldGroups: withheldGroupsOf(actor) } : {};

/** Chooses the variant of a prepared statement for an actor, with the values of its placeholders. */
export const preparedReader = (
  actor: Actor,
): { readonly variant: Reader['kind'] | 'friend'; readonly values: ReaderValues } => {
  if (actor.kind === 'member') return { variant: 'member', values: memberValues(actor) };
  const { friendOf } = actor;
  return friendOf === undefined
    ? { variant: 'visitor', values: {} }
    : { variant: 'friend', values: { reader: friendOf } };
};

/** The reader placeholder of a statement under preparation, by the kind with which its name begins. */
export const readerPlaceholder = (variant: string): Reader => {
  if (variant.startsWith('member')) return preparedMember;
  return variant.startsWith('friend') ? { kind: 'visitor', friendOf: sql.placeholder('reader') } : { kind: 'visitor' };
};

/**
 * Whether the reader is a plain visitor, without a preview as the owner's friend. Every owner treats such a reader
 * alike.
 */
const isPlainVisitor = (reader: Reader): boolean => reader.kind === 'visitor' && reader.friendOf === undefined;

/** The reader's relation to an owner, as a value within a larger query. */
export const relationOf = (reader: Reader, { kind, id }: OwnerInQuery): SQL<Relation> => {
  if (reader.kind === 'visitor')
    return reader.friendOf === undefined
      ? sql<Relation>`'visitor'`
      : sql<Relation>`(case when ${id} = ${reader.friendOf} then 'friend' else 'visitor' end)`;
  const { memberId } = reader;
  if (kind === 'member')
    return sql<Relation>`(case when ${id} = ${memberId} then 'owner' when ${isFriendOf(id, memberId)} then 'friend' else 'visitor' end)`;
  const relation = sql`case ${groupRoleOf(id, memberId)} ${relationOfRole} else 'visitor' end`;
  const withheld = isWithheldIn(id, reader);
  return withheld
    ? sql<Relation>`(case when ${withheld} then 'friend' else ${relation} end)`
    : sql<Relation>`(${relation})`;
};

/** The ids of a member's friends, as `id` of a larger query. */
export const friendIdsOf = (memberId: SQLWrapper): SQL =>
  sql`select ${friendships.toId} as id from ${friendships} where ${friendships.fromId} = ${memberId} and ${friendships.status} = 'accepted'
    union all select ${friendships.fromId} from ${friendships} where ${friendships.toId} = ${memberId} and ${friendships.status} = 'accepted'`;

/** The ids of members whom a member has blocked or who have blocked the member, as `id` of a larger query. */
export const blockedIdsOf = (memberId: SQLWrapper): SQL =>
  sql`select ${memberBlocks.blockedId} as id from ${memberBlocks} where ${memberBlocks.memberId} = ${memberId}
    union all select ${memberBlocks.memberId} from ${memberBlocks} where ${memberBlocks.blockedId} = ${memberId}`;

/** The reader's relation to an owner. */
export const findRelationTo = async (db: Executor, actor: Actor, { kind, id }: Owner): Promise<Relation> => {
  if (isPlainVisitor(actor)) return 'visitor';
  const { rows } = await db.execute<{ relation: Relation }>(
    sql`select ${relationOf(actor, { kind, id: sql`${id}::uuid` })} as relation`,
  );
  return rows[0]?.relation ?? 'visitor';
};

/** The columns of a content table that give a row's owner and audience. */
export interface OwnedColumns {
  readonly ownerKind: SQLWrapper;
  readonly ownerId: SQLWrapper;
  readonly policy: SQLWrapper;
}

/** Whether an owner's page is visible: neither deleted nor locked. */
export const ownerIsOpen = ({ kind, id }: OwnerInQuery): SQL<boolean> =>
  kind === 'member' ? memberIsOpen(id) : groupIsOpen(id);

/**
 * The visibility predicate: true for rows that the reader may see (docs/rules/visibility.md#hidden-rows). Every query
 * of content has it in its `where`, so that lists, counts and single reads hide the same rows. Content of a locked or
 * deleted page is hidden from everybody.
 */
export const visibleTo = (reader: Reader, { ownerKind, ownerId, policy }: OwnedColumns): SQL<boolean> => {
  const seenOn = (kind: Owner['kind']) => {
    const owner = { kind, id: ownerId };
    const level = sql`case ${relationOf(reader, owner)} when 'owner' then true when 'friend' then ${policy} = 'friends' else false end`;
    const allowed = isPlainVisitor(reader) ? sql`${policy} = 'public'` : sql`(${policy} = 'public' or ${level})`;
    return sql`(${ownerKind} = ${sql.raw(`'${kind}'`)} and ${allowed} and ${ownerIsOpen(owner)})`;
  };
  return sql<boolean>`(${seenOn('member')} or ${seenOn('group')})`;
};
