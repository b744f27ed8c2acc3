import { ACTIVE_STATES, type TicketState } from '@m4u/contract/event/ticket/rules';
import type { Executor } from '../../platform/database/database.ts';
import { containsEachWord } from '../../platform/database/folding.ts';
import { and, asc, desc, eq, getTableColumns, gt, inArray, lt, or, sql } from '../../platform/database/orm.ts';
import { byProgram } from '../../platform/database/row-security/current-actor.ts';
import type { Slice } from '../../platform/database/slice.ts';
import type { Transaction } from '../../platform/events/transaction.ts';
import { tickets } from './tables.ts';

const { words: _words, ...columns } = getTableColumns(tickets);

/** A row of a ticket, without its search words. */
export type TicketRow = Omit<typeof tickets.$inferSelect, 'words'>;

/** Filter of a list of tickets. */
export interface TicketConditions {
  readonly state?: TicketState | undefined;
  readonly kindId?: string | undefined;
  readonly q?: string | undefined;
}

const ticketsMatching = (eventId: string, { state, kindId, q }: TicketConditions) =>
  and(
    eq(tickets.eventId, eventId),
    state && eq(tickets.state, state),
    kindId === undefined ? undefined : eq(tickets.kindId, kindId),
    q === undefined ? undefined : containsEachWord(tickets.words, q),
  );

/** Lists tickets of an event, newest first. */
export const list = (
  db: Executor,
  eventId: string,
  filter: TicketConditions,
  { limit, offset }: Slice,
): Promise<TicketRow[]> =>
  db
    .select(columns)
    .from(tickets)
    .where(ticketsMatching(eventId, filter))
    .orderBy(desc(tickets.id))
    .limit(limit)
    .offset(offset);

/** Counts the tickets of an event that pass the filter. */
export const count = (db: Executor, eventId: string, filter: TicketConditions): Promise<number> =>
  db.$count(tickets, ticketsMatching(eventId, filter));

/** Lists tickets of an event older than one of them, newest first, for exports. */
export const listBefore = (
  db: Executor,
  eventId: string,
  filter: TicketConditions,
  { before, limit }: { readonly before: string | undefined; readonly limit: number },
): Promise<TicketRow[]> =>
  db
    .select(columns)
    .from(tickets)
    .where(and(ticketsMatching(eventId, filter), before === undefined ? undefined : lt(tickets.id, before)))
    .orderBy(desc(tickets.id))
    .limit(limit);

/** Finds a ticket that the caller may see. */
export const find = async (db: Executor, id: string): Promise<TicketRow | undefined> => {
  const [row] = await db.select(columns).from(tickets).where(eq(tickets.id, id));
  return row;
};

/** Finds a ticket by the address of its page. Who has the address may see it. */
export const findByToken = byProgram(async (db: Executor, token: string): Promise<TicketRow | undefined> => {
  const [row] = await db.select(columns).from(tickets).where(eq(tickets.token, token));
  return row;
});

/** Locks a ticket until the transaction ends; the caller has locked its kind. */
export const findForUpdate = async (tx: Transaction, id: string): Promise<TicketRow | undefined> => {
  const [row] = await tx.select(columns).from(tickets).where(eq(tickets.id, id)).for('no key update');
  return row;
};

/** Finds the ticket of a sign-up by the id that its sender chose. */
export const findByClientId = async (
  db: Executor,
  eventId: string,
  clientId: string,
): Promise<TicketRow | undefined> => {
  const [row] = await db
    .select(columns)
    .from(tickets)
    .where(and(eq(tickets.eventId, eventId), eq(tickets.clientId, clientId)));
  return row;
};

/** The first ticket in the waiting list of a kind. */
export const findFirstWaiting = async (tx: Transaction, kindId: string): Promise<TicketRow | undefined> => {
  const [row] = await tx
    .select(columns)
    .from(tickets)
    .where(and(eq(tickets.kindId, kindId), eq(tickets.state, 'waiting')))
    .orderBy(asc(tickets.number))
    .limit(1);
  return row;
};

/** Counts the people before a ticket in the waiting list. Runs as the program: only the number is shown. */
export const countAhead = byProgram(
  async (db: Executor, { kindId, number }: Pick<TicketRow, 'kindId' | 'number'>): Promise<number> => {
    const [row] = await db
      .select({ people: sql<number>`coalesce(sum(${tickets.seats}), 0)::int` })
      .from(tickets)
      .where(and(eq(tickets.kindId, kindId), eq(tickets.state, 'waiting'), lt(tickets.number, number)));
    return row?.people ?? 0;
  },
);

/** A person who signs up: an account, a phone number or an email address. */
export interface Applicant {
  readonly memberId: string | null;
  readonly phone: string | null;
  readonly email: string | null;
}

/** Counts the people for whom a person has signed up in a kind, by account, phone number and email address. */
export const countSeatsOf = async (
  tx: Transaction,
  kindId: string,
  { memberId, phone, email }: Applicant,
): Promise<number> => {
  const [row] = await tx
    .select({ seats: sql<number>`coalesce(sum(${tickets.seats}), 0)::int` })
    .from(tickets)
    .where(
      and(
        eq(tickets.kindId, kindId),
        inArray(tickets.state, [...ACTIVE_STATES]),
        or(
          memberId === null ? undefined : eq(tickets.memberId, memberId),
          phone === null ? undefined : eq(tickets.phone, phone),
          email === null ? undefined : eq(tickets.email, email),
        ),
      ),
    );
  return row?.seats ?? 0;
};

/** Inserts a ticket; false when the event has one with its client id. */
export const insert = async (tx: Transaction, row: typeof tickets.$inferInsert): Promise<boolean> => {
  const inserted = await tx
    .insert(tickets)
    .values(row)
    .onConflictDoNothing({ target: [tickets.eventId, tickets.clientId] })
    .returning({ id: tickets.id });
  return inserted.length > 0;
};

/** Changes a ticket. */
export const update = async (
  tx: Transaction,
  id: string,
  changes: Partial<typeof tickets.$inferInsert>,
): Promise<void> => {
  await tx.update(tickets).set(changes).where(eq(tickets.id, id));
};

/** Lists tickets that hold a seat until they are paid, after one of them. */
export const listHeld = (
  db: Executor,
  { after, limit }: { readonly after: string | undefined; readonly limit: number },
): Promise<Pick<TicketRow, 'id' | 'heldUntil' | 'paymentId'>[]> =>
  db
    .select({ id: tickets.id, heldUntil: tickets.heldUntil, paymentId: tickets.paymentId })
    .from(tickets)
    .where(and(eq(tickets.state, 'held'), after === undefined ? undefined : gt(tickets.id, after)))
    .orderBy(asc(tickets.id))
    .limit(limit);

/** Ends the waiting list of a kind. */
export const expireWaiting = async (tx: Transaction, kindId: string, updatedAt: Date): Promise<void> => {
  await tx
    .update(tickets)
    .set({ state: 'expired', updatedAt })
    .where(and(eq(tickets.kindId, kindId), eq(tickets.state, 'waiting')));
};
