import type { GroupRole } from '@m4u/contract/profile/group/roles';
import type { Person } from '@m4u/contract/profile/directory/person';
import {
  and,
  asc,
  desc,
  eq,
  gt,
  inArray,
  isNull,
  type SQL,
  sql,
  type SQLWrapper,
} from '../../../platform/database/orm.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { foldedWords } from '../../../platform/database/folding.ts';
import type { Slice } from '../../../platform/database/slice.ts';
import { agencyFactsOf } from '../../directory/agencies/facts.reads.ts';
import { ownsGroup } from '../../directory/groups/ownership.reads.ts';
import { currentLink } from '../../shortLink/reads.ts';
import { pictureOf } from '../../upload/reads.ts';
import { groupMembers, groups, groupTotals } from '../tables.ts';

/** Filter of a list of groups; see the contract's `groupFilterFields`. */
export interface GroupFilter {
  readonly name?: string | undefined;
  readonly kind?: 'brand' | 'group' | undefined;
  readonly letter?: string | undefined;
  readonly career?: string | undefined;
}

/** Number of members of a group, as a value within a larger query. */
const memberCount = (groupId: SQLWrapper): SQL<number> => {
  const value = sql`select ${groupTotals.members} from ${groupTotals} where ${groupTotals.groupId} = ${groupId}`;
  return sql<number>`coalesce((${value}), 0)`;
};

const cardColumns = {
  _id: groups.id,
  kind: groups.kind,
  name: groups.name,
  headline: groups.headline,
  logo: pictureOf(groups.logoId),
  urlMinify: currentLink('group', groups.id),
  career: groups.career,
  childCareer: groups.childCareer,
  provinceCode: groups.provinceCode,
  wardCode: groups.wardCode,
  agency: agencyFactsOf(groups.agencyId),
  memberTotal: memberCount(groups.id),
};

const runColumns = {
  ...cardColumns,
  layoutPermission: groups.layoutPermission,
  lockedAt: groups.lockedAt,
  deletedAt: groups.deletedAt,
  createdAt: groups.createdAt,
};

/** Condition: a group visible to everybody, neither deleted nor locked. */
const isOpenGroup = (): SQL | undefined => and(isNull(groups.deletedAt), isNull(groups.lockedAt));

/** Whether the group's name contains each word of the search, in any part and without diacritics. */
const nameContains = (name: string): SQL | undefined =>
  and(
    ...name
      .split(/\s+/)
      .map((word) => sql`${groups.nameWords} like '%' || ltrim(${foldedWords(sql`${word}::text`)}) || '%'`),
  );

const groupsMatching = ({ name, kind, letter, career }: GroupFilter): SQL | undefined =>
  and(
    name === undefined ? undefined : nameContains(name),
    kind && eq(groups.kind, kind),
    letter === undefined ? undefined : sql`starts_with(${groups.nameWords}, ${foldedWords(sql`${letter}::text`)})`,
    career === undefined ? undefined : eq(groups.career, career),
  );

/** Counting stops at this number. */
const MOST_COUNTED = 10_000;

const countWhere = async (db: Executor, condition: SQL | undefined): Promise<number> => {
  const found = db
    .select({ one: sql`1` })
    .from(groups)
    .where(condition)
    .limit(MOST_COUNTED)
    .as('found');
  const [row] = await db.select({ total: sql<number>`count(*)::int` }).from(found);
  return row?.total ?? 0;
};

/** Lists the groups visible to everybody, by name. */
export const listOpen = async (db: Executor, filter: GroupFilter, { limit, offset }: Slice) => {
  const condition = and(isOpenGroup(), groupsMatching(filter));
  const rows = db
    .select(cardColumns)
    .from(groups)
    .where(condition)
    .orderBy(asc(groups.nameWords), asc(groups.id))
    .limit(limit)
    .offset(offset);
  const [data, total] = await Promise.all([rows, countWhere(db, condition)]);
  return { data, total };
};

/** Lists the groups of an agency that are not deleted, locked ones included, by name. */
export const listOfAgency = async (db: Executor, agencyId: string, filter: GroupFilter, { limit, offset }: Slice) => {
  const condition = and(eq(groups.agencyId, agencyId), isNull(groups.deletedAt), groupsMatching(filter));
  const rows = db
    .select(runColumns)
    .from(groups)
    .where(condition)
    .orderBy(asc(groups.nameWords), asc(groups.id))
    .limit(limit)
    .offset(offset);
  const [data, total] = await Promise.all([rows, countWhere(db, condition)]);
  return { data, total };
};

/** Filter of a member's own groups. */
export interface OwnGroupFilter extends GroupFilter {
  readonly role?: GroupRole | undefined;
  /**
   * Groups that were deleted after this moment, which their owners can restore; without it, groups that are not
   * deleted.
   */
  readonly deletedSince?: Date | undefined;
}

/** Lists the groups that accepted a member: administered ones first, then by name. */
export const listOwn = async (
  db: Executor,
  memberId: string,
  { role, deletedSince, ...filter }: OwnGroupFilter,
  { limit, offset }: Slice,
) => {
  const condition = and(
    eq(groupMembers.memberId, memberId),
    eq(groupMembers.status, 'accepted'),
    role && eq(groupMembers.role, role),
    deletedSince === undefined
      ? isNull(groups.deletedAt)
      : and(gt(groups.deletedAt, deletedSince), ownsGroup(groups.id, memberId)),
    groupsMatching(filter),
  );
  const rows = db
    .select({ ...runColumns, role: groupMembers.role })
    .from(groupMembers)
    .innerJoin(groups, eq(groups.id, groupMembers.groupId))
    .where(condition)
    .orderBy(desc(sql`${groupMembers.role} = 'admin'`), asc(groups.nameWords), asc(groups.id))
    .limit(limit)
    .offset(offset);
  const count = db
    .select({ total: sql<number>`count(*)::int` })
    .from(groupMembers)
    .innerJoin(groups, eq(groups.id, groupMembers.groupId))
    .where(condition);
  const [data, [counted]] = await Promise.all([rows, count]);
  return { data, total: counted?.total ?? 0 };
};

/** Maximum number of groups shown for one admin. */
const MOST_GROUPS_OF_ADMIN = 100;

/** A member who administers groups of an agency, and those groups. */
export interface OrganizeRow {
  readonly memberId: Person['_id'];
  readonly groups: { _id: string; name: string }[];
}

/** The admins of an agency's groups, ordered by name. */
export const listOrganizeAdmins = async (db: Executor, agencyId: string, { limit, offset }: Slice) => {
  const condition = and(
    eq(groups.agencyId, agencyId),
    isNull(groups.deletedAt),
    eq(groupMembers.role, 'admin'),
    eq(groupMembers.status, 'accepted'),
  );
  const groupsJson = sql<
    OrganizeRow['groups']
  >`to_json((array_agg(json_build_object('_id', ${groups.id}, 'name', ${groups.name})
    order by ${groups.nameWords}, ${groups.id}))[1:${sql.raw(String(MOST_GROUPS_OF_ADMIN))}])`;
  const rows = db
    .select({ memberId: groupMembers.memberId, groups: groupsJson })
    .from(groups)
    .innerJoin(groupMembers, eq(groupMembers.groupId, groups.id))
    .where(condition)
    .groupBy(groupMembers.memberId)
    .orderBy(sql`min(${groupMembers.nameWords})`, asc(groupMembers.memberId))
    .limit(limit)
    .offset(offset);
  const count = db
    .select({ total: sql<number>`count(distinct ${groupMembers.memberId})::int` })
    .from(groups)
    .innerJoin(groupMembers, eq(groupMembers.groupId, groups.id))
    .where(condition);
  const [data, [counted]] = await Promise.all([rows, count]);
  return { data: data as OrganizeRow[], total: counted?.total ?? 0 };
};

/** Reads existing groups for offers. */
export const listNames = (db: Executor, ids: readonly string[]) =>
  db
    .select({ _id: groups.id, name: groups.name, urlMinify: currentLink('group', groups.id) })
    .from(groups)
    .where(and(inArray(groups.id, [...ids]), isNull(groups.deletedAt)));
