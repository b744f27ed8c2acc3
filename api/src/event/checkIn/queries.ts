import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import type { Transaction } from '../../platform/events/transaction.ts';
import type { Counts } from './rules.ts';
import { checkInEvents } from './tables.ts';

/** An event as the database keeps it. */
export type EventRow = typeof checkInEvents.$inferSelect;

const isThere = (id: string) => and(eq(checkInEvents.id, id), isNull(checkInEvents.deletedAt));

/** An event that was not deleted. */
export const find = async (db: Executor, id: string): Promise<EventRow | undefined> => {
  const [row] = await db.select().from(checkInEvents).where(isThere(id));
  return row;
};

/** … that nobody else changes anything of until the transaction ends. */
export const hold = async (tx: Transaction, id: string): Promise<EventRow | undefined> => {
  const [row] = await tx.select().from(checkInEvents).where(isThere(id)).for('no key update');
  return row;
};

/** Writes an event down. */
export const insert = async (tx: Transaction, row: typeof checkInEvents.$inferInsert): Promise<void> => {
  await tx.insert(checkInEvents).values(row);
};

/** Changes what an event says of itself. */
export const update = async (
  tx: Transaction,
  id: string,
  changes: Partial<typeof checkInEvents.$inferInsert>,
): Promise<void> => {
  await tx.update(checkInEvents).set(changes).where(isThere(id));
};

/** What a change of people or a scan adds to an event that is held. */
export interface Added extends Partial<Counts> {
  /** Changes of people that were numbered. */
  readonly seq?: number;
  readonly repeated?: number;
  readonly unknown?: number;
  readonly refused?: number;
}

const COUNTED = ['seq', 'guests', 'arrived', 'expected', 'came', 'inside', 'repeated', 'unknown', 'refused'] as const;

/** Adds to the counts of an event that is held. */
export const add = async (tx: Transaction, id: string, added: Added): Promise<void> => {
  const changes = COUNTED.flatMap((name) =>
    added[name] ? [[name, sql`${checkInEvents[name]} + ${added[name]}`] as const] : [],
  );
  if (changes.length > 0)
    await tx.update(checkInEvents).set(Object.fromEntries(changes)).where(eq(checkInEvents.id, id));
};
