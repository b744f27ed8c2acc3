import type { DeliveryState } from '@m4u/contract/insight/integration/rules';
import { and, desc, eq, inArray, isNull, lt } from '../../../platform/database/orm.ts';
import type { Executor } from '../../../platform/database/database.ts';
import type { Slice } from '../../../platform/database/slice.ts';
import { webhookAttempts as attempts, webhookDeliveries as deliveries, webhooks } from '../tables.ts';
import { webhookColumns } from './queries.ts';

/** A delivery. */
export type DeliveryRow = typeof deliveries.$inferSelect;
/** An attempt of a delivery. */
export type AttemptRow = typeof attempts.$inferSelect;

/** Lists deliveries of an endpoint, newest first. */
export const list = async (
  db: Executor,
  webhookId: string,
  state: DeliveryState | undefined,
  { limit, offset }: Slice,
) => {
  const condition = and(eq(deliveries.webhookId, webhookId), state && eq(deliveries.state, state));
  const rows = await db
    .select()
    .from(deliveries)
    .where(condition)
    .orderBy(desc(deliveries.createdAt), desc(deliveries.id))
    .limit(limit)
    .offset(offset);
  return { rows, total: await db.$count(deliveries, condition) };
};

/** Finds a delivery of an endpoint. */
export const find = async (db: Executor, webhookId: string, id: string): Promise<DeliveryRow | undefined> => {
  const [row] = await db
    .select()
    .from(deliveries)
    .where(and(eq(deliveries.webhookId, webhookId), eq(deliveries.id, id)));
  return row;
};

/** Finds a delivery with its endpoint, unless that was deleted. */
export const findWithWebhook = async (db: Executor, id: string) => {
  const [row] = await db
    .select({ delivery: deliveries, webhook: webhookColumns })
    .from(deliveries)
    .innerJoin(webhooks, and(eq(webhooks.id, deliveries.webhookId), isNull(webhooks.deletedAt)))
    .where(eq(deliveries.id, id));
  return row;
};

/** Lists the newest attempt of each of some deliveries. */
export const listLastAttempts = (db: Executor, ids: readonly string[]): Promise<AttemptRow[]> =>
  db
    .selectDistinctOn([attempts.deliveryId])
    .from(attempts)
    .where(inArray(attempts.deliveryId, [...ids]))
    .orderBy(attempts.deliveryId, desc(attempts.id));

/** Lists attempts of a delivery, newest first. */
export const listAttempts = (db: Executor, deliveryId: string, limit: number): Promise<AttemptRow[]> =>
  db.select().from(attempts).where(eq(attempts.deliveryId, deliveryId)).orderBy(desc(attempts.id)).limit(limit);

/** Inserts a delivery; false when it exists already. */
export const insert = async (tx: Executor, row: typeof deliveries.$inferInsert): Promise<boolean> => {
  const inserted = await tx.insert(deliveries).values(row).onConflictDoNothing().returning({ id: deliveries.id });
  return inserted.length > 0;
};

/** Inserts an attempt. */
export const insertAttempt = (tx: Executor, row: typeof attempts.$inferInsert) => tx.insert(attempts).values(row);

/**
 * Changes a waiting delivery by compare-and-set on its number of attempts; false when another run of its job was first.
 */
export const advance = async (
  tx: Executor,
  { id, attempts: before }: Pick<DeliveryRow, 'id' | 'attempts'>,
  changes: Partial<DeliveryRow>,
): Promise<boolean> => {
  const changed = await tx
    .update(deliveries)
    .set(changes)
    .where(and(eq(deliveries.id, id), eq(deliveries.state, 'waiting'), eq(deliveries.attempts, before)))
    .returning({ id: deliveries.id });
  return changed.length > 0;
};

/** Makes a delivery that has succeeded or failed wait again, without attempts; false when it waits already. */
export const restart = async (tx: Executor, id: string): Promise<boolean> => {
  const restarted = await tx
    .update(deliveries)
    .set({ state: 'waiting', attempts: 0, nextAt: null })
    .where(and(eq(deliveries.id, id), inArray(deliveries.state, ['delivered', 'failed'])))
    .returning({ id: deliveries.id });
  return restarted.length > 0;
};

/** Lists the waiting deliveries of an endpoint, oldest first. */
export const listWaiting = (db: Executor, webhookId: string): Promise<Pick<DeliveryRow, 'id' | 'attempts'>[]> =>
  db
    .select({ id: deliveries.id, attempts: deliveries.attempts })
    .from(deliveries)
    .where(and(eq(deliveries.webhookId, webhookId), eq(deliveries.state, 'waiting')))
    .orderBy(deliveries.createdAt, deliveries.id);

/** Deletes deliveries from before a moment, with their attempts. */
export const purge = (db: Executor, before: Date) => db.delete(deliveries).where(lt(deliveries.createdAt, before));
