import type { SeatedGuest, SeatTotals, WeddingTable } from '@m4u/contract/event/wedding/tables';
import { MOST_TABLES } from '@m4u/contract/event/wedding/rules';
import type { Locale } from '@m4u/contract/words';
import type { Context } from '../../../platform/context.ts';
import { fail } from '../../../platform/errors.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { addToDoor } from '../door/service.ts';
import type { GuestRow } from '../guests/queries.ts';
import { changeOwn as changeShared } from '../guests/service.ts';
import { findForUpdate, type WeddingRow } from '../queries.ts';
import { requireOwn } from '../service.ts';
import { fillTables } from './fill.rules.ts';
import * as queries from './queries.ts';

/** One change of the plan at a time, so that the door learns the last one. Errors: those of `changeShared`. */
const changeOwn = <T>(
  ctx: Context,
  id: string,
  work: (tx: Transaction, wedding: WeddingRow) => Promise<T>,
): Promise<T> => changeShared(ctx, id, work, findForUpdate);

/** Chairs that a guest who has not declined needs: before the reply those of the people who are invited. */
const chairsFor = ({ people }: GuestRow): number => Math.max(1, people);

const sumOf = <T>(rows: readonly T[], of: (row: T) => number): number => rows.reduce((sum, row) => sum + of(row), 0);

const toSeatedGuest = (row: GuestRow): SeatedGuest => ({
  _id: row.id,
  name: row.name,
  side: row.side,
  group: row.circle,
  coming: row.coming,
  people: chairsFor(row),
  vegetarian: row.vegetarian,
  children: row.children,
  diet: row.diet,
});

/** Tables of the caller's wedding with their guests, and the totals of the plan. Errors: not-found, forbidden. */
export const list = async (ctx: Context, id: string): Promise<{ data: WeddingTable[]; totals: SeatTotals }> => {
  await requireOwn(ctx, id);
  const [tables, guests] = await Promise.all([queries.list(ctx.db, id), queries.listExpected(ctx.db, id)]);
  const guestsByTable = Map.groupBy(guests, ({ tableId }) => tableId);
  const unseated = guestsByTable.get(null) ?? [];
  const people = sumOf(guests, chairsFor);
  return {
    data: tables.map((table) => {
      const seated = guestsByTable.get(table.id) ?? [];
      return {
        _id: table.id,
        name: table.name,
        chairs: table.chairs,
        people: sumOf(seated, chairsFor),
        guests: seated.map(toSeatedGuest),
      };
    }),
    totals: {
      chairs: sumOf(tables, ({ chairs }) => chairs),
      seated: people - sumOf(unseated, chairsFor),
      unseated: sumOf(unseated, chairsFor),
      unseatedGuests: unseated.length,
      vegetarian: sumOf(guests, ({ vegetarian }) => vegetarian),
      children: sumOf(guests, ({ children }) => children),
    },
  };
};

const TABLE: Readonly<Record<Locale, string>> = { vi: 'Bàn', en: 'Table' };

/** The next number of a table: after the highest number at the end of a name. */
const nextNumber = (tables: readonly queries.TableRow[]): number =>
  Math.max(0, ...tables.map(({ name }) => Number(/ (\d{1,4})$/.exec(name)?.[1] ?? 0))) + 1;

/**
 * Adds tables to the caller's wedding. Errors: not-found, forbidden, tables-full (none is added then), rate-limited.
 */
export const add = (
  ctx: Context,
  id: string,
  { count, chairs, name }: { readonly count: number; readonly chairs: number; readonly name: string },
): Promise<{ added: number }> =>
  changeOwn(ctx, id, async (tx) => {
    const present = await queries.list(tx, id);
    if (present.length + count > MOST_TABLES) fail('tables-full');
    const first = nextNumber(present);
    const rows = Array.from({ length: count }, (_, index) => ({
      id: uuidv7(),
      weddingId: id,
      name: name !== '' && count === 1 ? name : `${TABLE[ctx.locale]} ${first + index}`,
      chairs,
    }));
    await queries.insert(tx, rows);
    return { added: rows.length };
  });

/** Changes a table of the caller's wedding. Errors: not-found, forbidden, rate-limited. */
export const update = (
  ctx: Context,
  id: string,
  tableId: string,
  changes: Pick<queries.TableRow, 'name' | 'chairs'>,
): Promise<void> =>
  changeOwn(ctx, id, async (tx, wedding) => {
    if (!(await queries.update(tx, id, tableId, changes))) fail('not-found');
    await addToDoor(ctx, tx, wedding, await queries.listAtTable(tx, id, tableId));
  });

/** Removes a table of the caller's wedding; its guests have none then. Errors: not-found, forbidden, rate-limited. */
export const remove = (ctx: Context, id: string, tableId: string): Promise<void> =>
  changeOwn(ctx, id, async (tx, wedding) => {
    const guests = await queries.listAtTable(tx, id, tableId);
    if (!(await queries.remove(tx, id, tableId))) fail('not-found');
    await addToDoor(
      ctx,
      tx,
      wedding,
      guests.map((guest) => ({ ...guest, tableId: null })),
    );
  });

const requireTable = async (tx: Transaction, id: string, tableId: string | null): Promise<void> => {
  if (tableId !== null && !(await queries.listNames(tx, id)).has(tableId)) fail('not-found');
};

/**
 * Seats guests of the caller's wedding, or takes them from their tables. Errors: not-found (then nobody is seated),
 * forbidden, rate-limited.
 */
export const seat = (
  ctx: Context,
  id: string,
  { guestIds, tableId }: { readonly guestIds: readonly string[]; readonly tableId: string | null },
): Promise<void> =>
  changeOwn(ctx, id, async (tx, wedding) => {
    await requireTable(tx, id, tableId);
    const ids = new Set(guestIds);
    const guests = await queries.seat(tx, id, [...ids], tableId);
    if (guests.length < ids.size) fail('not-found');
    await addToDoor(ctx, tx, wedding, guests);
  });

/** Seats all guests of the caller's wedding without a table, as far as chairs are free. Errors: not-found, forbidden. */
export const fill = (ctx: Context, id: string): Promise<{ seated: number }> =>
  changeOwn(ctx, id, async (tx, wedding) => {
    const tables = await queries.list(tx, id);
    const guests = await queries.listExpected(tx, id);
    const taken = Map.groupBy(guests, ({ tableId }) => tableId);
    const seats = fillTables(
      (taken.get(null) ?? []).map((row) => ({ ...row, group: row.circle, people: chairsFor(row) })),
      tables.map((table) => ({ id: table.id, free: table.chairs - sumOf(taken.get(table.id) ?? [], chairsFor) })),
    );
    if (seats.length > 0) await addToDoor(ctx, tx, wedding, await queries.seatEach(tx, id, seats));
    return { seated: seats.length };
  });
