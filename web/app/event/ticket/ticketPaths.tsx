import { href } from 'react-router';
import { type Filter, withQuery } from '../../platform/search/filter.ts';

/** Path of the tickets of an event, for its admins. */
export const ticketListPath = (history: string, filter: Filter = {}): string =>
  withQuery(href('/action/historyCheckIn/:history/tickets', { history }), filter);

/** Path of the kinds and settings of an event's tickets; `kind` is the one to edit. */
export const ticketSetupPath = (history: string, filter: Filter = {}): string =>
  withQuery(href('/action/historyCheckIn/:history/tickets/setup', { history }), filter);
