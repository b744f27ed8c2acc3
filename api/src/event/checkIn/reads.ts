import { and, eq, gte, inArray, isNull, or } from '../../platform/database/orm.ts';
import type { Executor } from '../../platform/database/database.ts';
import { administeredGroupIds } from '../../profile/directory/groups/membership.reads.ts';
import { checkInEvents as events } from './tables.ts';

/** An event that its manager prepares or holds. */
export interface CurrentEvent {
  readonly id: string;
  readonly title: string;
  readonly startsAt: Date;
}

/** Events (not places or weddings) that a member manages and that start at or after a moment, the nearest first. */
export const listCurrentEvents = (
  db: Executor,
  memberId: string,
  since: Date,
  limit: number,
): Promise<CurrentEvent[]> =>
  db
    .select({ id: events.id, title: events.title, startsAt: events.startsAt })
    .from(events)
    .where(
      and(
        isNull(events.deletedAt),
        eq(events.kind, 'event'),
        gte(events.startsAt, since),
        or(eq(events.ownerId, memberId), inArray(events.groupId, administeredGroupIds(memberId))),
      ),
    )
    .orderBy(events.startsAt, events.id)
    .limit(limit);

/** Whether a group has an event or place for checking in. */
export const hasEvent = async (db: Executor, groupId: string): Promise<boolean> => {
  const rows = await db
    .select({ id: events.id })
    .from(events)
    .where(and(eq(events.groupId, groupId), isNull(events.deletedAt)))
    .limit(1);
  return rows.length > 0;
};
