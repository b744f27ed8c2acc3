import { byProgram } from '../../platform/database/row-security/current-actor.ts';
import { and, desc, eq, inArray, isNull, lt, sql, type SQL, type SQLWrapper } from '../../platform/database/orm.ts';
import type { PgInsertValue } from '../../platform/database/orm-tables.ts';
import type { Executor } from '../../platform/database/database.ts';
import { insertPlaceholders, prepareOnce } from '../../platform/database/prepared.ts';
import { notificationCauses, notifications } from './tables.ts';

/** A stored notification. */
export type NotificationRow = typeof notifications.$inferSelect;

/** The event, with the fields that are the same for all receivers. */
export type NewNotice = Pick<NotificationRow, 'kind' | 'subject' | 'actorId' | 'data' | 'agencyId'> & {
  readonly cause: string;
  readonly at: Date;
};

/** A receiver of a notification: whether it appears in the list, and when its e-mail is due, if any. */
export interface Receiver {
  readonly memberId: string;
  readonly listed: boolean;
  readonly mailDueAt: Date | null;
  /** Id for a new notification. */
  readonly id: string;
}

/** The notification that the event was added to. */
export type Told = Pick<NotificationRow, 'id' | 'memberId' | 'listed' | 'mailDueAt'>;

/** Shortest time between two e-mails about one notification. */
const BETWEEN_LETTERS = sql`interval '3 hours'`;

const lock = prepareOnce((tx, name: 'lock of notices') =>
  tx
    .select({ held: sql`pg_advisory_xact_lock(hashtextextended(name, 0))` })
    .from(sql`unnest(${sql.placeholder('names')}::text[]) as name`)
    .prepare(name),
);

const toldOf = prepareOnce((tx, name: 'told of a cause') =>
  tx
    .select({ memberId: notificationCauses.memberId })
    .from(notificationCauses)
    .where(
      and(
        sql`${notificationCauses.memberId} = any(${sql.placeholder('memberIds')}::uuid[])`,
        eq(notificationCauses.kind, sql.placeholder('kind')),
        eq(notificationCauses.cause, sql.placeholder('cause')),
      ),
    )
    .prepare(name),
);

/** Receivers who have not been notified of this cause, locked until the transaction ends. */
const notYetTold = async (
  tx: Executor,
  { kind, cause }: NewNotice,
  receivers: readonly Receiver[],
): Promise<Receiver[]> => {
  const inOrder = receivers.toSorted((a, b) => (a.memberId < b.memberId ? -1 : 1));
  // Locks in the order of members, to avoid deadlocks.
  const names = inOrder.map(({ memberId }) => `notice ${memberId} ${kind}`);
  await lock(tx, 'lock of notices').execute({ names });
  const memberIds = inOrder.map(({ memberId }) => memberId);
  const known = await toldOf(tx, 'told of a cause').execute({ memberIds, kind, cause });
  const told = new Set(known.map(({ memberId }) => memberId));
  return inOrder.filter(({ memberId }) => !told.has(memberId));
};

/** Columns of a new notification. */
const TOLD = [
  'id',
  'memberId',
  'kind',
  'subject',
  'actorId',
  'data',
  'agencyId',
  'createdAt',
  'updatedAt',
  'listed',
  'mailDueAt',
] as const;

/** Creates notifications, or adds to unopened ones with the same subject. */
const telling = (tx: Executor, rows: readonly PgInsertValue<typeof notifications>[]) =>
  tx
    .insert(notifications)
    .values([...rows])
    .onConflictDoUpdate({
      target: [notifications.memberId, notifications.subject, notifications.listed],
      targetWhere: isNull(notifications.openedAt),
      set: {
        count: sql`${notifications.count} + 1`,
        actorId: sql`excluded.actor_id`,
        data: sql`excluded.data`,
        updatedAt: sql`excluded.updated_at`,
        mailDueAt: sql`coalesce(${notifications.mailDueAt},
          greatest(excluded.mail_due_at, ${notifications.mailedAt} + case when excluded.mail_due_at is not null then ${BETWEEN_LETTERS} end))`,
      },
    })
    .returning({
      id: notifications.id,
      memberId: notifications.memberId,
      listed: notifications.listed,
      mailDueAt: notifications.mailDueAt,
    });

const tellOne = prepareOnce((tx, name: 'tell one') =>
  telling(tx, [insertPlaceholders(notifications, TOLD)]).prepare(name),
);

const causeOfOne = prepareOnce((tx, name: 'cause of one') =>
  tx
    .insert(notificationCauses)
    .values(insertPlaceholders(notificationCauses, ['memberId', 'kind', 'cause', 'notificationId', 'at']))
    .prepare(name),
);

/**
 * Notifies members: adds the event to their unopened notification, or creates one. A repeated cause is skipped, also
 * when another transaction is storing it. Returns the affected notifications.
 */
export const tell = byProgram(async (tx: Executor, notice: NewNotice, to: readonly Receiver[]): Promise<Told[]> => {
  if (to.length === 0) return [];
  const receivers = await notYetTold(tx, notice, to);
  if (receivers.length === 0) return [];
  const { cause, at, ...row } = notice;
  const rows = receivers.map((receiver) => ({ ...row, ...receiver, createdAt: at, updatedAt: at }));
  // Most events have one receiver; a prepared statement avoids building and planning it again.
  const [first] = rows;
  const told = await (rows.length === 1 && first ? tellOne(tx, 'tell one').execute(first) : telling(tx, rows));
  const causes = told.map(({ id, memberId }) => ({ memberId, kind: row.kind, cause, notificationId: id, at }));
  const [only] = causes;
  await (causes.length === 1 && only
    ? causeOfOne(tx, 'cause of one').execute(only)
    : tx.insert(notificationCauses).values(causes));
  return told;
});

const isOf = (memberId: string): SQL | undefined => and(eq(notifications.memberId, memberId), notifications.listed);

/** Notifications of a member's list by id. */
export const byIds = (db: Executor, memberId: string, ids: readonly string[]): Promise<NotificationRow[]> =>
  db
    .select()
    .from(notifications)
    .where(and(isOf(memberId), inArray(notifications.id, [...ids])));

/** Filter of a member's list. */
export interface NotificationFilter {
  readonly agencyId?: string | undefined;
  /** Only unopened ones. */
  readonly unopened?: boolean;
}

/** A place in the list; older rows follow it. */
export interface Place {
  readonly updatedAt: Date;
  readonly id: string;
}

const fits = (memberId: string, { agencyId, unopened: fresh }: NotificationFilter): SQL | undefined =>
  and(
    isOf(memberId),
    agencyId === undefined ? undefined : eq(notifications.agencyId, agencyId),
    fresh ? isNull(notifications.openedAt) : undefined,
  );

/** A page of the list, newest first: after a place, or from an offset. */
export const list = (
  db: Executor,
  memberId: string,
  filter: NotificationFilter,
  { after, offset = 0, limit }: { after?: Place | undefined; offset?: number; limit: number },
): Promise<NotificationRow[]> =>
  db
    .select()
    .from(notifications)
    .where(
      and(
        fits(memberId, filter),
        after &&
          sql`(${notifications.updatedAt}, ${notifications.id}) < (${after.updatedAt.toISOString()}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(notifications.updatedAt), desc(notifications.id))
    .limit(limit)
    .offset(offset);

/** Number of notifications that match the filter. */
export const total = (db: Executor, memberId: string, filter: NotificationFilter): Promise<number> =>
  db.$count(notifications, fits(memberId, filter));

/** Number of unopened notifications of a member. */
export const unopened = (db: Executor, memberId: string): Promise<number> => total(db, memberId, { unopened: true });

/** Marks a notification as opened; false when it was already. */
export const open = async (tx: Executor, memberId: string, id: string, at: Date): Promise<boolean> => {
  const opened = await tx
    .update(notifications)
    .set({ openedAt: at })
    .where(and(isOf(memberId), eq(notifications.id, id), isNull(notifications.openedAt)))
    .returning({ id: notifications.id });
  return opened.length === 1;
};

/**
 * Marks all notifications as opened; returns those that were not. Rows locked by another transaction are skipped: they
 * are receiving a new event, and waiting for them could cause a deadlock.
 */
export const openAll = async (tx: Executor, memberId: string, at: Date): Promise<string[]> => {
  const free = unopenedOnes(tx, fits(memberId, {})).for('no key update', { skipLocked: true });
  const opened = await openThose(tx, free, at);
  return opened.map(({ id }) => id);
};

/** Marks the notifications of some members about one subject as opened, including those that are being mailed. */
export const openSubject = byProgram((tx: Executor, memberIds: readonly string[], subject: string, at: Date) => {
  const these = and(inArray(notifications.memberId, [...memberIds]), eq(notifications.subject, subject));
  // Locks in a fixed order, to avoid deadlocks.
  return openThose(tx, unopenedOnes(tx, these).orderBy(notifications.id).for('no key update'), at);
});

const unopenedOnes = (tx: Executor, which: SQL | undefined) =>
  tx
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(which, isNull(notifications.openedAt)));

const openThose = (tx: Executor, which: SQLWrapper, at: Date): Promise<{ id: string; memberId: string }[]> =>
  tx
    .update(notifications)
    .set({ openedAt: at })
    .where(inArray(notifications.id, which))
    .returning({ id: notifications.id, memberId: notifications.memberId });

/** A notification by id, in the list or not; `hold` locks it until the transaction ends. */
export const find = async (db: Executor, id: string, hold = false): Promise<NotificationRow | undefined> => {
  const found = db.select().from(notifications).where(eq(notifications.id, id));
  const [row] = await (hold ? found.for('update') : found);
  return row;
};

/** Clears the due e-mail, and stores when it was sent; `mailedAt` undefined means that it was not needed. */
export const letterDone = (tx: Executor, id: string, mailedAt: Date | undefined) =>
  tx
    .update(notifications)
    .set({ mailDueAt: null, ...(mailedAt && { mailedAt }) })
    .where(eq(notifications.id, id));

/** Closes a notification that is not in the list, after delivery, so that the next event creates a new one. */
export const close = (tx: Executor, id: string, at: Date) =>
  tx
    .update(notifications)
    .set({ openedAt: at })
    .where(and(eq(notifications.id, id), eq(notifications.listed, false), isNull(notifications.openedAt)));

/** Deletes notifications that were opened before a moment, with their causes. */
export const forget = (db: Executor, before: Date) =>
  db.delete(notifications).where(lt(notifications.openedAt, before));
