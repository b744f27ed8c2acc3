import { route, type RouteConfigEntry } from '@react-router/dev/routes';

/** Addresses of `routes.ts` of events with a door: check-in, tickets and certificates. */
export const doorRoutes: RouteConfigEntry[] = [
  route('/action/historyCheckIn', 'event/checkIn/historyCheckIn.screen.tsx', { id: 'historyCheckIn' }),
  route('/action/historyCheckIn/new', 'event/checkIn/historyCheckInNew.screen.tsx', { id: 'historyCheckInNew' }),
  route('/action/historyCheckIn/:history/codes', 'event/checkIn/historyCheckInCodes.screen.tsx', {
    id: 'historyCheckInCodes',
  }),
  route('/action/historyCheckIn/:history/tickets', 'event/ticket/tickets.screen.tsx', { id: 'tickets' }),
  route('/action/historyCheckIn/:history/tickets/setup', 'event/ticket/ticketSetup.screen.tsx', {
    id: 'ticketSetup',
  }),
  route('/action/historyCheckIn/:history/certificates', 'event/attendance/certificates.screen.tsx', {
    id: 'certificates',
  }),
  route('/action/historyCheckIn/:history/certificates/setup', 'event/attendance/certificateSetup.screen.tsx', {
    id: 'certificateSetup',
  }),
  route('/certificate', 'event/attendance/certificateCheck.screen.tsx', { id: 'certificateCheck' }),
  route('/certificate/:number', 'event/attendance/certificate.screen.tsx', { id: 'certificate' }),
  route('/tickets/:id', 'event/ticket/signUp.screen.tsx', { id: 'ticketSignUp' }),
  route('/ticket/:token', 'event/ticket/ticket.screen.tsx', { id: 'ticket' }),
  route('/action/historyCheckIn/:history', 'event/checkIn/historyCheckInEvent.screen.tsx', {
    id: 'historyCheckInEvent',
  }),
];
