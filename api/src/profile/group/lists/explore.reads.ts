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
import { agencyOf } from '../../directory/agencies/facts.reads.ts';
import { currentLink } from '../../shortLink/reads.ts';
import { membersOf, openMembersIn } from '../../directory/members/explore.reads.ts';
import { pictureOf } from '../../upload/reads.ts';
import { groupMembers, groups, groupTotals } from '../tables.ts';

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

const isShown = and(isNull(groups.deletedAt), isNull(groups.lockedAt));

const wordsOf = (name: string): string[] => name.split(/\s+/).filter((word) => word !== '');

/** Whether a normalised name contains each of these words, from the word's beginning. */
const says = (nameWords: SQLWrapper, name: string): SQL | undefined =>
  and(...wordsOf(name).map((word) => sql`${nameWords} like '%' || ${foldedWords(sql`${word}::text`)} || '%'`));

const AFTER_Z = '{';
/** Whether a normalised name begins with a letter, compared bytewise; each word has a space before it. */
const beginsWith = (nameWords: SQLWrapper, letter: string): SQL | undefined => {
  const name = sql`${nameWords} collate "C"`;
  if (letter === '#') return or(lt(name, ' a'), gte(name, ` ${AFTER_Z}`));
  const next = letter === 'z' ? AFTER_Z : String.fromCodePoint((letter.codePointAt(0) ?? 0) + 1);
  return and(gte(name, ` ${letter}`), lt(name, ` ${next}`));
};

const equal = (column: SQLWrapper, value: string | undefined): SQL | undefined =>
  value === undefined ? undefined : sql`${column} = ${value}`;

const named = (column: SQLWrapper, names: readonly string[] | undefined): SQL | undefined =>
  names && inArray(column, [...names]);

const fits = ({ letter, name, ...filter }: GroupFilter): SQL | undefined =>
  and(
    isShown,
    equal(groups.agencyId, filter.agencyId),
    named(groups.career, filter.careers),
    named(groups.childCareer, filter.childCareers),
    equal(groups.provinceCode, filter.provinceCode),
    equal(groups.wardCode, filter.wardCode),
    letter === undefined ? undefined : beginsWith(groups.nameWords, letter),
    name === undefined ? undefined : says(groups.nameWords, name),
  );

const memberTotal = (): SQL<number> => {
  const kept = sql`select ${groupTotals.members} from ${groupTotals} where ${groupTotals.groupId} = ${groups.id}`;
  return sql<number>`coalesce((${kept}), 0)`;
};

const faces = (db: Executor) =>
  db
    .select({
      _id: groups.id,
      kind: groups.kind,
      name: groups.name,
      headline: groups.headline,
      logo: pictureOf(groups.logoId),
      urlMinify: currentLink('group', groups.id),
      agency: sql<GroupFace['agency']>`${agencyOf(groups.agencyId)}`,
      career: groups.career,
      childCareer: groups.childCareer,
      provinceCode: groups.provinceCode,
      wardCode: groups.wardCode,
      memberTotal: memberTotal(),
    })
    .from(groups);

/** Lists groups by name. */
export const list = (db: Executor, filter: GroupFilter, { limit, offset }: Slice): Promise<GroupFace[]> =>
  faces(db).where(fits(filter)).orderBy(groups.nameWords, groups.id).limit(limit).offset(offset);

/** Counts the groups of a filter. */
export const total = async (db: Executor, filter: GroupFilter): Promise<number> => {
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(groups)
    .where(fits(filter));
  return row?.total ?? 0;
};

/** Lists the newest groups, optionally of one agency. */
export const newest = (db: Executor, agencyId: string | undefined, limit: number): Promise<GroupFace[]> =>
  faces(db).where(fits({ agencyId })).orderBy(desc(groups.id)).limit(limit);

/** Those of these groups that belong to an agency and are visible. */
export const among = (db: Executor, agencyId: string, ids: readonly string[]): Promise<GroupFace[]> =>
  faces(db).where(and(fits({ agencyId }), inArray(groups.id, [...ids])));

/** Groups as options of a select, by name: those of an agency, or those that a member administers. */
export const choices = (
  db: Executor,
  { agencyId, adminId }: { readonly agencyId?: string | undefined; readonly adminId?: string | undefined },
  limit: number,
) => {
  const administered = sql`(select ${groupMembers.groupId} from ${groupMembers} where ${groupMembers.memberId} = ${adminId}
    and ${groupMembers.role} = 'admin' and ${groupMembers.status} = 'accepted')`;
  return db
    .select({ _id: groups.id, name: groups.name, logo: pictureOf(groups.logoId) })
    .from(groups)
    .where(and(fits({ agencyId }), adminId === undefined ? undefined : inArray(groups.id, administered)))
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
const belonging = ({ agencyId, groupId }: MemberFilter): SQL => {
  const one = groupId === undefined ? sql`` : sql` and ${groups.id} = ${groupId}`;
  const ofGroups = sql`select ${groupMembers.memberId} as id from ${groupMembers} inner join ${groups}
    on ${groups.id} = ${groupMembers.groupId} where ${groups.agencyId} = ${agencyId}${one} and ${isShown}
    and ${groupMembers.status} = 'accepted'`;
  return groupId === undefined ? sql`(${ofGroups} union ${membersOf(agencyId)})` : sql`(${ofGroups})`;
};

const person = { id: sql`person.id`, words: sql`person.words` };

const people = (filter: MemberFilter): SQL => {
  const conditions = and(
    isVerified(person.id),
    filter.letter === undefined ? undefined : beginsWith(person.words, filter.letter),
    filter.name === undefined ? undefined : says(person.words, filter.name),
    filter.ids === undefined ? undefined : inArray(person.id, [...filter.ids]),
  );
  return sql`from (${openMembersIn(belonging(filter))}) as person where ${conditions}`;
};

/**
 * Ids of an agency's members with open pages and verified accounts: by name, or latest first. It runs as the system,
 * because it reads accounts.
 */
export const memberIds = byProgram(
  async (
    db: Executor,
    filter: MemberFilter,
    { limit, offset = 0, isNewest = false }: Partial<Slice> & { limit: number; isNewest?: boolean },
  ): Promise<string[]> => {
    const order = isNewest ? sql`person.id desc` : sql`person.words, person.id`;
    const { rows } = await db.execute<{ id: string }>(
      sql`select person.id ${people(filter)} order by ${order} limit ${limit} offset ${offset}`,
    );
    return rows.map(({ id }) => id);
  },
);

/** Counts the members of an agency. */
export const memberTotalOf = byProgram(async (db: Executor, filter: MemberFilter): Promise<number> => {
  const { rows } = await db.execute<{ total: number }>(sql`select count(*)::int as total ${people(filter)}`);
  return rows[0]?.total ?? 0;
});

/** Reads the roles of members in the groups of an agency. */
export const rolesIn = (db: Executor, agencyId: string, ids: readonly string[]) =>
  db
    .select({ memberId: groupMembers.memberId, _id: groups.id, name: groups.name, role: groupMembers.role })
    .from(groupMembers)
    .innerJoin(groups, eq(groups.id, groupMembers.groupId))
    .where(
      and(
        isShown,
        eq(groups.agencyId, agencyId),
        eq(groupMembers.status, 'accepted'),
        inArray(groupMembers.memberId, [...ids]),
      ),
    )
    .orderBy(groups.nameWords, groups.id);
