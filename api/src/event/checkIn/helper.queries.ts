import { and, asc, eq } from '../../platform/database/orm.ts';
import type { Executor } from '../../platform/database/database.ts';
import type { Transaction } from '../../platform/events/transaction.ts';
import { checkInHelpers as helpers } from './tables.ts';

/** Helpers of one event, at most. */
export const MOST_HELPERS = 100;

/** The ids of those who help at an event, the first first. */
export const list = async (db: Executor, eventId: string): Promise<string[]> => {
  const rows = await db
    .select({ memberId: helpers.memberId })
    .from(helpers)
    .where(eq(helpers.eventId, eventId))
    .orderBy(asc(helpers.createdAt), asc(helpers.memberId))
    .limit(MOST_HELPERS);
  return rows.map(({ memberId }) => memberId);
};

/** Makes somebody a helper; who is one already stays one. */
export const add = async (tx: Transaction, row: typeof helpers.$inferInsert): Promise<void> => {
  await tx.insert(helpers).values(row).onConflictDoNothing();
};

/** Takes the door from a helper. */
export const remove = async (tx: Transaction, eventId: string, memberId: string): Promise<void> => {
  await tx.delete(helpers).where(and(eq(helpers.eventId, eventId), eq(helpers.memberId, memberId)));
};
