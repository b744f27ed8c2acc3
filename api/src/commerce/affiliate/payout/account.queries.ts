import { byProgram } from '../../../platform/database/row-security/current-actor.ts';
import { and, eq, inArray, sql } from '../../../platform/database/orm.ts';
import type { Executor } from '../../../platform/database/database.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import { affiliateAccounts as accounts, affiliatePayoutItems as items } from '../reward/tables.ts';

/** Finds the encrypted bank account of a member; undefined when the member has none. */
export const find = async (db: Executor, memberId: string): Promise<string | undefined> => {
  const [row] = await db.select({ sealed: accounts.sealed }).from(accounts).where(eq(accounts.memberId, memberId));
  return row?.sealed;
};

/** Finds which of the given members have a bank account. Runs as the system: payers may know only that one exists. */
export const listMembersWithAccount = byProgram(
  async (db: Executor, memberIds: readonly string[]): Promise<ReadonlySet<string>> => {
    if (memberIds.length === 0) return new Set();
    const rows = await db
      .select({ memberId: accounts.memberId })
      .from(accounts)
      .where(inArray(accounts.memberId, [...memberIds]));
    return new Set(rows.map(({ memberId }) => memberId));
  },
);

/** Finds the encrypted bank accounts of payees and locks them against changes until the transaction ends. */
export const findByMembersForShare = byProgram(
  async (tx: Transaction, memberIds: readonly string[]): Promise<ReadonlyMap<string, string>> => {
    if (memberIds.length === 0) return new Map();
    const rows = await tx
      .select({ memberId: accounts.memberId, sealed: accounts.sealed })
      .from(accounts)
      .where(inArray(accounts.memberId, [...memberIds]))
      .orderBy(accounts.memberId)
      .for('share');
    return new Map(rows.map(({ memberId, sealed }) => [memberId, sealed]));
  },
);

/** Saves the bank account of a member; replaces an earlier one. */
export const save = async (tx: Transaction, row: typeof accounts.$inferInsert): Promise<void> => {
  const { sealed, hash, updatedAt } = row;
  await tx
    .insert(accounts)
    .values(row)
    .onConflictDoUpdate({ target: accounts.memberId, set: { sealed, hash, updatedAt } });
};

/** Sets the bank account of a member's unpaid items in VND. Runs as the system, since payouts belong to groups. */
export const setOnUnpaidItems = byProgram(async (tx: Transaction, memberId: string, sealed: string): Promise<void> => {
  // Locks in the same order as payments do, which prevents deadlocks.
  const open = tx
    .select({ id: items.id })
    .from(items)
    .where(and(eq(items.memberId, memberId), eq(items.unit, 'vnd'), inArray(items.status, ['waiting', 'ready'])))
    .orderBy(items.id)
    .for('update');
  await tx
    .update(items)
    .set({ sealed, status: 'ready' })
    .where(and(inArray(items.id, sql`(${open})`), inArray(items.status, ['waiting', 'ready'])));
});
