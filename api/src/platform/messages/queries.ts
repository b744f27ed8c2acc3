import type { FailureReason, MessageCount } from '@m4u/contract/insight/administration/messages';
import type { Executor } from '../database/database.ts';
import { and, count, eq, gte, lt, ne, sql } from '../database/orm.ts';
import { byProgram } from '../database/row-security/current-actor.ts';
import { sentMessages, zaloTokens } from './tables.ts';

type SentMessage = typeof sentMessages.$inferSelect;

/** The row of a message on one way. */
export const find = byProgram(async (db: Executor, id: string): Promise<SentMessage | undefined> => {
  const [row] = await db.select().from(sentMessages).where(eq(sentMessages.id, id));
  return row;
});

/** Records that an attempt begins. */
export const begin = byProgram(
  async (db: Executor, row: Pick<SentMessage, 'id' | 'kind' | 'way' | 'recipientHash'>, now: Date): Promise<void> => {
    await db
      .insert(sentMessages)
      .values({ ...row, state: 'queued', attempts: 1, tryingSince: now, createdAt: now })
      .onConflictDoUpdate({
        target: sentMessages.id,
        set: { state: 'queued', reason: null, attempts: sql`${sentMessages.attempts} + 1`, tryingSince: now },
      });
  },
);

/** Records that a way has taken a message. A report of its delivery may have come first and stays. */
export const markSent = byProgram(
  async (db: Executor, id: string, { at, providerId }: { at: Date; providerId: string | null }): Promise<void> => {
    await db
      .update(sentMessages)
      .set({
        state: sql`case when ${sentMessages.state} = 'delivered' then 'delivered' else 'sent' end`,
        sentAt: at,
        providerId,
        tryingSince: null,
      })
      .where(eq(sentMessages.id, id));
  },
);

/** Records why a way did not take a message. */
export const markFailed = byProgram(async (db: Executor, id: string, reason: FailureReason): Promise<void> => {
  await db
    .update(sentMessages)
    .set({ state: 'failed', reason, tryingSince: null })
    .where(and(eq(sentMessages.id, id), ne(sentMessages.state, 'delivered')));
});

/** Records a delivery by Zalo once; returns its kind, or undefined for an unknown or already delivered message. */
export const markDelivered = byProgram(async (db: Executor, id: string, at: Date) => {
  const [row] = await db
    .update(sentMessages)
    .set({ state: 'delivered', deliveredAt: at, reason: null })
    .where(and(eq(sentMessages.id, id), eq(sentMessages.way, 'zns'), ne(sentMessages.state, 'delivered')))
    .returning({ kind: sentMessages.kind });
  return row?.kind;
});

/** Counts messages since a moment; the caller shows them to staff only. */
export const countMessages = byProgram((db: Executor, since: Date): PromiseLike<MessageCount[]> =>
  db
    .select({
      way: sentMessages.way,
      kind: sentMessages.kind,
      state: sentMessages.state,
      reason: sentMessages.reason,
      count: count(),
    })
    .from(sentMessages)
    .where(gte(sentMessages.createdAt, since))
    .groupBy(sentMessages.way, sentMessages.kind, sentMessages.state, sentMessages.reason),
);

/** Deletes rows from before a moment. */
export const purge = byProgram(async (db: Executor, before: Date): Promise<void> => {
  await db.delete(sentMessages).where(lt(sentMessages.createdAt, before));
});

type StoredTokens = typeof zaloTokens.$inferSelect;

/** The tokens of an app. */
export const findTokens = byProgram(async (db: Executor, appId: string): Promise<StoredTokens | undefined> => {
  const [row] = await db.select().from(zaloTokens).where(eq(zaloTokens.appId, appId));
  return row;
});

/** Locks the tokens of an app until the transaction ends, so that one process at a time renews them. */
export const lockTokens = byProgram(async (tx: Executor, appId: string): Promise<StoredTokens | undefined> => {
  await tx.insert(zaloTokens).values({ appId }).onConflictDoNothing();
  const [row] = await tx.select().from(zaloTokens).where(eq(zaloTokens.appId, appId)).for('update');
  return row;
});

/** Stores renewed tokens. */
export const storeTokens = byProgram(async (tx: Executor, { appId, ...row }: StoredTokens): Promise<void> => {
  await tx.update(zaloTokens).set(row).where(eq(zaloTokens.appId, appId));
});
