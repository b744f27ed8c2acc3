import { byProgram } from '../../platform/database/row-security/current-actor.ts';
import { and, desc, eq, inArray, isNull, lt, sql, type SQL, type SQLWrapper } from '../../platform/database/orm.ts';
import type { PgInsertValue } from '../../platform/database/orm-tables.ts';
import type { Executor } from '../../platform/database/database.ts';
import { insertPlaceholders, prepareOnce } from '../../platform/database/prepared.ts';
import { notificationCauses, notifications } from './tables.ts';

/** A notification as it is kept. */
export type NotificationRow = typeof notifications.$inferSelect;

/** What happened, as all who are told of it are told. */
export type NewNotice = Pick<NotificationRow, 'kind' | 'subject' | 'actorId' | 'data' | 'agencyId'> & {
  readonly cause: string;
  readonly at: Date;
};

/** A recipient of a notification: whether it appears in the list, and when its letter is due, if any. */
export interface Receiver {
  readonly memberId: string;
  readonly listed: boolean;
  readonly mailDueAt: Date | null;
  /** Of the notification, should it be a new one. */
  readonly id: string;
}

/** The notification that a notice went into. */
export type Told = Pick<NotificationRow, 'id' | 'memberId' | 'listed' | 'mailDueAt'>;

/** Letters about one notification come no closer together than this. */
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

/** Those who were not told of this cause yet, which nobody else tells them of until the transaction ends. */
const notYetTold = async (
  tx: Executor,
  { kind, cause }: NewNotice,
  receivers: readonly Receiver[],
): Promise<Receiver[]> => {
  const inOrder = receivers.toSorted((a, b) => (a.memberId < b.memberId ? -1 : 1));
  // In the order of the members, so that no two transactions wait for each other.
  const names = inOrder.map(({ memberId }) => `notice ${memberId} ${kind}`);
  await lock(tx, 'lock of notices').execute({ names });
  const memberIds = inOrder.map(({ memberId }) => memberId);
  const known = await toldOf(tx, 'told of a cause').execute({ memberIds, kind, cause });
  const told = new Set(known.map(({ memberId }) => memberId));
  return inOrder.filter(({ memberId }) => !told.has(memberId));
};

/** What a notification begins with. */
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

/** Begins notifications, or adds to those of their subject that are not opened yet. */
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
 * Tells members of something: adds it to the notification that is not opened yet, or begins one. A cause that was told
 * before is passed over, also while another transaction is telling it. Answers the notifications that it went into.
 */
export const tell = byProgram(async (tx: Executor, notice: NewNotice, to: readonly Receiver[]): Promise<Told[]> => {
  if (to.length === 0) return [];
  const receivers = await notYetTold(tx, notice, to);
  if (receivers.length === 0) return [];
  const { cause, at, ...row } = notice;
  const rows = receivers.map((receiver) => ({ ...row, ...receiver, createdAt: at, updatedAt: at }));
  // Most is told to one: connections build and plan that once.
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

/** Notifications of a member's list by their ids. */
export const byIds = (db: Executor, memberId: string, ids: readonly string[]): Promise<NotificationRow[]> =>
  db
    .select()
    .from(notifications)
    .where(and(isOf(memberId), inArray(notifications.id, [...ids])));

/** Which of a member's list. */
export interface NotificationFilter {
  readonly agencyId?: string | undefined;
  /** Only those that were not opened. */
  readonly unopened?: boolean;
}

/** A place in the list: what comes after it is older. */
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

/** A part of the list, the newest first: after a place, or from a number of rows on. */
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

/** How many there are of these. */
export const total = (db: Executor, memberId: string, filter: NotificationFilter): Promise<number> =>
  db.$count(notifications, fits(memberId, filter));

/** How many a member has not opened. */
export const unopened = (db: Executor, memberId: string): Promise<number> => total(db, memberId, { unopened: true });

/** Marks one opened; false when it was before. */
export const open = async (tx: Executor, memberId: string, id: string, at: Date): Promise<boolean> => {
  const opened = await tx
    .update(notifications)
    .set({ openedAt: at })
    .where(and(isOf(memberId), eq(notifications.id, id), isNull(notifications.openedAt)))
    .returning({ id: notifications.id });
  return opened.length === 1;
};

/**
 * Marks all opened; answers which were not. One that something is being added to stays as it is: it is new, and waiting
 * for it could have two transactions wait for each other.
 */
export const openAll = async (tx: Executor, memberId: string, at: Date): Promise<string[]> => {
  const free = unopenedOnes(tx, fits(memberId, {})).for('no key update', { skipLocked: true });
  const opened = await openThose(tx, free, at);
  return opened.map(({ id }) => id);
};

/** Marks those of some members about one subject opened, also those that a letter is being written about. */
export const openSubject = byProgram((tx: Executor, memberIds: readonly string[], subject: string, at: Date) => {
  const these = and(inArray(notifications.memberId, [...memberIds]), eq(notifications.subject, subject));
  // In one order, so that no two transactions wait for each other.
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

/** A notification as it stands, in the list or not; `hold` keeps it so until the transaction ends. */
export const find = async (db: Executor, id: string, hold = false): Promise<NotificationRow | undefined> => {
  const found = db.select().from(notifications).where(eq(notifications.id, id));
  const [row] = await (hold ? found.for('update') : found);
  return row;
};

/** Notes that the letter which was due has been written, at a moment, or was not wanted any more. */
export const letterDone = (tx: Executor, id: string, mailedAt: Date | undefined) =>
  tx
    .update(notifications)
    .set({ mailDueAt: null, ...(mailedAt && { mailedAt }) })
    .where(eq(notifications.id, id));

/** Closes one that stands in no list, once it was told: what comes next is news again. */
export const close = (tx: Executor, id: string, at: Date) =>
  tx
    .update(notifications)
    .set({ openedAt: at })
    .where(and(eq(notifications.id, id), eq(notifications.listed, false), isNull(notifications.openedAt)));

/** Forgets notifications that were opened before a moment, with what caused them. */
export const forget = (db: Executor, before: Date) =>
  db.delete(notifications).where(lt(notifications.openedAt, before));
