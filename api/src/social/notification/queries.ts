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
  readonly createdAt: Date;
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
export type UpdatedNotification = Pick<NotificationRow, 'id' | 'memberId' | 'listed' | 'mailDueAt'>;

/** Shortest time between two e-mails about one notification. */
const BETWEEN_LETTERS = sql`interval '3 hours'`;

const lockCause = prepareOnce((tx, name: 'lock of a cause') =>
  tx
    .select({ held: sql`pg_advisory_xact_lock(hashtextextended(cause, 0))` })
    .from(sql`(values (${sql.placeholder('cause')}::text)) as locked (cause)`)
    .prepare(name),
);

const selectNotified = prepareOnce((tx, name: 'told of a cause') =>
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

const byMember = (a: Receiver, b: Receiver): number => (a.memberId < b.memberId ? -1 : 1);

/** Receivers who have not been notified of this cause, which is locked until the transaction ends; ordered by member. */
const listNotYetNotified = async (
  tx: Executor,
  { kind, cause }: NewNotice,
  receivers: readonly Receiver[],
): Promise<Receiver[]> => {
  await lockCause(tx, 'lock of a cause').execute({ cause: `notice ${kind} ${cause}` });
  const memberIds = receivers.map(({ memberId }) => memberId);
  const told = await selectNotified(tx, 'told of a cause').execute({ memberIds, kind, cause });
  const notifiedIds = new Set(told.map(({ memberId }) => memberId));
  return receivers.filter(({ memberId }) => !notifiedIds.has(memberId)).toSorted(byMember);
};

/** Columns of a new notification. */
const NEW_COLUMNS = [
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
const upsertNotifications = (tx: Executor, rows: readonly PgInsertValue<typeof notifications>[]) =>
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

const upsertOne = prepareOnce((tx, name: 'tell one') =>
  upsertNotifications(tx, [insertPlaceholders(notifications, NEW_COLUMNS)]).prepare(name),
);

const insertCauseOfOne = prepareOnce((tx, name: 'cause of one') =>
  tx
    .insert(notificationCauses)
    .values(insertPlaceholders(notificationCauses, ['memberId', 'kind', 'cause', 'notificationId', 'at']))
    .prepare(name),
);

/**
 * Notifies members: adds the event to their unopened notification, or creates one. A repeated cause is skipped, also
 * when another transaction is storing it. Returns the affected notifications.
 */
export const addEvent = byProgram(
  async (tx: Executor, notice: NewNotice, to: readonly Receiver[]): Promise<UpdatedNotification[]> => {
    if (to.length === 0) return [];
    const receivers = await listNotYetNotified(tx, notice, to);
    if (receivers.length === 0) return [];
    const { cause, createdAt, ...row } = notice;
    const rows = receivers.map((receiver) => ({ ...row, ...receiver, createdAt, updatedAt: createdAt }));
    // Most events have one receiver; a prepared statement avoids building and planning it again.
    const [first] = rows;
    const inserted = await (rows.length === 1 && first
      ? upsertOne(tx, 'tell one').execute(first)
      : upsertNotifications(tx, rows));
    const causes = inserted.map(({ id, memberId }) => ({
      memberId,
      kind: row.kind,
      cause,
      notificationId: id,
      at: createdAt,
    }));
    const [only] = causes;
    await (causes.length === 1 && only
      ? insertCauseOfOne(tx, 'cause of one').execute(only)
      : tx.insert(notificationCauses).values(causes));
    return inserted;
  },
);

const isInListOf = (memberId: string): SQL | undefined =>
  and(eq(notifications.memberId, memberId), notifications.listed);

/** Notifications of a member's list by id. */
export const listByIds = (db: Executor, memberId: string, ids: readonly string[]): Promise<NotificationRow[]> =>
  db
    .select()
    .from(notifications)
    .where(and(isInListOf(memberId), inArray(notifications.id, [...ids])));

/** Filter of a member's list. */
export interface NotificationFilter {
  readonly agencyId?: string | undefined;
  /** Only unopened ones. */
  readonly unopened?: boolean;
}

/** A place in the list; older rows follow it. */
export interface NotificationCursor {
  readonly updatedAt: Date;
  readonly id: string;
}

const noticesMatching = (memberId: string, { agencyId, unopened: isUnopened }: NotificationFilter): SQL | undefined =>
  and(
    isInListOf(memberId),
    agencyId === undefined ? undefined : eq(notifications.agencyId, agencyId),
    isUnopened ? isNull(notifications.openedAt) : undefined,
  );

/** A page of the list, newest first: after a place, or from an offset. */
export const list = (
  db: Executor,
  memberId: string,
  filter: NotificationFilter,
  { after, offset = 0, limit }: { after?: NotificationCursor | undefined; offset?: number; limit: number },
): Promise<NotificationRow[]> =>
  db
    .select()
    .from(notifications)
    .where(
      and(
        noticesMatching(memberId, filter),
        after &&
          sql`(${notifications.updatedAt}, ${notifications.id}) < (${after.updatedAt.toISOString()}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(notifications.updatedAt), desc(notifications.id))
    .limit(limit)
    .offset(offset);

/** Number of notifications that match the filter. */
export const count = (db: Executor, memberId: string, filter: NotificationFilter): Promise<number> =>
  db.$count(notifications, noticesMatching(memberId, filter));

/** Number of unopened notifications of a member. */
export const countUnopened = (db: Executor, memberId: string): Promise<number> =>
  count(db, memberId, { unopened: true });

/** Marks a notification as opened; false when it was already. */
export const markOpened = async (tx: Executor, memberId: string, id: string, openedAt: Date): Promise<boolean> => {
  const updated = await tx
    .update(notifications)
    .set({ openedAt })
    .where(and(isInListOf(memberId), eq(notifications.id, id), isNull(notifications.openedAt)))
    .returning({ id: notifications.id });
  return updated.length === 1;
};

/**
 * Marks all notifications as opened; returns those that were not. Rows locked by another transaction are skipped: they
 * are receiving a new event, and waiting for them could cause a deadlock.
 */
export const markAllOpened = async (tx: Executor, memberId: string, openedAt: Date): Promise<string[]> => {
  const unlocked = selectUnopened(tx, noticesMatching(memberId, {})).for('no key update', { skipLocked: true });
  const markedNotices = await markOpenedWhere(tx, unlocked, openedAt);
  return markedNotices.map(({ id }) => id);
};

/** Marks the notifications of some members about one subject as opened, including those that are being mailed. */
export const markSubjectOpened = byProgram(
  (tx: Executor, memberIds: readonly string[], subject: string, openedAt: Date) => {
    const these = and(inArray(notifications.memberId, [...memberIds]), eq(notifications.subject, subject));
    return markOpenedWhere(tx, lockUnopened(tx, these), openedAt);
  },
);

/** The same for every subject that begins with a text, and whose data have the given values. */
export const markSubjectsOpened = byProgram(
  (
    tx: Executor,
    memberIds: readonly string[],
    { beginning, data }: { beginning: string; data: Readonly<Record<string, string>> },
    openedAt: Date,
  ) => {
    const these = and(
      inArray(notifications.memberId, [...memberIds]),
      sql`starts_with(${notifications.subject}, ${beginning})`,
      sql`${notifications.data} @> ${JSON.stringify(data)}::jsonb`,
    );
    return markOpenedWhere(tx, lockUnopened(tx, these), openedAt);
  },
);

const selectUnopened = (tx: Executor, which: SQL | undefined) =>
  tx
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(which, isNull(notifications.openedAt)));

/** Locks by member, as new notifications do, to avoid deadlocks. */
const lockUnopened = (tx: Executor, which: SQL | undefined) =>
  selectUnopened(tx, which).orderBy(notifications.memberId, notifications.id).for('no key update');

const markOpenedWhere = (
  tx: Executor,
  which: SQLWrapper,
  openedAt: Date,
): Promise<{ id: string; memberId: string }[]> =>
  tx
    .update(notifications)
    .set({ openedAt })
    .where(inArray(notifications.id, which))
    .returning({ id: notifications.id, memberId: notifications.memberId });

/** A notification by id, in the list or not; `hold` locks it until the transaction ends. */
export const find = async (db: Executor, id: string, hold = false): Promise<NotificationRow | undefined> => {
  const found = db.select().from(notifications).where(eq(notifications.id, id));
  const [row] = await (hold ? found.for('update') : found);
  return row;
};

/** Clears the due e-mail, and stores when it was sent; `mailedAt` undefined means that it was not needed. */
export const markMailed = (tx: Executor, id: string, mailedAt: Date | undefined) =>
  tx
    .update(notifications)
    .set({ mailDueAt: null, ...(mailedAt && { mailedAt }) })
    .where(eq(notifications.id, id));

/** Closes a notification that is not in the list, after delivery, so that the next event creates a new one. */
export const close = (tx: Executor, id: string, openedAt: Date) =>
  tx
    .update(notifications)
    .set({ openedAt })
    .where(and(eq(notifications.id, id), eq(notifications.listed, false), isNull(notifications.openedAt)));

/** Deletes notifications that were opened before a moment, with their causes. */
export const purgeOpened = (db: Executor, cutoff: Date) =>
  db.delete(notifications).where(lt(notifications.openedAt, cutoff));
