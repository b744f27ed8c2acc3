import type { Context } from '../../../platform/context.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { fail } from '../../../platform/errors.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import * as guests from './queries.ts';
import * as queries from '../queries.ts';
import { AWAY, countChanges } from '../rules.ts';

/** A check-in event of a member, for example of a wedding. */
export interface MemberEvent {
  readonly ownerId: string;
  readonly title: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** The place as free text. */
  readonly place: string;
}

/** An expected guest, identified on the list by the code. */
export interface ExpectedGuest {
  readonly code: string;
  readonly name: string;
  readonly seats: number;
  readonly phone: string | null;
  /** The name of the guest's table; left out, it stays as it is. */
  readonly table?: string;
}

/** Times of a guest's entry and exit. */
export interface Arrival {
  readonly in: Date | null;
  /** Null while the guest is inside. */
  readonly out: Date | null;
  /** People who entered with this guest's code. */
  readonly people: number;
}

/** Creates the check-in event of a member's wedding, which admits guests on its list; returns the id of the event. */
export const createMemberEvent = async (
  ctx: Context,
  tx: Transaction,
  { ownerId, ...event }: MemberEvent,
): Promise<string> => {
  const [id, now] = [uuidv7(), ctx.clock.now()];
  const fixedColumns = { kind: 'wedding', openTo: 'list', ownerId, createdBy: ownerId } as const;
  await queries.insert(tx, {
    ...fixedColumns,
    ...event,
    id,
    createdAt: now,
    updatedAt: now,
  });
  return id;
};

/** Changes title, hours or place of a member's event, in the caller's transaction. */
export const changeMemberEvent = async (
  ctx: Context,
  tx: Transaction,
  eventId: string,
  changes: Partial<Omit<MemberEvent, 'ownerId'>>,
): Promise<void> => queries.update(tx, eventId, { ...changes, updatedAt: ctx.clock.now() });

/** Whether a member's event exists; its owner may have deleted it. */
export const memberEventExists = async (db: Executor, eventId: string): Promise<boolean> =>
  (await queries.find(db, eventId)) !== undefined;

/** Deletes a member's event permanently, with its wedding. */
export const deleteMemberEvent = (ctx: Context, tx: Transaction, eventId: string): Promise<void> =>
  queries.update(tx, eventId, { deletedAt: ctx.clock.now(), doorCode: null });

/**
 * Adds expected guests to the list of an event, or changes listed ones, by their codes. Locks the event until the
 * transaction ends. Errors: not-found.
 */
export const addExpectedGuests = async (
  _ctx: Context,
  tx: Transaction,
  eventId: string,
  expected: readonly ExpectedGuest[],
): Promise<void> => {
  if (expected.length === 0) return;
  const event = (await queries.findForUpdate(tx, eventId)) ?? fail('not-found');
  const uniqueGuests = [...new Map(expected.map((guest) => [guest.code, guest])).values()];
  const guestByCode = new Map(
    (
      await guests.listByCodes(
        tx,
        eventId,
        uniqueGuests.map(({ code }) => code),
      )
    ).map((row) => [row.code, row]),
  );
  const changes = uniqueGuests.map((guest, index) => {
    const before = guestByCode.get(guest.code);
    const newPerson = { ...AWAY, id: uuidv7(), eventId, listed: true, table: '' };
    return { before, after: { ...(before ?? newPerson), ...guest, seq: event.seq + index + 1 } };
  });
  await guests.addToList(
    tx,
    changes.map(({ after }) => after),
  );
  await queries.addToCounts(tx, eventId, { ...countChanges(changes), seq: changes.length });
};

/** Removes a guest from the list of an event; the log keeps the guest's scans. */
export const removeExpectedGuest = async (tx: Transaction, eventId: string, code: string): Promise<void> => {
  const event = await queries.findForUpdate(tx, eventId);
  const [before] = event ? await guests.listByCodes(tx, eventId, [code]) : [];
  if (!event || !before) return;
  await guests.removeFromList(tx, before.id, event.seq + 1);
  await queries.addToCounts(tx, eventId, {
    ...countChanges([{ before, after: { ...before, listed: false } }]),
    seq: 1,
  });
};

/** Arrivals of the guests on an event's list, by guest code. */
export const listArrivals = async (db: Executor, eventId: string): Promise<Map<string, Arrival>> => {
  const rows = await guests.listArrivedGuests(db, eventId);
  return new Map(
    rows.flatMap(({ code, firstIn, inside, lastOut, people }) =>
      code === null ? [] : [[code, { in: firstIn, out: inside ? null : lastOut, people }] as const],
    ),
  );
};
