import { randomUUID } from 'node:crypto';
import { DAY } from '@m4u/contract/durations';
import type { ManagedKind, Ticket, TicketRow } from '@m4u/contract/event/ticket/schema';
import { assertDone } from '../server/answers.ts';
import { TEST_START, type TestApi, type TestMember } from '../server/api.ts';
import { makeEvent } from './checkIns.ts';

/** Start of events with tickets in tests: ten days from now. */
export const TICKET_EVENT_START = new Date(Date.parse(TEST_START) + 10 * DAY).toISOString();

/** An event of a group with one kind of tickets. */
export interface TicketedEvent {
  readonly eventId: string;
  readonly kindId: string;
}

/** Adds a kind of tickets to an event. */
export const makeKind = async (
  api: TestApi,
  as: TestMember,
  eventId: string,
  facts: Record<string, unknown> = {},
): Promise<ManagedKind> => {
  const body = { eventId, name: 'Vé thường', capacity: 2, mostPerPerson: 2, ...facts };
  return assertDone<{ data: ManagedKind }>(await api.post('/tickets/kinds', { as, body })).data;
};

/** Makes an event that admits its list, with one kind of tickets. */
export const makeTicketedEvent = async (
  api: TestApi,
  as: TestMember,
  groupId: string,
  facts: Record<string, unknown> = {},
): Promise<TicketedEvent> => {
  const event = await makeEvent(api, as, groupId, { openTo: 'list', startsAt: TICKET_EVENT_START });
  const { _id: kindId } = await makeKind(api, as, event._id, facts);
  return { eventId: event._id, kindId };
};

/** The body of a sign-up. */
export const writeSignUp = (kindId: string, facts: Record<string, unknown> = {}) => ({
  kindId,
  name: 'Nguyễn Văn An',
  clientId: randomUUID(),
  ...facts,
});

/** Reads a ticket by the address of its page. */
export const readTicket = async (api: TestApi, token: string): Promise<Ticket> =>
  assertDone<{ data: Ticket }>(await api.get(`/tickets/pages/${token}`)).data;

/** Signs a member up; returns the ticket. */
export const takeTicket = async (
  api: TestApi,
  as: TestMember,
  kindId: string,
  facts: Record<string, unknown> = {},
): Promise<Ticket> => {
  const answer = await api.post('/tickets', { as, body: writeSignUp(kindId, facts) });
  return readTicket(api, assertDone<{ data: { token: string } }>(answer).data.token);
};

/** Lists the tickets of an event, newest first. */
export const listTickets = async (
  api: TestApi,
  as: TestMember,
  eventId: string,
  filter: Record<string, string> = {},
): Promise<TicketRow[]> => {
  const query = new URLSearchParams({ eventId, limit: '100', filter: JSON.stringify(filter) });
  return assertDone<{ data: TicketRow[] }>(await api.get(`/tickets?${query.toString()}`, { as })).data;
};
