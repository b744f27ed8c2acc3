/** Queries of the explore screens: groups, and the members of an agency's groups. */
import { byProgram } from '../../../platform/database/row-security/current-actor.ts';
import type { GroupFace } from '@m4u/contract/profile/group/face';
import {
  and,
  desc,
  eq,
  gte,
  inArray,
  isNull,
  lt,
  or,
  sql,
  type SQL,
  type SQLWrapper,
} from '../../../platform/database/orm.ts';
import { isVerified } from '../../../identity/auth/standing.reads.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { foldedWords } from '../../../platform/database/folding.ts';
import type { Slice } from '../../../platform/database/slice.ts';
import { agencyFactsOf } from '../../directory/agencies/facts.reads.ts';
import { currentLink } from '../../shortLink/reads.ts';
import { memberIdsOfAgency, openMembersIn } from '../../directory/members/explore.reads.ts';
import { pictureOf } from '../../upload/reads.ts';
import { groupMembers, groups, groupTotals, isBare } from '../tables.ts';

/** Filter of a list of groups; omitted fields do not filter. */
export interface GroupFilter {
  readonly agencyId?: string | undefined;
  /** Names of one line of business, and of one occupation, in every language that groups may have stored. */
  readonly careers?: readonly string[] | undefined;
  readonly childCareers?: readonly string[] | undefined;
  readonly provinceCode?: string | undefined;
  readonly wardCode?: string | undefined;
  /** `a` to `z`, or `#` for names with any other first character. */
  readonly letter?: string | undefined;
  /** Words of the name, each from its beginning, without diacritics. */
  readonly name?: string | undefined;
}

const isVisible = and(isNull(groups.deletedAt), isNull(groups.lockedAt));

const splitWords = (name: string): string[] => name.split(/\s+/).filter((word) => word !== '');

/** Whether a normalised name contains each of these words, from the word's beginning. */
const nameHasWords = (nameWords: SQLWrapper, name: string): SQL | undefined =>
  and(...splitWords(name).map((word) => sql`${nameWords} like '%' || ${foldedWords(sql`${word}::text`)} || '%'`));

const AFTER_Z = '{';
/** Whether a normalised name begins with a letter, compared bytewise; each word has a space before it. */
const beginsWith = (nameWords: SQLWrapper, letter: string): SQL | undefined => {
  const name = sql`${nameWords} collate "C"`;
  if (letter === '#') return or(lt(name, ' a'), gte(name, ` ${AFTER_Z}`));
  const next = letter === 'z' ? AFTER_Z : String.fromCodePoint((letter.codePointAt(0) ?? 0) + 1);
  return and(gte(name, ` ${letter}`), lt(name, ` ${next}`));
};

const isEqualIfGiven = (column: SQLWrapper, value: string | undefined): SQL | undefined =>
  value === undefined ? undefined : sql`${column} = ${value}`;

const isAnyOf = (column: SQLWrapper, names: readonly string[] | undefined): SQL | undefined =>
  names && inArray(column, [...names]);

const groupsMatching = ({ letter, name, ...filter }: GroupFilter): SQL | undefined =>
  and(
    isVisible,
    isEqualIfGiven(groups.agencyId, filter.agencyId),
    isAnyOf(groups.career, filter.careers),
    isAnyOf(groups.childCareer, filter.childCareers),
    isEqualIfGiven(groups.provinceCode, filter.provinceCode),
    isEqualIfGiven(groups.wardCode, filter.wardCode),
    letter === undefined ? undefined : beginsWith(groups.nameWords, letter),
    name === undefined ? undefined : nameHasWords(groups.nameWords, name),
  );

const memberCount = (): SQL<number> => {
  const total = sql`select ${groupTotals.members} from ${groupTotals} where ${groupTotals.groupId} = ${groups.id}`;
  return sql<number>`coalesce((${total}), 0)`;
};

const selectFaces = (db: Executor) =>
  db
    .select({
      _id: groups.id,
      kind: groups.kind,
      name: groups.name,
      headline: groups.headline,
      logo: pictureOf(groups.logoId),
      urlMinify: currentLink('group', groups.id),
      agency: sql<GroupFace['agency']>`${agencyFactsOf(groups.agencyId)}`,
      career: groups.career,
      childCareer: groups.childCareer,
      provinceCode: groups.provinceCode,
      wardCode: groups.wardCode,
      memberTotal: memberCount(),
    })
    .from(groups);

/** Lists groups by name, those that show something before bare ones. */
export const list = (db: Executor, filter: GroupFilter, { limit, offset }: Slice): Promise<GroupFace[]> =>
  selectFaces(db)
    .where(groupsMatching(filter))
    .orderBy(isBare(groups), groups.nameWords, groups.id)
    .limit(limit)
    .offset(offset);

/** Counts the groups of a filter. */
export const count = async (db: Executor, filter: GroupFilter): Promise<number> => {
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(groups)
    .where(groupsMatching(filter));
  return row?.total ?? 0;
};

/** Lists the newest groups, optionally of one agency; those that show something before bare ones. */
export const listNewest = (db: Executor, agencyId: string | undefined, limit: number): Promise<GroupFace[]> =>
  selectFaces(db).where(groupsMatching({ agencyId })).orderBy(isBare(groups), desc(groups.id)).limit(limit);

/** Those of these groups that belong to an agency and are visible. */
export const listAmong = (db: Executor, agencyId: string, ids: readonly string[]): Promise<GroupFace[]> =>
  selectFaces(db).where(and(groupsMatching({ agencyId }), inArray(groups.id, [...ids])));

/** Groups as options of a select, by name: those of an agency, or those that a member administers. */
export const listChoices = (
  db: Executor,
  { agencyId, adminId }: { readonly agencyId?: string | undefined; readonly adminId?: string | undefined },
  limit: number,
) => {
  const administered = sql`(select ${groupMembers.groupId} from ${groupMembers} where ${groupMembers.memberId} = ${adminId}
    and ${groupMembers.role} = 'admin' and ${groupMembers.status} = 'accepted')`;
  return db
    .select({ _id: groups.id, name: groups.name, logo: pictureOf(groups.logoId) })
    .from(groups)
    .where(and(groupsMatching({ agencyId }), adminId === undefined ? undefined : inArray(groups.id, administered)))
    .orderBy(groups.nameWords, groups.id)
    .limit(limit);
};

/** Filter of an agency's members. */
export interface MemberFilter {
  readonly agencyId: string;
  readonly groupId?: string | undefined;
  readonly letter?: string | undefined;
  readonly name?: string | undefined;
  readonly ids?: readonly string[] | undefined;
}

/** The ids of an agency's members, direct ones and those of its groups, as `id` within a larger query. */
const allMemberIdsOfAgency = ({ agencyId, groupId }: MemberFilter): SQL => {
  const one = groupId === undefined ? sql`` : sql` and ${groups.id} = ${groupId}`;
  const ofGroups = sql`select ${groupMembers.memberId} as id from ${groupMembers} inner join ${groups}
    on ${groups.id} = ${groupMembers.groupId} where ${groups.agencyId} = ${agencyId}${one} and ${isVisible}
    and ${groupMembers.status} = 'accepted'`;
  return groupId === undefined ? sql`(${ofGroups} union ${memberIdsOfAgency(agencyId)})` : sql`(${ofGroups})`;
};

const person = { id: sql`person.id`, words: sql`person.words` };

const peopleMatching = (filter: MemberFilter): SQL => {
  const conditions = and(
    isVerified(person.id),
    filter.letter === undefined ? undefined : beginsWith(person.words, filter.letter),
    filter.name === undefined ? undefined : nameHasWords(person.words, filter.name),
    filter.ids === undefined ? undefined : inArray(person.id, [...filter.ids]),
  );
  return sql`from (${openMembersIn(allMemberIdsOfAgency(filter))}) as person where ${conditions}`;
};

/**
 * Ids of an agency's members with open pages and verified accounts: by name, or latest first. It runs as the system,
 * because it reads accounts.
 */
export const listMemberIds = byProgram(
  async (
    db: Executor,
    filter: MemberFilter,
    { limit, offset = 0, isNewest = false }: Partial<Slice> & { limit: number; isNewest?: boolean },
  ): Promise<string[]> => {
    const order = isNewest ? sql`person.id desc` : sql`person.words, person.id`;
    const { rows } = await db.execute<{ id: string }>(
      sql`select person.id ${peopleMatching(filter)} order by ${order} limit ${limit} offset ${offset}`,
    );
    return rows.map(({ id }) => id);
  },
);

/** Counts the members of an agency. */
export const countMembers = byProgram(async (db: Executor, filter: MemberFilter): Promise<number> => {
  const { rows } = await db.execute<{ total: number }>(sql`select count(*)::int as total ${peopleMatching(filter)}`);
  return rows[0]?.total ?? 0;
});

/** Reads the roles of members in the groups of an agency. */
export const listRoles = (db: Executor, agencyId: string, ids: readonly string[]) =>
  db
    .select({ memberId: groupMembers.memberId, _id: groups.id, name: groups.name, role: groupMembers.role })
    .from(groupMembers)
    .innerJoin(groups, eq(groups.id, groupMembers.groupId))
    .where(
      and(
        isVisible,
        eq(groups.agencyId, agencyId),
        eq(groupMembers.status, 'accepted'),
        inArray(groupMembers.memberId, [...ids]),
      ),
    )
    .orderBy(groups.nameWords, groups.id);
