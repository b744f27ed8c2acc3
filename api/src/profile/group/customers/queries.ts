import { byProgram } from '../../../platform/database/row-security/current-actor.ts';
import { and, asc, eq, getTableColumns, sql } from '../../../platform/database/orm.ts';
import { verifiedMemberByPhone } from '../../../identity/auth/standing.reads.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { type CustomerRow, customersMatching, isNotRemoved } from './list.reads.ts';
import type { Slice } from '../../../platform/database/slice.ts';
import { memberIsOpen } from '../../directory/members/availability.reads.ts';
import { createUnclaimedMember } from '../../member/account/service.ts';
import { groupCustomers, unclaimedMembers } from '../invitations/tables.ts';

const { nameWords: _words, ...columns } = getTableColumns(groupCustomers);

const acquireLock = async (tx: Executor, name: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
};

/** Locks which member a phone number stands for, until the transaction ends. */
export const acquirePhoneLock = (tx: Executor, phone: string): Promise<void> =>
  acquireLock(tx, `customers by ${phone}`);

/**
 * Locks which groups have a member as customer. Always call it after {@link acquirePhoneLock}: the order prevents
 * deadlocks.
 */
export const acquireMemberLock = (tx: Executor, memberId: string): Promise<void> =>
  acquireLock(tx, `customer ${memberId}`);

/** Finds a customer of a group by phone number, removed ones included. */
export const findByPhone = async (db: Executor, groupId: string, phone: string): Promise<CustomerRow | undefined> => {
  const [row] = await db
    .select(columns)
    .from(groupCustomers)
    .where(and(eq(groupCustomers.groupId, groupId), eq(groupCustomers.phone, phone)));
  return row;
};

/** Reads a customer of a group. */
export const find = async (db: Executor, groupId: string, id: string): Promise<CustomerRow | undefined> => {
  const [row] = await db
    .select(columns)
    .from(groupCustomers)
    .where(and(isNotRemoved(groupId), eq(groupCustomers.id, id)));
  return row;
};

/** Finds the members behind a phone number: the one with the verified account, and the unclaimed one. */
export const findMembersOfPhone = byProgram(
  async (db: Executor, phone: string): Promise<{ member: string | null; unclaimed: string | null }> => {
    const number = sql`${phone}::text`;
    const unclaimed = sql`select ${unclaimedMembers.memberId} from ${unclaimedMembers}
    where ${unclaimedMembers.phone} = ${number} and ${unclaimedMembers.claimedAt} is null`;
    const { rows } = await db.execute<{ member: string | null; unclaimed: string | null }>(
      sql`select (select id from (select ${verifiedMemberByPhone(number)} as id) as known where ${memberIsOpen(sql`id`)}) as member,
      (${unclaimed}) as unclaimed`,
    );
    return rows[0] ?? { member: null, unclaimed: null };
  },
);

/** Whether a member is or was a customer of a group, under any phone number. */
export const hasBeenCustomer = async (db: Executor, groupId: string, memberId: string): Promise<boolean> => {
  const rows = await db
    .select({ id: groupCustomers.id })
    .from(groupCustomers)
    .where(and(eq(groupCustomers.groupId, groupId), eq(groupCustomers.memberId, memberId)));
  return rows.length > 0;
};

/** Creates the unclaimed member of a phone number; returns its id. */
export const insertUnclaimed = byProgram(async (tx: Executor, phone: string, now: Date): Promise<string> => {
  const memberId = uuidv7();
  await createUnclaimedMember(tx, memberId, now);
  await tx.insert(unclaimedMembers).values({ memberId, phone, createdAt: now });
  return memberId;
});

/** Stores a customer. */
export const insert = async (
  tx: Executor,
  row: typeof groupCustomers.$inferInsert,
): Promise<CustomerRow | undefined> => {
  const [added] = await tx.insert(groupCustomers).values(row).returning(columns);
  return added;
};

type CustomerUpdate = Partial<Pick<CustomerRow, 'name' | 'note' | 'deletedAt'>> & { readonly updatedAt: Date };

/** Updates a customer that is not removed; undefined when there is none. */
export const update = async (
  tx: Executor,
  groupId: string,
  id: string,
  changes: CustomerUpdate,
): Promise<CustomerRow | undefined> => {
  const [changed] = await tx
    .update(groupCustomers)
    .set(changes)
    .where(and(isNotRemoved(groupId), eq(groupCustomers.id, id)))
    .returning(columns);
  return changed;
};

/** Restores a removed customer, with the new data. */
export const restore = async (tx: Executor, id: string, changes: CustomerUpdate): Promise<CustomerRow | undefined> => {
  const [restored] = await tx
    .update(groupCustomers)
    .set({ ...changes, deletedAt: null })
    .where(eq(groupCustomers.id, id))
    .returning(columns);
  return restored;
};

/** Lists and counts the customers of a group, by name. */
export const list = async (
  db: Executor,
  groupId: string,
  search: string | undefined,
  { limit, offset }: Slice,
): Promise<{ rows: CustomerRow[]; total: number }> => {
  const condition = and(isNotRemoved(groupId), customersMatching(search));
  const [rows, total] = await Promise.all([
    db
      .select(columns)
      .from(groupCustomers)
      .where(condition)
      .orderBy(asc(groupCustomers.nameWords), asc(groupCustomers.id))
      .limit(limit)
      .offset(offset),
    db.$count(groupCustomers, condition),
  ]);
  return { rows, total };
};
