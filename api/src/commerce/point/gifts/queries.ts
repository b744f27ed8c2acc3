import type { Executor } from '../../../platform/database/database.ts';
import { and, eq, sql, sum } from '../../../platform/database/orm.ts';
import { byProgram } from '../../../platform/database/row-security/current-actor.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import { verifiedMemberByPhone } from '../../../identity/auth/standing.reads.ts';
import { memberIsOpen } from '../../../profile/directory/members/availability.reads.ts';
import { pointGifts as gifts } from './tables.ts';

/** A row of a gift. */
export type GiftRow = typeof gifts.$inferSelect;

/** Finds the member whose verified account has a phone number; undefined when there is none. */
export const findMemberByPhone = byProgram(async (db: Executor, phone: string): Promise<string | undefined> => {
  const { rows } = await db.execute<{ id: string | null }>(sql`select ${verifiedMemberByPhone(sql`${phone}`)} as id`);
  return rows[0]?.id ?? undefined;
});

/** Whether a member exists whose page is open. */
export const isOpenMember = async (db: Executor, memberId: string): Promise<boolean> => {
  const { rows } = await db.execute<{ open: boolean }>(sql`select ${memberIsOpen(sql`${memberId}::uuid`)} as open`);
  return rows[0]?.open ?? false;
};

/** Sums the points that an account gave on a day in Vietnam. */
export const sumOfDay = async (db: Executor, accountId: string, day: string): Promise<number> => {
  const [row] = await db
    .select({ points: sum(gifts.points).mapWith(Number) })
    .from(gifts)
    .where(and(eq(gifts.fromAccount, accountId), eq(gifts.day, day)));
  return row?.points ?? 0;
};

/** Inserts a gift, before its movements. */
export const insert = async (tx: Transaction, row: GiftRow): Promise<void> => {
  await tx.insert(gifts).values(row);
};
