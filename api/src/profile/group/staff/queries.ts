import type { GROUP_SORTS, GroupState } from '@m4u/contract/profile/group/staff';
import { and, eq, isNotNull, isNull, or, sql, type SQL } from '../../../platform/database/orm.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { containsEachWord } from '../../../platform/database/folding.ts';
import type { Slice } from '../../../platform/database/slice.ts';
import { orNewestFirst, type Sorting, toOrderBy } from '../../../platform/database/sorting.ts';
import { agencyFactsOf } from '../../directory/agencies/facts.reads.ts';
import { currentLink } from '../../shortLink/reads.ts';
import { pictureOf } from '../../upload/reads.ts';
import { groups, groupTotals } from '../tables.ts';

const fields = {
  id: groups.id,
  kind: groups.kind,
  name: groups.name,
  logo: pictureOf(groups.logoId),
  urlMinify: currentLink('group', groups.id),
  agency: agencyFactsOf(groups.agencyId),
  memberTotal: sql<number>`coalesce((select ${groupTotals.members} from ${groupTotals} where ${groupTotals.groupId} = ${groups.id}), 0)`,
  createdAt: groups.createdAt,
  lockedAt: groups.lockedAt,
  deletedAt: groups.deletedAt,
};

/** A search for groups: words of a name, or the group of an id or short link. */
export interface StaffGroupFilter {
  readonly query: string | undefined;
  readonly id: string | undefined;
  readonly state: GroupState | undefined;
}

const inState: Readonly<Record<GroupState, () => SQL | undefined>> = {
  locked: () => and(isNotNull(groups.lockedAt), isNull(groups.deletedAt)),
  deleted: () => isNotNull(groups.deletedAt),
};

const groupsMatching = ({ query, id, state }: StaffGroupFilter): SQL | undefined =>
  and(
    or(
      query === undefined ? undefined : containsEachWord(groups.nameWords, query),
      id === undefined ? undefined : eq(groups.id, id),
    ),
    state && inState[state](),
  );

/** A group with the facts for staff. */
export type StaffRow = Awaited<ReturnType<typeof list>>[number];

/** By which column a list of groups is sorted. */
export type GroupSorting = Sorting<(typeof GROUP_SORTS)[number]>;

/** Ids grow with the time of creation, so their index sorts by it. */
const sortColumns = { name: groups.nameWords, created: groups.id };

/** Lists groups. */
export const list = (db: Executor, filter: StaffGroupFilter, sorting: GroupSorting, { limit, offset }: Slice) =>
  db
    .select(fields)
    .from(groups)
    .where(groupsMatching(filter))
    .orderBy(...toOrderBy(sortColumns, groups.id, orNewestFirst(sorting), 'created'))
    .limit(limit)
    .offset(offset);

/** Counts the groups of a search. */
export const count = (db: Executor, filter: StaffGroupFilter): Promise<number> =>
  db.$count(groups, groupsMatching(filter));

/** Reads a group, deleted ones included. */
export const find = async (db: Executor, id: string): Promise<StaffRow | undefined> => {
  const [row] = await db.select(fields).from(groups).where(eq(groups.id, id));
  return row;
};
