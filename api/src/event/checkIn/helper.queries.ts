import { byProgram } from '../../platform/database/row-security/current-actor.ts';
import { and, asc, eq } from '../../platform/database/orm.ts';
import type { Executor } from '../../platform/database/database.ts';
import type { Transaction } from '../../platform/events/transaction.ts';
import { checkInHelpers as helpers } from './tables.ts';

/** Helpers of one event, at most. */
const MOST_HELPERS = 100;

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

/** Whether an event has as many helpers as it may have; asked by who is about to be one. */
export const isFull = byProgram(
  async (tx: Transaction, eventId: string): Promise<boolean> => (await list(tx, eventId)).length >= MOST_HELPERS,
);

/** Makes somebody a helper who has the secret link; who is one already stays one. */
export const add = byProgram(async (tx: Transaction, row: typeof helpers.$inferInsert): Promise<void> => {
  await tx.insert(helpers).values(row).onConflictDoNothing();
});

/** Takes the door from a helper. */
export const remove = async (tx: Transaction, eventId: string, memberId: string): Promise<void> => {
  await tx.delete(helpers).where(and(eq(helpers.eventId, eventId), eq(helpers.memberId, memberId)));
};
