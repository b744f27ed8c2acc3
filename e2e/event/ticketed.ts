/** Events with free tickets for journeys. */
import { randomUUID } from 'node:crypto';
import { dayAhead } from '../support/days.ts';
import { callAs, type Talker } from '../support/talk.ts';

interface Made {
  readonly _id: string;
}

/** An event with a kind of free tickets, and its group. */
export interface TicketedEvent {
  readonly groupId: string;
  readonly eventId: string;
  readonly kindId: string;
}

/** Makes a group and its event tomorrow, whose door admits the list, with free tickets. */
export const makeTicketedEvent = async (admin: Talker, title: string): Promise<TicketedEvent> => {
  const group = { kind: 'brand', name: 'Gốm Sông Thu' };
  const { _id: groupId } = await callAs<Made>(admin, 'POST', '/groupAndBrand/createGroup', group);
  const { _id: eventId } = await callAs<Made>(admin, 'POST', '/logsCheckIn/history', {
    groupId,
    kind: 'event',
    title,
    place: 'Hội An',
    startsAt: `${dayAhead(1)}T19:00:00+07:00`,
    openTo: 'list',
  });
  const kind = { eventId, name: 'Chỗ ngồi', capacity: 20, mostPerPerson: 10 };
  const { _id: kindId } = await callAs<Made>(admin, 'POST', '/tickets/kinds', kind);
  return { groupId, eventId, kindId };
};

/** Signs somebody up in the name of a member; returns the address of the ticket and its code at the door. */
export const takeTicket = async (
  as: Talker,
  kindId: string,
  name: string,
): Promise<{ token: string; code: string }> => {
  const { token } = await callAs<{ token: string }>(as, 'POST', '/tickets', { kindId, name, clientId: randomUUID() });
  const { code } = await callAs<{ code: string }>(as, 'GET', `/tickets/pages/${token}`);
  return { token, code };
};
