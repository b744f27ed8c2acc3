import { and, asc, eq, inArray, isNull, or, sql } from '../../../platform/database/orm.ts';
import type { Executor } from '../../../platform/database/database.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import { columns, type GuestRow } from '../guests/queries.ts';
import { weddingGuests as guests, weddingTables as tables } from '../tables.ts';
import type { Seat } from './fill.rules.ts';

/** A row of a table. */
export type TableRow = typeof tables.$inferSelect;

/** Lists the tables of a wedding in their order. */
export const list = (db: Executor, weddingId: string): Promise<TableRow[]> =>
  db.select().from(tables).where(eq(tables.weddingId, weddingId)).orderBy(asc(tables.id));

/** Lists the guests of a wedding who have not declined, by name. */
export const listExpected = (db: Executor, weddingId: string): Promise<GuestRow[]> =>
  db
    .select(columns)
    .from(guests)
    .where(and(eq(guests.weddingId, weddingId), or(isNull(guests.coming), eq(guests.coming, true))))
    .orderBy(asc(guests.words), asc(guests.id));

/** Inserts tables. */
export const insert = async (tx: Transaction, rows: readonly TableRow[]): Promise<void> => {
  await tx.insert(tables).values([...rows]);
};

/** Updates a table of a wedding; returns whether there is one. */
export const update = async (
  tx: Transaction,
  weddingId: string,
  id: string,
  changes: Pick<TableRow, 'name' | 'chairs'>,
): Promise<boolean> => {
  const rows = await tx
    .update(tables)
    .set(changes)
    .where(and(eq(tables.weddingId, weddingId), eq(tables.id, id)))
    .returning({ id: tables.id });
  return rows.length > 0;
};

/** Removes a table of a wedding; returns whether there was one. */
export const remove = async (tx: Transaction, weddingId: string, id: string): Promise<boolean> => {
  const rows = await tx
    .delete(tables)
    .where(and(eq(tables.weddingId, weddingId), eq(tables.id, id)))
    .returning({ id: tables.id });
  return rows.length > 0;
};

/** Seats guests of a wedding; null takes them from their tables. Returns the changed rows. */
export const seat = (
  tx: Transaction,
  weddingId: string,
  ids: readonly string[],
  tableId: string | null,
): Promise<GuestRow[]> =>
  tx
    .update(guests)
    .set({ tableId })
    .where(and(eq(guests.weddingId, weddingId), inArray(guests.id, [...ids])))
    .returning(columns);

/** Seats each of some guests of a wedding at a table. Returns the changed rows. */
export const seatEach = (tx: Transaction, weddingId: string, seats: readonly Seat[]): Promise<GuestRow[]> => {
  const places = sql.join(
    seats.map(({ guestId, tableId }) => sql`(${guestId}::uuid, ${tableId}::uuid)`),
    sql`, `,
  );
  return tx
    .update(guests)
    .set({ tableId: sql`place.table_id` })
    .from(sql`(values ${places}) as place (guest_id, table_id)`)
    .where(and(eq(guests.weddingId, weddingId), eq(guests.id, sql`place.guest_id`)))
    .returning(columns);
};

/** Lists the guests at a table. */
export const listAtTable = (db: Executor, weddingId: string, tableId: string): Promise<GuestRow[]> =>
  db
    .select(columns)
    .from(guests)
    .where(and(eq(guests.weddingId, weddingId), eq(guests.tableId, tableId)));

/** Names of the tables of a wedding, by id. */
export const listNames = async (db: Executor, weddingId: string): Promise<ReadonlyMap<string, string>> => {
  const rows = await db
    .select({ id: tables.id, name: tables.name })
    .from(tables)
    .where(eq(tables.weddingId, weddingId));
  return new Map(rows.map(({ id, name }) => [id, name]));
};
