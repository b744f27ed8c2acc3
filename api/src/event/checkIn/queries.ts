import type { CheckInKind } from '@m4u/contract/event/checkIn/rules';
import { byProgram } from '../../platform/database/row-security/current-actor.ts';
import { and, desc, eq, getTableColumns, gt, gte, inArray, isNull, lt, or, sql } from '../../platform/database/orm.ts';
import type { Executor } from '../../platform/database/database.ts';
import { containsEachWord } from '../../platform/database/folding.ts';
import type { Transaction } from '../../platform/events/transaction.ts';
import type { Slice } from '../../platform/database/slice.ts';
import {
  administeredGroupIds,
  groupIsOpen,
  servedGroupIds,
  type RoleHolder,
} from '../../profile/directory/groups/membership.reads.ts';
import type { Role } from './policy.ts';
import type { Counts } from './rules.ts';
import { checkInEvents, checkInHelpers } from './tables.ts';

const { words: _words, ...columns } = getTableColumns(checkInEvents);

/** A row of an event, without its search words. */
export type EventRow = Omit<typeof checkInEvents.$inferSelect, 'words'>;

/** An event with the role of its reader. */
export type EventWithRole = EventRow & { readonly role: Role };

const isNotDeleted = (id: string) => and(eq(checkInEvents.id, id), isNull(checkInEvents.deletedAt));

/** The reader of events. A helper sees those that end after `since`. */
export interface EventReader extends RoleHolder {
  readonly since: Date;
}

const isManager = (holder: RoleHolder) =>
  or(eq(checkInEvents.ownerId, holder.memberId), inArray(checkInEvents.groupId, administeredGroupIds(holder)));

/** Chosen for the event, or with a role at the doors of its group. */
const isHelper = (reader: EventReader) =>
  and(
    or(
      sql`exists (select from ${checkInHelpers} where ${checkInHelpers.eventId} = ${checkInEvents.id}
        and ${checkInHelpers.memberId} = ${reader.memberId})`,
      inArray(checkInEvents.groupId, servedGroupIds(reader, 'door')),
    ),
    or(isNull(checkInEvents.endsAt), gt(checkInEvents.endsAt, reader.since)),
    or(isNull(checkInEvents.groupId), groupIsOpen(checkInEvents.groupId)),
  );

const columnsWithRole = (holder: RoleHolder) => ({
  ...columns,
  role: sql<Role>`case when coalesce(${isManager(holder)}, false) then 'manager' else 'helper' end`,
});

/** Finds an event that the reader manages or helps at. */
export const findForReader = async (
  db: Executor,
  reader: EventReader,
  id: string,
): Promise<EventWithRole | undefined> => {
  const [row] = await db
    .select(columnsWithRole(reader))
    .from(checkInEvents)
    .where(and(isNotDeleted(id), or(isManager(reader), isHelper(reader))));
  return row;
};

/**
 * Finds the event of a secret link and locks it until the transaction ends; undefined when it ended before `since`.
 * Runs as the system, since the caller only has the link.
 */
export const findByDoorForUpdate = byProgram(
  async (tx: Transaction, doorCode: string, since: Date): Promise<EventRow | undefined> => {
    const [row] = await tx
      .select(columns)
      .from(checkInEvents)
      .where(
        and(
          eq(checkInEvents.doorCode, doorCode),
          isNull(checkInEvents.deletedAt),
          or(isNull(checkInEvents.endsAt), gt(checkInEvents.endsAt, since)),
          or(isNull(checkInEvents.groupId), groupIsOpen(checkInEvents.groupId)),
        ),
      )
      .for('no key update');
    return row;
  },
);

/** Filter of a list of events; starts from `from` (included) to `before` (excluded). */
export interface EventConditions {
  readonly groupId?: string | undefined;
  readonly kind?: CheckInKind | undefined;
  readonly q?: string | undefined;
  readonly from?: Date | undefined;
  readonly before?: Date | undefined;
  /** Excludes events at which the reader only helps. */
  readonly managed?: boolean;
}

const eventsMatching = (reader: EventReader, { groupId, kind, q, from, before, managed = false }: EventConditions) =>
  and(
    isNull(checkInEvents.deletedAt),
    managed ? isManager(reader) : or(isManager(reader), isHelper(reader)),
    groupId === undefined ? undefined : eq(checkInEvents.groupId, groupId),
    kind && eq(checkInEvents.kind, kind),
    from && gte(checkInEvents.startsAt, from),
    before && lt(checkInEvents.startsAt, before),
    q === undefined ? undefined : containsEachWord(checkInEvents.words, q),
  );

/** Lists events that the reader manages or helps at, latest start first. */
export const list = (
  db: Executor,
  reader: EventReader,
  filter: EventConditions,
  { limit, offset }: Slice,
): Promise<EventWithRole[]> =>
  db
    .select(columnsWithRole(reader))
    .from(checkInEvents)
    .where(eventsMatching(reader, filter))
    .orderBy(desc(checkInEvents.startsAt), desc(checkInEvents.id))
    .limit(limit)
    .offset(offset);

/** Counts the events of a reader. */
export const count = (db: Executor, reader: EventReader, filter: EventConditions): Promise<number> =>
  db.$count(checkInEvents, eventsMatching(reader, filter));

/** Finds an event that is not deleted. */
export const find = async (db: Executor, id: string): Promise<EventRow | undefined> => {
  const [row] = await db.select(columns).from(checkInEvents).where(isNotDeleted(id));
  return row;
};

/** Finds an event that is not deleted, and locks it until the transaction ends. */
export const findForUpdate = async (tx: Transaction, id: string): Promise<EventRow | undefined> => {
  const [row] = await tx.select(columns).from(checkInEvents).where(isNotDeleted(id)).for('no key update');
  return row;
};

export const insert = async (tx: Transaction, row: typeof checkInEvents.$inferInsert): Promise<void> => {
  await tx.insert(checkInEvents).values(row);
};

/** Updates columns of an event. */
export const update = async (
  tx: Transaction,
  id: string,
  changes: Partial<typeof checkInEvents.$inferInsert>,
): Promise<void> => {
  await tx.update(checkInEvents).set(changes).where(isNotDeleted(id));
};

/** Additions to the counts of a locked event, by a change of people or a scan. */
export interface CountChanges extends Partial<Counts> {
  /** The number of new changes of people. */
  readonly seq?: number;
  readonly repeated?: number;
  readonly unknown?: number;
  readonly refused?: number;
}

const COUNT_COLUMNS = [
  'seq',
  'guests',
  'arrived',
  'expected',
  'came',
  'inside',
  'repeated',
  'unknown',
  'refused',
] as const;

/** Adds to the counts of a locked event. Runs as the system, since helpers may not change the event. */
export const addToCounts = byProgram(async (tx: Transaction, id: string, added: CountChanges): Promise<void> => {
  const changes = COUNT_COLUMNS.flatMap((name) =>
    added[name] ? [[name, sql`${checkInEvents[name]} + ${added[name]}`] as const] : [],
  );
  if (changes.length > 0)
    await tx.update(checkInEvents).set(Object.fromEntries(changes)).where(eq(checkInEvents.id, id));
});
