import type { Executor } from '../../../platform/database/database.ts';
import { and, desc, eq, gt, lt, sql } from '../../../platform/database/orm.ts';
import { byProgram } from '../../../platform/database/row-security/current-actor.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import { pointAccounts as accounts } from '../../point/account.tables.ts';
import { pointEntries as entries, pointMovements as movements } from '../../point/tables.ts';
import { orders } from '../tables.ts';
import { phoneReceiptDays as days, phoneReceiptLinks as links, phoneReceiptStops as stops } from './tables.ts';

// Messages are sent by the program: cashiers see the state of a customer, and the customer is no actor.

/** The day of a message. */
interface CustomerDay {
  readonly customerId: string;
  readonly groupId: string;
  readonly day: string;
}

/** Finds the customer of a link that works. */
export const findCustomerOfToken = byProgram(
  async (db: Executor, tokenHash: string, now: Date): Promise<string | undefined> => {
    const [row] = await db
      .select({ id: links.customerId })
      .from(links)
      .where(and(eq(links.tokenHash, tokenHash), gt(links.expiresAt, now)));
    return row?.id;
  },
);

/** Inserts a link. */
export const insertLink = byProgram(async (tx: Transaction, row: typeof links.$inferInsert): Promise<void> => {
  await tx.insert(links).values(row);
});

/** Takes the message that orders of a day may send; false when another order of the day has taken it. */
export const takeDay = byProgram(async (tx: Transaction, of: CustomerDay, sentAt: Date): Promise<boolean> => {
  const taken = await tx
    .insert(days)
    .values({ ...of, sent: 1, sentAt })
    .onConflictDoUpdate({ target: [days.customerId, days.day], set: { sent: 1, sentAt }, setWhere: eq(days.sent, 0) })
    .returning({ day: days.day });
  return taken.length > 0;
});

/** Takes one of the messages that a customer may ask for in a day; false when there is none left. */
export const takeAsked = byProgram(
  async (tx: Transaction, of: CustomerDay, { sentAt, most }: { sentAt: Date; most: number }): Promise<boolean> => {
    const taken = await tx
      .insert(days)
      .values({ ...of, asked: 1, sentAt })
      .onConflictDoUpdate({
        target: [days.customerId, days.day],
        set: { asked: sql`${days.asked} + 1`, sentAt },
        setWhere: lt(days.asked, most),
      })
      .returning({ day: days.day });
    return taken.length > 0;
  },
);

/** Counts the messages of a group in a day. */
export const countOfDay = byProgram(async (db: Executor, groupId: string, day: string): Promise<number> => {
  const [row] = await db
    .select({ sent: sql<number>`coalesce(sum(${days.sent} + ${days.asked}), 0)::int` })
    .from(days)
    .where(and(eq(days.groupId, groupId), eq(days.day, day)));
  return row?.sent ?? 0;
});

/** Finds the last day with messages to a customer. */
export const findLastDay = async (
  db: Executor,
  customerId: string,
): Promise<{ readonly day: string; readonly asked: number; readonly sentAt: Date } | undefined> => {
  const [row] = await db
    .select({ day: days.day, asked: days.asked, sentAt: days.sentAt })
    .from(days)
    .where(eq(days.customerId, customerId))
    .orderBy(desc(days.day))
    .limit(1);
  return row;
};

/** Whether a customer wants no messages. */
export const isStopped = byProgram(
  async (db: Executor, customerId: string): Promise<boolean> =>
    (await db.$count(stops, eq(stops.customerId, customerId))) > 0,
);

/** Records that a customer wants no more messages. */
export const insertStop = byProgram(async (tx: Transaction, row: typeof stops.$inferInsert): Promise<void> => {
  await tx.insert(stops).values(row).onConflictDoNothing();
});

/** Records that a customer wants messages again. */
export const deleteStop = byProgram(async (tx: Transaction, customerId: string): Promise<void> => {
  await tx.delete(stops).where(eq(stops.customerId, customerId));
});

/** Reads the balance of a customer, and the last movements, newest first. */
export const readStatement = byProgram(async (db: Executor, customerId: string, limit: number) => {
  const [account] = await db
    .select({ id: accounts.id, points: accounts.points })
    .from(accounts)
    .where(eq(accounts.customerId, customerId));
  if (!account) return { points: 0, movements: [] };
  const rows = await db
    .select({
      kind: movements.kind,
      points: entries.points,
      balance: entries.balance,
      createdAt: movements.createdAt,
    })
    .from(entries)
    .innerJoin(movements, eq(movements.id, entries.movementId))
    .where(eq(entries.accountId, account.id))
    .orderBy(desc(entries.seq))
    .limit(limit);
  return { points: account.points, movements: rows };
});

/** Finds the last order that gave a customer points and stands, with the present balance. */
export const findLastEarning = byProgram(async (db: Executor, customerId: string) => {
  const [row] = await db
    .select({
      id: orders.id,
      amount: orders.payment,
      points: orders.earned,
      balance: accounts.points,
      at: orders.createdAt,
    })
    .from(orders)
    .innerJoin(accounts, eq(accounts.id, orders.accountId))
    .where(and(eq(accounts.customerId, customerId), eq(orders.status, 'done'), gt(orders.earned, 0)))
    .orderBy(desc(orders.id))
    .limit(1);
  return row;
});

/** Deletes links that ended, and days before one of them. */
export const purge = byProgram(async (db: Executor, now: Date, firstDay: string): Promise<void> => {
  await db.delete(links).where(lt(links.expiresAt, now));
  await db.delete(days).where(lt(days.day, firstDay));
});
