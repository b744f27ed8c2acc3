import type { LogFilter } from '@m4u/contract/event/checkIn';
import { and, asc, desc, eq, getTableColumns, inArray, lt, notExists, sql } from '../../../platform/database/orm.ts';
import { alias } from '../../../platform/database/orm-tables.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { containsEachWord } from '../../../platform/database/folding.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import type { Slice } from '../../../platform/database/slice.ts';
import { checkInLogs as logs } from '../tables.ts';

const { words: _words, ...columns } = getTableColumns(logs);

const voids = alias(logs, 'voids');
const selectVoiding = sql`select from ${logs} as voids where voids.voids = ${logs.id}`;
// A nested query, because Drizzle omits table names in the top level of a selection.
const isVoided = sql<boolean>`exists (${selectVoiding})`;

/** A row of the log, without its search words. */
export type StoredLog = Omit<typeof logs.$inferSelect, 'words'>;

/** A line of the log with `voided`: whether it was cancelled. */
export type LogRow = StoredLog & { readonly voided: boolean };

/** Finds lines of an event by the nonces of the devices. */
export const listByNonces = (db: Executor, eventId: string, nonces: readonly string[]): Promise<LogRow[]> =>
  db
    .select({ ...columns, voided: isVoided })
    .from(logs)
    .where(and(eq(logs.eventId, eventId), inArray(logs.nonce, [...nonces])));

/** Finds a line of a log. */
export const find = async (db: Executor, id: string): Promise<LogRow | undefined> => {
  const [row] = await db
    .select({ ...columns, voided: isVoided })
    .from(logs)
    .where(eq(logs.id, id));
  return row;
};

/** Lists successful scans of people that were not cancelled, in the order of receipt. */
export const listPassages = (db: Executor, personIds: readonly string[]): Promise<StoredLog[]> =>
  db
    .select(columns)
    .from(logs)
    .where(
      and(
        inArray(logs.personId, [...personIds]),
        eq(logs.result, 'ok'),
        inArray(logs.kind, ['in', 'out']),
        notExists(db.select({ id: voids.id }).from(voids).where(eq(voids.voids, logs.id))),
      ),
    )
    .orderBy(asc(logs.receivedAt), asc(logs.id));

export const insert = async (tx: Transaction, rows: readonly StoredLog[]): Promise<void> => {
  await tx.insert(logs).values([...rows]);
};

const logsMatching = ({ history, result, kind, q, device }: LogFilter) =>
  and(
    eq(logs.eventId, history),
    result && eq(logs.result, result),
    kind && eq(logs.kind, kind),
    device === undefined ? undefined : eq(logs.deviceId, device),
    q === undefined ? undefined : containsEachWord(logs.words, q),
  );

/** Lists lines of an event's log, latest first. */
export const list = (db: Executor, filter: LogFilter, { limit, offset }: Slice): Promise<LogRow[]> =>
  db
    .select({ ...columns, voided: isVoided })
    .from(logs)
    .where(logsMatching(filter))
    .orderBy(desc(logs.id))
    .limit(limit)
    .offset(offset);

/** Counts lines of the log that pass the filter. */
export const count = (db: Executor, filter: LogFilter): Promise<number> => db.$count(logs, logsMatching(filter));

/** Lists lines older than line `id`, or the newest ones without it, for exports. */
export const listBefore = (db: Executor, filter: LogFilter, id: string | undefined, limit: number): Promise<LogRow[]> =>
  db
    .select({ ...columns, voided: isVoided })
    .from(logs)
    .where(and(logsMatching(filter), id === undefined ? undefined : lt(logs.id, id)))
    .orderBy(desc(logs.id))
    .limit(limit);

/** The most devices listed for one event. */
const MOST_DEVICES = 100;

/** Lists the devices that scanned at an event, with their latest names. */
export const listDevices = (db: Executor, eventId: string): Promise<{ _id: string; name: string; scans: number }[]> =>
  db
    .select({
      _id: logs.deviceId,
      name: sql<string>`(array_agg(${logs.deviceName} order by ${logs.id} desc))[1]`,
      scans: sql<number>`count(*)::int`,
    })
    .from(logs)
    .where(eq(logs.eventId, eventId))
    .groupBy(logs.deviceId)
    .orderBy(desc(sql`count(*)`), asc(logs.deviceId))
    .limit(MOST_DEVICES);
