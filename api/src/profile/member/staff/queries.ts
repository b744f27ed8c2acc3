import { byProgram } from '../../../platform/database/row-security/current-actor.ts';
import type { MEMBER_SORTS, MemberState } from '@m4u/contract/profile/member/staff';
import { and, eq, inArray, isNotNull, isNull, or, type SQL } from '../../../platform/database/orm.ts';
import { accountFactsOf, hasAccount, unverifiedMembers } from '../../../identity/auth/account/administration.reads.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { containsEachWord } from '../../../platform/database/folding.ts';
import type { Slice } from '../../../platform/database/slice.ts';
import { orNewestFirst, type Sorting, toOrderBy } from '../../../platform/database/sorting.ts';
import { agencyFactsOf } from '../../directory/agencies/facts.reads.ts';
import { membershipsOf } from '../../directory/groups/membership.reads.ts';
import { pictureOf } from '../../upload/reads.ts';
import { currentLink } from '../../shortLink/reads.ts';
import { members } from '../tables.ts';
import { restoreLink, retireLink } from '../../shortLink/service.ts';

const fields = {
  id: members.id,
  name: members.name,
  portrait: pictureOf(members.portraitId),
  urlMinify: currentLink('member', members.id),
  createdAt: members.createdAt,
  deletedAt: members.deletedAt,
  account: accountFactsOf(members.id),
};

/** A search by staff: words of a name, or one member by id, short link, email or phone number. */
export interface StaffMemberFilter {
  readonly query: string | undefined;
  readonly id: string | undefined;
  readonly state: MemberState | undefined;
}

const inState: Readonly<Record<MemberState, () => SQL | undefined>> = {
  locked: () => and(isNotNull(members.lockedAt), isNull(members.deletedAt)),
  unverified: () => and(inArray(members.id, unverifiedMembers()), isNull(members.deletedAt)),
  deleted: () => isNotNull(members.deletedAt),
};

const membersMatching = ({ query, id, state }: StaffMemberFilter): SQL | undefined =>
  and(
    or(
      query === undefined ? undefined : containsEachWord(members.nameWords, query),
      id === undefined ? undefined : eq(members.id, id),
    ),
    state && inState[state](),
    hasAccount(members.id),
  );

/** A member with the facts for staff. */
export type StaffRow = Awaited<ReturnType<typeof list>>[number];

/** By which column a list of members is sorted. */
export type MemberSorting = Sorting<(typeof MEMBER_SORTS)[number]>;

/** Ids grow with the time of creation, so their index sorts by it. */
const sortColumns = { created: members.id };

/** Lists members. */
export const list = byProgram(
  (db: Executor, filter: StaffMemberFilter, sorting: MemberSorting, { limit, offset }: Slice) =>
    db
      .select(fields)
      .from(members)
      .where(membersMatching(filter))
      .orderBy(...toOrderBy(sortColumns, members.id, orNewestFirst(sorting), 'created'))
      .limit(limit)
      .offset(offset),
);

/** Counts the members of a search. */
export const count = byProgram((db: Executor, filter: StaffMemberFilter): Promise<number> =>
  db.$count(members, membersMatching(filter)),
);

/** Reads a member with their groups, deleted ones included. */
export const find = byProgram(async (db: Executor, id: string) => {
  const [row] = await db
    .select({
      ...fields,
      type: members.type,
      agency: agencyFactsOf(members.agencyId),
      memberships: membershipsOf(members.id),
    })
    .from(members)
    .where(eq(members.id, id));
  return row;
});

/** A member whose row is locked. */
export type LockedMember = StaffRow & Pick<typeof members.$inferSelect, 'type' | 'agencyId'>;

/** Changes what a member is. */
export const changeType = (
  tx: Executor,
  id: string,
  change: Pick<typeof members.$inferSelect, 'type' | 'agencyId' | 'updatedAt'>,
) => tx.update(members).set(change).where(eq(members.id, id));

/** Reads a member and locks the row until the transaction ends. */
export const findForUpdate = byProgram(async (tx: Executor, id: string): Promise<LockedMember | undefined> => {
  const [row] = await tx
    .select({ ...fields, type: members.type, agencyId: members.agencyId })
    .from(members)
    .where(eq(members.id, id))
    .for('update', { of: members });
  return row;
});

/** Deletes a member: removes the page and retires the short link. */
export const remove = async (tx: Executor, id: string, now: Date): Promise<void> => {
  await tx.update(members).set({ deletedAt: now, updatedAt: now }).where(eq(members.id, id));
  await retireLink(tx, { kind: 'member', id }, now);
};

/** Restores a member, with the short link that was retired on deletion. */
export const restore = async (
  tx: Executor,
  { id, deletedAt }: { id: string; deletedAt: Date },
  now: Date,
): Promise<void> => {
  await tx.update(members).set({ deletedAt: null, updatedAt: now }).where(eq(members.id, id));
  await restoreLink(tx, { kind: 'member', id }, deletedAt);
};
