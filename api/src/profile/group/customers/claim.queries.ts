import { byProgram } from '../../../platform/database/row-security/current-actor.ts';
import { and, asc, eq, inArray, isNull, sql } from '../../../platform/database/orm.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { currentLink } from '../../shortLink/reads.ts';
import { memberIsOpen } from '../../directory/members/availability.reads.ts';
import type { CustomerRow } from './list.reads.ts';
import { groupCustomers, unclaimedMembers } from '../invitations/tables.ts';
import { groupMembers, groups } from '../tables.ts';

/** Marks the unclaimed member of a phone number as claimed. Returns its id, or undefined when there is none. */
export const markMemberClaimed = byProgram(
  async (tx: Executor, phone: string, by: string, now: Date): Promise<string | undefined> => {
    const [row] = await tx
      .update(unclaimedMembers)
      .set({ claimedAt: now, claimedBy: by })
      .where(and(eq(unclaimedMembers.phone, phone), isNull(unclaimedMembers.claimedAt)))
      .returning({ memberId: unclaimedMembers.memberId });
    return row?.memberId;
  },
);

/** Reads and locks, until the transaction ends, the customer rows of groups that have both members as customers. */
export const findSharedForUpdate = byProgram(
  async (tx: Executor, one: string, other: string): Promise<{ one: CustomerRow; other: CustomerRow }[]> => {
    const rows = await tx
      .select()
      .from(groupCustomers)
      .where(inArray(groupCustomers.memberId, [one, other]))
      .orderBy(asc(groupCustomers.id))
      .for('no key update');
    const others = new Map(rows.filter(({ memberId }) => memberId === other).map((row) => [row.groupId, row]));
    return rows.flatMap((row) => {
      const beside = row.memberId === one ? others.get(row.groupId) : undefined;
      return beside ? [{ one: row, other: beside }] : [];
    });
  },
);

/** Merges two rows of one customer; the kept row then belongs to the member. */
export const mergeCustomers = byProgram(
  async (
    tx: Executor,
    { kept, dropped }: { kept: string; dropped: string },
    changes: { memberId: string; note: string; claimedAt: Date; updatedAt: Date },
  ): Promise<void> => {
    await tx.delete(groupCustomers).where(eq(groupCustomers.id, dropped));
    await tx.update(groupCustomers).set(changes).where(eq(groupCustomers.id, kept));
  },
);

const toIds = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);

/** Transfers customer records from one member to another; returns their ids. */
export const moveCustomers = byProgram(async (tx: Executor, from: string, into: string, now: Date): Promise<string[]> =>
  toIds(
    await tx
      .update(groupCustomers)
      .set({ memberId: into, claimedAt: now })
      .where(eq(groupCustomers.memberId, from))
      .returning({ id: groupCustomers.id }),
  ),
);

/**
 * Transfers memberships from one member to another who does not have them; returns the group ids. The first member then
 * has no memberships.
 */
export const moveMemberships = async (tx: Executor, from: string, into: string): Promise<string[]> => {
  const own = sql`select from ${groupMembers} as own
    where own.group_id = ${groupMembers.groupId} and own.member_id = ${into}`;
  const moved = await tx
    .update(groupMembers)
    // Copied values of the member are written at insertion, and the old member's page was closed, so they are set
    // again.
    .set({
      memberId: into,
      nameWords: sql`(select name_words from members where id = ${into})`,
      closed: sql`not (${memberIsOpen(sql`${into}::uuid`)})`,
    })
    .where(and(eq(groupMembers.memberId, from), sql`not exists (${own})`))
    .returning({ groupId: groupMembers.groupId });
  await tx.delete(groupMembers).where(eq(groupMembers.memberId, from));
  return moved.map(({ groupId }) => groupId);
};

/** Reveals a member to the groups that have a customer with this phone number; returns the customers' ids. */
export const markCustomersClaimed = async (
  tx: Executor,
  memberId: string,
  phone: string,
  now: Date,
): Promise<string[]> =>
  toIds(
    await tx
      .update(groupCustomers)
      .set({ claimedAt: now })
      .where(
        and(eq(groupCustomers.memberId, memberId), eq(groupCustomers.phone, phone), isNull(groupCustomers.claimedAt)),
      )
      .returning({ id: groupCustomers.id }),
  );

/** Reads the groups of these customers by name, without removed customers and deleted groups. */
export const listGroupsOfCustomers = async (db: Executor, customerIds: readonly string[]) =>
  db
    .select({ _id: groups.id, name: groups.name, urlMinify: currentLink('group', groups.id) })
    .from(groupCustomers)
    .innerJoin(groups, and(eq(groups.id, groupCustomers.groupId), isNull(groups.deletedAt)))
    .where(and(inArray(groupCustomers.id, [...customerIds]), isNull(groupCustomers.deletedAt)))
    .orderBy(asc(groups.nameWords), asc(groups.id));
