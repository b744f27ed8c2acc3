import type { WebhookEvent } from '@m4u/contract/insight/integration/rules';
import { byProgram } from '../../../platform/database/row-security/current-actor.ts';
import { and, desc, eq, getTableColumns, isNull, type Placeholder, sql } from '../../../platform/database/orm.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { prepareOnce } from '../../../platform/database/prepared.ts';
import type { Slice } from '../../../platform/database/slice.ts';
import { isMakerAdmin } from '../queries.ts';
import { webhooks } from '../tables.ts';

/** Columns of an endpoint, and whether its maker still administers the open group. */
export const webhookColumns = {
  ...getTableColumns(webhooks),
  isMakerAdmin: isMakerAdmin(webhooks.groupId, webhooks.createdBy),
};

/** An endpoint, and whether its maker still administers the open group. */
export type WebhookRow = typeof webhooks.$inferSelect & { readonly isMakerAdmin: boolean };

const isOfGroup = (groupId: string) => and(eq(webhooks.groupId, groupId), isNull(webhooks.deletedAt));

/** Lists endpoints of a group, newest first. */
export const list = async (db: Executor, groupId: string, { limit, offset }: Slice) => {
  const rows = await db
    .select(webhookColumns)
    .from(webhooks)
    .where(isOfGroup(groupId))
    .orderBy(desc(webhooks.id))
    .limit(limit)
    .offset(offset);
  return { rows, total: await count(db, groupId) };
};

/** Number of endpoints of a group. */
export const count = (db: Executor, groupId: string): Promise<number> => db.$count(webhooks, isOfGroup(groupId));

/** Finds an endpoint of a group. */
export const find = async (db: Executor, groupId: string, id: string): Promise<WebhookRow | undefined> => {
  const [row] = await db
    .select(webhookColumns)
    .from(webhooks)
    .where(and(isOfGroup(groupId), eq(webhooks.id, id)));
  return row;
};

/** Locks an endpoint of a group against other changes until the transaction ends. */
export const findForUpdate = async (tx: Executor, groupId: string, id: string): Promise<WebhookRow | undefined> => {
  const [row] = await tx
    .select(webhookColumns)
    .from(webhooks)
    .where(and(isOfGroup(groupId), eq(webhooks.id, id)))
    .for('no key update', { of: webhooks });
  return row;
};

/** Inserts an endpoint. */
export const insert = (tx: Executor, row: typeof webhooks.$inferInsert) => tx.insert(webhooks).values(row);

/** Changes an endpoint. */
export const update = (tx: Executor, id: string, changes: Partial<typeof webhooks.$inferInsert>) =>
  tx.update(webhooks).set(changes).where(eq(webhooks.id, id));

const receives = (event: WebhookEvent | Placeholder) =>
  and(
    isNull(webhooks.deletedAt),
    isNull(webhooks.pausedAt),
    isNull(webhooks.failingSince),
    sql`${event} = any(${webhooks.events})`,
  );

const selectReceiver = prepareOnce((db, name: 'receiver of an event') =>
  db
    .select({ id: webhooks.id })
    .from(webhooks)
    .where(and(eq(webhooks.groupId, sql.placeholder('groupId')), receives(sql.placeholder('event'))))
    .limit(1)
    .prepare(name),
);

/** Whether an endpoint of a group receives an event; runs as the program, since callers need no right to see it. */
export const hasReceiver = byProgram(async (db: Executor, groupId: string, event: WebhookEvent): Promise<boolean> => {
  const rows = await selectReceiver(db, 'receiver of an event').execute({ groupId, event });
  return rows.length > 0;
});

/** Lists the endpoints of a group that receive an event. */
export const listReceivers = (db: Executor, groupId: string, event: WebhookEvent): Promise<WebhookRow[]> =>
  db
    .select(webhookColumns)
    .from(webhooks)
    .where(and(eq(webhooks.groupId, groupId), receives(event)))
    .orderBy(webhooks.id);

/** Lists the groups with an endpoint that receives an event. */
export const listReceivingGroups = byProgram(async (db: Executor, event: WebhookEvent): Promise<string[]> => {
  const rows = await db.selectDistinct({ groupId: webhooks.groupId }).from(webhooks).where(receives(event));
  return rows.map(({ groupId }) => groupId);
});
