import * as z from 'zod';
import { ById, data, Done, Id, line, whole } from '../../common.ts';
import { endpoints } from '../../http/endpoint.ts';
import { MOST_CHAIRS, MOST_NEW_TABLES, MOST_SENT, MOST_TABLES } from './rules.ts';
import { WeddingSide } from './schema.ts';

/** People for whom a table keeps chairs: who comes, one for who has not answered, none for who declined. */
const People = z.int();

/** A guest at a table. */
export const SeatedGuest = z.object({
  _id: Id,
  name: z.string(),
  side: WeddingSide,
  group: z.string(),
  /** Null before a reply. */
  coming: z.boolean().nullable(),
  people: People,
  /** Among the people, those who eat vegetarian food, and children. */
  vegetarian: z.int(),
  children: z.int(),
  /** A note for the kitchen, in the guest's words. */
  diet: z.string(),
});
export type SeatedGuest = z.output<typeof SeatedGuest>;

/** A table of the party with its guests. */
export const WeddingTable = z.object({
  _id: Id,
  name: z.string(),
  chairs: z.int(),
  /** People at the table; more than `chairs` when replies grew after guests were seated. */
  people: People,
  guests: z.array(SeatedGuest),
});
export type WeddingTable = z.output<typeof WeddingTable>;

/** Totals of the plan in people; guests who declined count nowhere. */
export const SeatTotals = z.object({
  chairs: z.int(),
  seated: z.int(),
  /** People without a table, and the guests they belong to. */
  unseated: z.int(),
  unseatedGuests: z.int(),
  vegetarian: z.int(),
  children: z.int(),
});
export type SeatTotals = z.output<typeof SeatTotals>;

const Chairs = whole(1, MOST_CHAIRS);
const OfTable = z.object({ id: Id, tableId: Id });

/** Tables of a wedding's party, for its couple; spread into the module `wedding` (docs/rules/wedding.md#tables). */
export const weddingTables = endpoints({
  tables: {
    method: 'GET',
    path: '/wedding/tables/:id',
    access: 'member',
    summary: 'Tables of the caller’s wedding in their order, with the guests at each and the totals of the plan',
    params: ById,
    result: z.object({ data: z.array(WeddingTable), totals: SeatTotals }),
    errors: ['not-found', 'forbidden'],
  },
  addTables: {
    method: 'POST',
    path: '/wedding/tables/:id',
    access: 'member',
    summary: `Adds tables to the caller’s wedding, numbered in the caller’s language unless one is named; at most ${MOST_TABLES} in all`,
    params: ById,
    body: z.object({
      count: whole(1, MOST_NEW_TABLES).default(1),
      chairs: Chairs.default(10),
      /** The name of a single table; several are numbered. */
      name: line(40).default(''),
    }),
    result: data(z.object({ added: z.int() })),
    errors: ['not-found', 'forbidden', 'tables-full'],
  },
  updateTable: {
    method: 'PUT',
    path: '/wedding/tables/:id/:tableId',
    access: 'member',
    summary: 'Changes the name and the chairs of a table of the caller’s wedding',
    params: OfTable,
    body: z.object({ name: line(40, 1), chairs: Chairs }),
    result: Done,
    errors: ['not-found', 'forbidden'],
  },
  removeTable: {
    method: 'PUT',
    path: '/wedding/tables/delete/:id/:tableId',
    access: 'member',
    summary: 'Removes a table of the caller’s wedding; its guests have no table then',
    params: OfTable,
    result: Done,
    errors: ['not-found', 'forbidden'],
  },
  seat: {
    method: 'PUT',
    path: '/wedding/seats/:id',
    access: 'member',
    summary: 'Seats guests of the caller’s wedding at a table, or takes them from theirs where `tableId` is null',
    params: ById,
    body: z.object({ guestIds: z.array(Id).min(1).max(MOST_SENT), tableId: Id.nullable() }),
    result: Done,
    errors: ['not-found', 'forbidden'],
  },
  fillTables: {
    method: 'PUT',
    path: '/wedding/seats/fill/:id',
    access: 'member',
    summary:
      'Seats the guests without a table of the caller’s wedding at free chairs, those of a group and side together; who does not fit stays without',
    params: ById,
    result: data(z.object({ seated: z.int() })),
    errors: ['not-found', 'forbidden'],
  },
});
