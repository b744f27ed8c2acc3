import { exportedAs, personalData, retainedActions, type Personal } from '../../platform/personal/personal.ts';
import { ticketKinds, tickets, ticketSettings } from './tables.ts';

/** Tickets of members, and what admins set for those of their events. */
export const ticketPersonal: readonly Personal[] = [
  personalData({
    table: tickets,
    by: [tickets.memberId],
    gives: exportedAs('tickets', 'Vé sự kiện của bạn', 'Your event tickets', [tickets.words, tickets.clientId]),
    fate: { set: { name: '', phone: null, email: null, answers: [] } },
  }),
  retainedActions(ticketKinds, ticketKinds.createdBy),
  retainedActions(ticketSettings, ticketSettings.updatedBy),
];
