import { href } from 'react-router';
import { type Filter, withQuery } from '../../platform/search/filter.ts';

/** The tabs of an event, values of `?tab=`. */
export const eventTabs = ['scan', 'guests', 'log', 'setup'] as const;
export type EventTab = (typeof eventTabs)[number];

/** Path of the list of events, with filters. */
export const eventsPath = (query: Filter = {}): string => withQuery(href('/action/historyCheckIn'), query);

/** Path of the form for a new event. */
export const newEventPath = (groupId: string): string => withQuery(href('/action/historyCheckIn/new'), { groupId });

/** Path of a tab of an event, with filters. */
export const eventPath = (id: string, tab: EventTab = 'scan', query: Filter = {}): string =>
  withQuery(href('/action/historyCheckIn/:history', { history: id }), { tab: tab === 'scan' ? '' : tab, ...query });

/** Path of the tickets of an event. */
export const ticketsPath = (history: string): string => href('/action/historyCheckIn/:history/tickets', { history });

/** Path of the certificates of an event. */
export const certificatesPath = (history: string): string =>
  href('/action/historyCheckIn/:history/certificates', { history });

/** Path of the sheet with the QR codes of an event's guests. */
export const codesPath = (history: string): string => href('/action/historyCheckIn/:history/codes', { history });
