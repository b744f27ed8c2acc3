import type { Executor } from '../../platform/database/database.ts';
import { and, eq, inArray, isNotNull } from '../../platform/database/orm.ts';
import { byProgram } from '../../platform/database/row-security/current-actor.ts';
import { tickets } from './tables.ts';

/** A ticket as a guest of its event. */
export interface TicketGuest {
  readonly eventId: string;
  /** The guest's code at the door; null unless the ticket is issued. */
  readonly code: string | null;
  /** The account that signed up; null for a visitor, and after a transfer. */
  readonly memberId: string | null;
}

/** Finds a ticket by the address of its page. Runs as the program: who has the address may see it. */
export const findTicketGuest = byProgram(async (db: Executor, token: string): Promise<TicketGuest | undefined> => {
  const [row] = await db
    .select({ eventId: tickets.eventId, code: tickets.code, memberId: tickets.memberId })
    .from(tickets)
    .where(eq(tickets.token, token));
  return row;
});

/** Reads the accounts of the holders of issued tickets, by the guests' codes; visitors are left out. */
export const listHoldersByCode = async (
  db: Executor,
  eventId: string,
  codes: readonly string[],
): Promise<Map<string, string>> => {
  if (codes.length === 0) return new Map();
  const rows = await db
    .select({ code: tickets.code, memberId: tickets.memberId })
    .from(tickets)
    .where(and(eq(tickets.eventId, eventId), inArray(tickets.code, [...codes]), isNotNull(tickets.memberId)));
  return new Map(
    rows.flatMap(({ code, memberId }) => (code === null || memberId === null ? [] : [[code, memberId] as const])),
  );
};
