import { byProgram } from '../../../platform/database/row-security/current-actor.ts';
import { and, eq, inArray, sql } from '../../../platform/database/orm.ts';
import type { Executor } from '../../../platform/database/database.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import { affiliateAccounts as accounts, affiliatePayoutItems as items } from '../reward/tables.ts';

/** A member's account, sealed; undefined for none yet. */
export const find = async (db: Executor, memberId: string): Promise<string | undefined> => {
  const [row] = await db.select({ sealed: accounts.sealed }).from(accounts).where(eq(accounts.memberId, memberId));
  return row?.sealed;
};

/** Which of these members have an account. An account is its member's; that there is one is told to who pays them. */
export const haveAccounts = byProgram(
  async (db: Executor, memberIds: readonly string[]): Promise<ReadonlySet<string>> => {
    if (memberIds.length === 0) return new Set();
    const rows = await db
      .select({ memberId: accounts.memberId })
      .from(accounts)
      .where(inArray(accounts.memberId, [...memberIds]));
    return new Set(rows.map(({ memberId }) => memberId));
  },
);

/** Accounts of members who are paid, sealed, which stay as they are until the transaction ends. */
export const holdByMembers = byProgram(
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

/** Keeps a member's account, in the place of any before. */
export const save = async (tx: Transaction, row: typeof accounts.$inferInsert): Promise<void> => {
  const { sealed, hash, updatedAt } = row;
  await tx
    .insert(accounts)
    .values(row)
    .onConflictDoUpdate({ target: accounts.memberId, set: { sealed, hash, updatedAt } });
};

/** Directs unpaid rewards of a member in VND to this account. By the program: payouts are the rows of groups. */
export const useForOpen = byProgram(async (tx: Transaction, memberId: string, sealed: string): Promise<void> => {
  // In one order, as those who pay hold them.
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
