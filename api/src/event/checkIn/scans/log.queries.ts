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
const takingBack = sql`select from ${logs} as voids where voids.voids = ${logs.id}`;
// Nested, since of what stands in a selection itself the table's name is left out.
const isVoided = sql<boolean>`exists (${takingBack})`;

/** A line of the log as the database keeps it. */
export type StoredLog = Omit<typeof logs.$inferSelect, 'words'>;

/** A line of the log, with whether it was taken back. */
export type LogRow = StoredLog & { readonly voided: boolean };

/** Lines of an event by the nonces of the devices. */
export const byNonces = (db: Executor, eventId: string, nonces: readonly string[]): Promise<LogRow[]> =>
  db
    .select({ ...columns, voided: isVoided })
    .from(logs)
    .where(and(eq(logs.eventId, eventId), inArray(logs.nonce, [...nonces])));

/** What counted of some people and was not taken back, in the order in which it was received. */
export const passedOf = (db: Executor, personIds: readonly string[]): Promise<StoredLog[]> =>
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

/** Writes lines down. */
export const insert = async (tx: Transaction, rows: readonly StoredLog[]): Promise<void> => {
  await tx.insert(logs).values([...rows]);
};

const isAsked = ({ history, result, kind, q, device }: LogFilter) =>
  and(
    eq(logs.eventId, history),
    result && eq(logs.result, result),
    kind && eq(logs.kind, kind),
    device === undefined ? undefined : eq(logs.deviceId, device),
    q === undefined ? undefined : containsEachWord(logs.words, q),
  );

/** Lines of an event, the latest first. */
export const list = (db: Executor, asked: LogFilter, { limit, offset }: Slice): Promise<LogRow[]> =>
  db
    .select({ ...columns, voided: isVoided })
    .from(logs)
    .where(isAsked(asked))
    .orderBy(desc(logs.id))
    .limit(limit)
    .offset(offset);

/** Counts the lines of the log that fit. */
export const total = (db: Executor, asked: LogFilter): Promise<number> => db.$count(logs, isAsked(asked));

/** The lines of the log that are older than line `id`, for tables; the newest ones without it. */
export const before = (db: Executor, asked: LogFilter, id: string | undefined, limit: number): Promise<LogRow[]> =>
  db
    .select({ ...columns, voided: isVoided })
    .from(logs)
    .where(and(isAsked(asked), id === undefined ? undefined : lt(logs.id, id)))
    .orderBy(desc(logs.id))
    .limit(limit);

/** Devices of one event that are told apart. */
const MOST_DEVICES = 100;

/** The devices that scanned at an event, as they were called last. */
export const devices = (db: Executor, eventId: string): Promise<{ _id: string; name: string; scans: number }[]> =>
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
