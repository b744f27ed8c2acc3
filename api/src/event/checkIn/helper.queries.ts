import { byProgram } from '../../platform/database/row-security/current-actor.ts';
import { and, asc, eq } from '../../platform/database/orm.ts';
import type { Executor } from '../../platform/database/database.ts';
import type { Transaction } from '../../platform/events/transaction.ts';
import { checkInHelpers as helpers } from './tables.ts';

/** The most helpers of one event. */
const MOST_HELPERS = 100;

/** Lists the ids of an event's helpers, earliest first. */
export const list = async (db: Executor, eventId: string): Promise<string[]> => {
  const rows = await db
    .select({ memberId: helpers.memberId })
    .from(helpers)
    .where(eq(helpers.eventId, eventId))
    .orderBy(asc(helpers.createdAt), asc(helpers.memberId))
    .limit(MOST_HELPERS);
  return rows.map(({ memberId }) => memberId);
};

/** Whether an event has its most helpers. Runs as the system, since the caller is no helper yet. */
export const isFull = byProgram(
  async (tx: Transaction, eventId: string): Promise<boolean> => (await list(tx, eventId)).length >= MOST_HELPERS,
);

/** Adds a helper, unless they are one. Runs as the system, since the caller only has the secret link. */
export const add = byProgram(async (tx: Transaction, row: typeof helpers.$inferInsert): Promise<void> => {
  await tx.insert(helpers).values(row).onConflictDoNothing();
});

/** Removes a helper. */
export const remove = async (tx: Transaction, eventId: string, memberId: string): Promise<void> => {
  await tx.delete(helpers).where(and(eq(helpers.eventId, eventId), eq(helpers.memberId, memberId)));
};
