import type { WeddingTotals } from '@m4u/contract/event/wedding/guests';
import type { Context } from '../../../platform/context.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import {
  type Arrival,
  listArrivals,
  memberEventExists,
  addExpectedGuests,
  removeExpectedGuest,
} from '../../checkIn/guests/memberEvent.service.ts';
import * as guestQueries from '../guests/queries.ts';
import { countInState } from '../photos/queries.ts';
import type { WeddingRow } from '../queries.ts';
import { listNames } from '../seating/queries.ts';

type WeddingDoor = Pick<WeddingRow, 'id' | 'doorId'>;

/** The id of a wedding's check-in event; null when there is none or the couple deleted it. */
export const findOpenDoor = async (db: Executor, { doorId }: WeddingDoor): Promise<string | null> =>
  doorId !== null && (await memberEventExists(db, doorId)) ? doorId : null;

/** Arrivals of a wedding's guests, by guest code. */
export const listWeddingArrivals = async (
  { db }: Context,
  { doorId }: WeddingDoor,
): Promise<ReadonlyMap<string, Arrival>> => (doorId === null ? new Map() : listArrivals(db, doorId));

/** Totals of a wedding's guests by reply and arrival. */
export const sumTotals = async (ctx: Context, wedding: WeddingDoor): Promise<WeddingTotals> => {
  const [{ groom, bride, ...totals }, photosWaiting, came] = await Promise.all([
    guestQueries.countByReply(ctx.db, wedding.id),
    countInState(ctx.db, wedding.id, 'waiting'),
    listWeddingArrivals(ctx, wedding),
  ]);
  const arrived = [...came.values()].filter((arrival) => arrival.in !== null);
  return {
    ...totals,
    photosWaiting,
    peopleBySide: { groom, bride },
    arrived: arrived.length,
    peopleArrived: arrived.reduce((sum, { people }) => sum + people, 0),
  };
};

/** Adds or updates guests on the list of the wedding's check-in event, if there is one. */
export const addToDoor = async (
  ctx: Context,
  tx: Transaction,
  { id, doorId }: WeddingDoor,
  guests: readonly guestQueries.GuestRow[],
): Promise<void> => {
  if (doorId === null) return;
  const tables = await listNames(tx, id);
  const expected = guests.map(({ code, name, people, phone, tableId }) => ({
    code,
    name,
    phone,
    // A guest who declined may still enter, with one seat.
    seats: Math.max(1, people),
    table: tables.get(tableId ?? '') ?? '',
  }));
  await ignoreMissing(addExpectedGuests(ctx, tx, doorId, expected));
};

/** Ignores `not-found`: the couple may have deleted the check-in event, which must not block other changes. */
const ignoreMissing = async (work: Promise<void>): Promise<void> => {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'not-found')) throw error;
  }
};

/** Removes a guest from the list of the wedding's check-in event. */
export const removeFromDoor = async (tx: Transaction, { doorId }: WeddingDoor, code: string): Promise<void> => {
  if (doorId !== null) await removeExpectedGuest(tx, doorId, code);
};
