import {
  and,
  asc,
  eq,
  isNotNull,
  isNull,
  ne,
  not,
  type SQL,
  sql,
  type SQLWrapper,
} from '../../platform/database/orm.ts';
import type { Executor } from '../../platform/database/database.ts';
import { byProgram } from '../../platform/database/row-security/current-actor.ts';
import { administeredGroupIds, groupIsOpen, type RoleHolder } from '../../profile/directory/groups/membership.reads.ts';
import { checkInEvents as events, checkInPeople as people } from './tables.ts';

/** An event that its manager prepares or holds. */
export interface CurrentEvent {
  readonly id: string;
  readonly title: string;
  /** ISO 8601. */
  readonly startsAt: string;
}

/**
 * Events (not places or weddings) that a member manages and that start at or after a moment, the nearest first, as a
 * value within a larger query.
 */
export const currentEventsOf = (
  holder: RoleHolder<SQLWrapper>,
  since: SQLWrapper,
  limit: number,
): SQL<CurrentEvent[]> => {
  const rows = sql`select ${events.id} as "id", ${events.title} as "title", ${events.startsAt} as "startsAt" from ${events}
    where ${events.deletedAt} is null and ${events.kind} = 'event' and ${events.startsAt} >= ${since}
      and (${events.ownerId} = ${holder.memberId} or ${events.groupId} in ${administeredGroupIds(holder)})
    order by ${events.startsAt}, ${events.id} limit ${limit}`;
  return sql`(select coalesce(json_agg(event), '[]'::json) from (${rows}) as event)`;
};

/** Whether a group has an event or place for checking in. */
export const hasEvent = async (db: Executor, groupId: string): Promise<boolean> => {
  const rows = await db
    .select({ id: events.id })
    .from(events)
    .where(and(eq(events.groupId, groupId), isNull(events.deletedAt)))
    .limit(1);
  return rows.length > 0;
};

/** An event of an open group, as everybody may see it who signs up for it. */
export interface GroupEvent {
  readonly id: string;
  readonly groupId: string;
  readonly title: string;
  readonly place: string;
  readonly startsAt: Date;
  /** Null for no end. */
  readonly endsAt: Date | null;
}

/**
 * Finds an event (not a place or a wedding) of an open group. Runs as the program: the caller shows it where the event
 * is announced.
 */
export const findGroupEvent = byProgram(async (db: Executor, id: string): Promise<GroupEvent | undefined> => {
  const [row] = await db
    .select({
      id: events.id,
      groupId: sql<string>`${events.groupId}`,
      title: events.title,
      place: events.place,
      startsAt: events.startsAt,
      endsAt: events.endsAt,
    })
    .from(events)
    .where(and(eq(events.id, id), isNull(events.deletedAt), eq(events.kind, 'event'), groupIsOpen(events.groupId)));
  return row;
});

/** Whether the guest with this code has come to an event. Runs as the program, for guests who ask about themselves. */
export const hasArrived = byProgram(async (db: Executor, eventId: string, code: string): Promise<boolean> => {
  const count = await db.$count(
    people,
    and(eq(people.eventId, eventId), eq(people.code, code), isNotNull(people.firstIn)),
  );
  return count > 0;
});

/** A person who came to an event. */
export interface ArrivedPerson {
  readonly id: string;
  /** Code on the list; null for a person who is not on it. */
  readonly code: string | null;
  readonly name: string;
  readonly memberId: string | null;
}

const arrivedColumns = { id: people.id, code: people.code, name: people.name, memberId: people.memberId };

const arrivedAt = (eventId: string, isLeftOut: (personId: SQLWrapper) => SQL) =>
  and(eq(people.eventId, eventId), isNotNull(people.firstIn), ne(people.name, ''), not(isLeftOut(people.id)));

/** Lists people who came to an event and have a name, without those that the condition leaves out, by id. */
export const listArrivedPeople = (
  db: Executor,
  eventId: string,
  isLeftOut: (personId: SQLWrapper) => SQL,
  limit: number,
): Promise<ArrivedPerson[]> =>
  db.select(arrivedColumns).from(people).where(arrivedAt(eventId, isLeftOut)).orderBy(asc(people.id)).limit(limit);

/** Counts the people of {@link listArrivedPeople}. */
export const countArrivedPeople = (
  db: Executor,
  eventId: string,
  isLeftOut: (personId: SQLWrapper) => SQL,
): Promise<number> => db.$count(people, arrivedAt(eventId, isLeftOut));

/** Finds the guest with a code who has come to an event. Runs as the program, for guests who ask about themselves. */
export const findArrivedGuest = byProgram(
  async (db: Executor, eventId: string, code: string): Promise<ArrivedPerson | undefined> => {
    const [row] = await db
      .select(arrivedColumns)
      .from(people)
      .where(and(eq(people.eventId, eventId), eq(people.code, code), isNotNull(people.firstIn), ne(people.name, '')));
    return row;
  },
);

/** Whether a person at an event counts as having come, as a value within a larger query. */
export const personHasCome = (personId: SQLWrapper): SQL<boolean> =>
  sql<boolean>`exists (select from ${people} where ${people.id} = ${personId} and ${people.firstIn} is not null)`;

/** The ids of a member among the people at events, for `in`. */
export const personIdsOfMember = (memberId: string): SQL =>
  sql`(select ${people.id} from ${people} where ${people.memberId} = ${memberId})`;
