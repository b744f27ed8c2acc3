import { and, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { notificationCauses, notifications } from './tables.ts';

/** A notification as it is kept. */
export type NotificationRow = typeof notifications.$inferSelect;

/** What happened, for one member. */
export type NewNotice = Pick<
  typeof notifications.$inferInsert,
  'id' | 'memberId' | 'kind' | 'subject' | 'actorId' | 'data' | 'agencyId'
> & { readonly cause: string; readonly at: Date };

/**
 * Tells members of something: adds it to the notification that is not opened yet, or begins one. A cause that was told
 * before is passed over, also while another transaction is telling it. Answers the notifications that it went into.
 */
export const tell = async (
  tx: Executor,
  notices: readonly NewNotice[],
): Promise<{ id: string; memberId: string }[]> => {
  const told: { id: string; memberId: string }[] = [];
  // One after another and in the order of the members, so that no two transactions wait for each other.
  for (const { cause, at, ...row } of notices.toSorted((a, b) => (a.memberId < b.memberId ? -1 : 1))) {
    const { memberId, kind, actorId = null, data = {} } = row;
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`notice ${memberId} ${row.subject}`}, 0))`);
    const [known] = await tx
      .select({ cause: notificationCauses.cause })
      .from(notificationCauses)
      .where(
        and(
          eq(notificationCauses.memberId, memberId),
          eq(notificationCauses.kind, kind),
          eq(notificationCauses.cause, cause),
        ),
      );
    if (known) continue;
    const [kept] = await tx
      .insert(notifications)
      .values({ ...row, createdAt: at, updatedAt: at })
      .onConflictDoUpdate({
        target: [notifications.memberId, notifications.subject],
        targetWhere: isNull(notifications.openedAt),
        set: { count: sql`${notifications.count} + 1`, actorId, data, updatedAt: at },
      })
      .returning({ id: notifications.id, memberId: notifications.memberId });
    if (!kept) continue;
    await tx.insert(notificationCauses).values({ memberId, kind, cause, notificationId: kept.id, at });
    told.push(kept);
  }
  return told;
};

/** Notifications of a member by their ids. */
export const byIds = (db: Executor, memberId: string, ids: readonly string[]): Promise<NotificationRow[]> =>
  db
    .select()
    .from(notifications)
    .where(and(eq(notifications.memberId, memberId), inArray(notifications.id, [...ids])));

/** How many a member has not opened. */
export const unopened = async (db: Executor, memberId: string): Promise<number> => {
  const [row] = await db
    .select({ total: count() })
    .from(notifications)
    .where(and(eq(notifications.memberId, memberId), isNull(notifications.openedAt)));
  return row?.total ?? 0;
};
