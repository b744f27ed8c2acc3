import type { Language, Picture } from '@m4u/contract/common';
import type { GroupPeopleFilter, PeopleSort } from '@m4u/contract/profile/group/people';
import type { GroupRight, GroupRole, GroupStatus } from '@m4u/contract/profile/group/roles';
import { and, eq, isNull, ne, sql, type SQL } from '../../../platform/database/orm.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { prepareOnce } from '../../../platform/database/prepared.ts';
import { foldedWords } from '../../../platform/database/folding.ts';
import { type Sorting, toOrderBy } from '../../../platform/database/sorting.ts';
import type { Slice } from '../../../platform/database/slice.ts';
import { groupRoleCan } from '../../directory/groups/membership.reads.ts';
import { currentLink } from '../../shortLink/reads.ts';
import { pictureOf } from '../../upload/reads.ts';
import { groupMembers, groups, groupTotals } from '../tables.ts';

/** The facts of a group that decisions about its people need. */
export interface GroupFacts {
  readonly id: string;
  readonly name: string;
  readonly language: Language;
  readonly agencyId: string | null;
  readonly lockedAt: Date | null;
  readonly requiresFactor: boolean;
}

const selectFacts = (db: Executor, id: string) =>
  db
    .select({
      id: groups.id,
      name: groups.name,
      language: groups.language,
      agencyId: groups.agencyId,
      lockedAt: groups.lockedAt,
      requiresFactor: groups.requiresFactor,
    })
    .from(groups)
    .where(and(eq(groups.id, id), isNull(groups.deletedAt)));

/** Reads a group that is not deleted. */
export const findGroup = async (db: Executor, id: string): Promise<GroupFacts | undefined> =>
  (await selectFacts(db, id))[0];

/** Reads a group and locks changes of its people until the transaction ends. */
export const findGroupForUpdate = async (tx: Executor, id: string): Promise<GroupFacts | undefined> =>
  (await selectFacts(tx, id).for('no key update'))[0];

/** Sets whether a group requires the second factor of its admins. */
export const updateRequiresFactor = async (tx: Executor, id: string, requiresFactor: boolean): Promise<void> => {
  await tx.update(groups).set({ requiresFactor }).where(eq(groups.id, id));
};

/** A stored membership or request. */
export interface PersonRow {
  readonly memberId: string;
  readonly role: GroupRole;
  readonly status: GroupStatus;
  readonly title: string;
  readonly createdAt: Date;
  readonly owner: boolean;
  /** When ownership was offered to this admin; null while no answer is awaited. */
  readonly ownerOfferedAt: Date | null;
}

const columns = {
  memberId: groupMembers.memberId,
  role: groupMembers.role,
  status: groupMembers.status,
  title: groupMembers.title,
  createdAt: groupMembers.createdAt,
  owner: groupMembers.owner,
  ownerOfferedAt: groupMembers.ownerOfferedAt,
};

const isMembership = (groupId: string, memberId: string) =>
  and(eq(groupMembers.groupId, groupId), eq(groupMembers.memberId, memberId));

/** Reads a member's row in a group, in any status; undefined for none. */
export const find = async (db: Executor, groupId: string, memberId: string): Promise<PersonRow | undefined> =>
  (await db.select(columns).from(groupMembers).where(isMembership(groupId, memberId)))[0];

/** Filter of a list of a group's people. */
export type PeopleFilter = NonNullable<GroupPeopleFilter> & { readonly status: GroupStatus };

const startsWith = (letter: string): SQL => {
  const names = groupMembers.nameWords;
  if (letter === '#') return sql`(${names} < ' a' or ${names} >= ' {')`;
  const next = String.fromCodePoint((letter.codePointAt(0) ?? 0) + 1);
  return sql`(${names} >= ${` ${letter}`} and ${names} < ${` ${next}`})`;
};

const peopleMatching = (groupId: string, { status, name, role, letter }: PeopleFilter) =>
  and(
    eq(groupMembers.groupId, groupId),
    eq(groupMembers.status, status),
    eq(groupMembers.closed, false),
    role && eq(groupMembers.role, role),
    letter === undefined ? undefined : startsWith(letter),
    ...(name ?? '')
      .split(/\s+/)
      .filter((word) => word !== '')
      .map((word) => sql`${groupMembers.nameWords} like '%' || ${foldedWords(sql`${word}::text`)} || '%'`),
  );

/** Columns by which people are sorted; an index has each. */
const sortColumns = { name: groupMembers.nameWords, since: groupMembers.createdAt };

/** Lists people of a group by name, or by when their status began. Reads joined facts for the rows of the page only. */
export const list = async (
  db: Executor,
  groupId: string,
  filter: PeopleFilter,
  sorting: Sorting<PeopleSort>,
  { limit, offset }: Slice,
): Promise<PersonRow[]> => {
  const orderBy = toOrderBy(sortColumns, groupMembers.memberId, sorting, 'name');
  const page = db
    .select({ id: groupMembers.memberId })
    .from(groupMembers)
    .where(peopleMatching(groupId, filter))
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset)
    .as('page');
  return db
    .select(columns)
    .from(groupMembers)
    .innerJoin(page, eq(page.id, groupMembers.memberId))
    .where(eq(groupMembers.groupId, groupId))
    .orderBy(...orderBy);
};

/** Counts the people that match a filter. */
export const count = (db: Executor, groupId: string, filter: PeopleFilter): Promise<number> =>
  db.$count(groupMembers, peopleMatching(groupId, filter));

/** Number of accepted members with open pages, from the stored total. */
export const countAccepted = async (db: Executor, groupId: string): Promise<number> => {
  const [row] = await db.select().from(groupTotals).where(eq(groupTotals.groupId, groupId));
  return row?.members ?? 0;
};

/** Whether the group has another admin with an open page. */
export const hasOtherAdmin = async (db: Executor, groupId: string, memberId: string): Promise<boolean> => {
  const rows = await db
    .select({ id: groupMembers.memberId })
    .from(groupMembers)
    .where(
      and(
        eq(groupMembers.groupId, groupId),
        eq(groupMembers.role, 'admin'),
        eq(groupMembers.status, 'accepted'),
        eq(groupMembers.closed, false),
        ne(groupMembers.memberId, memberId),
      ),
    )
    .limit(1);
  return rows.length > 0;
};

/** Adds a person to a group; false when there is a row of any status already. */
export const insert = async (tx: Executor, row: typeof groupMembers.$inferInsert): Promise<boolean> =>
  ((await tx.insert(groupMembers).values(row).onConflictDoNothing()).rowCount ?? 0) > 0;

/** Changes a membership that is still as it was read; false otherwise. */
export const updateUnchanged = async (
  tx: Executor,
  groupId: string,
  { memberId, status, role }: Pick<PersonRow, 'memberId' | 'status' | 'role'>,
  changes: Partial<Omit<PersonRow, 'memberId'>> & { updatedAt: Date },
): Promise<boolean> => {
  const changed = await tx
    .update(groupMembers)
    .set(changes)
    .where(and(isMembership(groupId, memberId), eq(groupMembers.status, status), eq(groupMembers.role, role)));
  return (changed.rowCount ?? 0) > 0;
};

/** Deletes a membership that is still as it was read; false otherwise. */
export const removeUnchanged = async (
  tx: Executor,
  groupId: string,
  { memberId, status }: Pick<PersonRow, 'memberId' | 'status'>,
): Promise<boolean> => {
  const removed = await tx
    .delete(groupMembers)
    .where(and(isMembership(groupId, memberId), eq(groupMembers.status, status)));
  return (removed.rowCount ?? 0) > 0;
};

/** A group that a member administers or works for; `requestTotal` is 0 for others than admins. */
export interface ManagedRow {
  readonly _id: string;
  readonly kind: 'brand' | 'group';
  readonly name: string;
  readonly logo: Picture | null;
  readonly urlMinify: string | null;
  readonly role: GroupRole;
  readonly owner: boolean;
  readonly memberTotal: number;
  readonly requestTotal: number;
}

/** Members of a group, as a value beside its row. */
export const memberTotal = sql<number>`coalesce((select ${groupTotals.members} from ${groupTotals}
  where ${groupTotals.groupId} = ${groups.id}), 0)`;

/** Open requests to join a group, as a value beside its row and a membership: 0 for others than admins. */
export const requestTotal = sql<number>`case when ${groupMembers.role} = 'admin' then (
  select count(*)::int from group_members as asking
  where asking.group_id = ${groups.id} and asking.status = 'requested' and not asking.closed) else 0 end`;

const preparedManaged = prepareOnce((db, right: GroupRight) =>
  db
    .select({
      _id: groups.id,
      kind: groups.kind,
      name: groups.name,
      logo: pictureOf(groups.logoId),
      urlMinify: currentLink('group', groups.id),
      memberTotal,
      role: groupMembers.role,
      owner: groupMembers.owner,
      requestTotal,
    })
    .from(groupMembers)
    .innerJoin(groups, eq(groups.id, groupMembers.groupId))
    .where(
      and(
        eq(groupMembers.memberId, sql.placeholder('member')),
        sql`${groupMembers.status} = 'accepted'`,
        groupRoleCan(groupMembers.role, right),
        isNull(groups.deletedAt),
        isNull(groups.lockedAt),
      ),
    )
    .orderBy(groups.nameWords, groups.id)
    .limit(sql.placeholder('limit'))
    .prepare(`groups with the right ${right}`),
);

/** Lists the groups in which a member has a right, by name. */
export const listManaged = (db: Executor, memberId: string, right: GroupRight, limit: number): Promise<ManagedRow[]> =>
  preparedManaged(db, right).execute({ member: memberId, limit });
