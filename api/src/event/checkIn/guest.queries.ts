import { and, eq, getTableColumns, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import type { Transaction } from '../../platform/events/transaction.ts';
import { checkInPeople as people } from './tables.ts';

const { words: _words, nameWords: _name, ...columns } = getTableColumns(people);

/** Somebody at an event as the database keeps them. */
export type PersonRow = Omit<typeof people.$inferSelect, 'words' | 'nameWords'>;

/** Guests on the list of an event by their codes. */
export const byCodes = (db: Executor, eventId: string, codes: readonly string[]): Promise<PersonRow[]> =>
  db
    .select(columns)
    .from(people)
    .where(and(eq(people.eventId, eventId), inArray(people.code, [...codes])));

/** A statement takes no more than 65,535 values. */
const ROWS_AT_ONCE = 1_000;

/** Writes guests down, or changes what the list says of them. */
export const putOnList = async (tx: Transaction, rows: readonly (typeof people.$inferInsert)[]): Promise<void> => {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    await tx
      .insert(people)
      .values(rows.slice(from, from + ROWS_AT_ONCE))
      .onConflictDoUpdate({
        target: [people.eventId, people.code],
        set: {
          name: sql`excluded.name`,
          phone: sql`excluded.phone`,
          seats: sql`excluded.seats`,
          seq: sql`excluded.seq`,
        },
      });
};

/** Takes somebody off the list; who came stays in the log. */
export const takeOffList = async (tx: Transaction, id: string, seq: number): Promise<void> => {
  await tx.update(people).set({ listed: false, code: null, seq }).where(eq(people.id, id));
};

/** Guests on the list who came. */
export const arrived = (db: Executor, eventId: string): Promise<PersonRow[]> =>
  db
    .select(columns)
    .from(people)
    .where(and(eq(people.eventId, eventId), eq(people.listed, true), isNotNull(people.firstIn)));
