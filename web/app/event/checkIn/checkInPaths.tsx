import { href } from 'react-router';

type Query = Readonly<Record<string, string>>;

const asked = (path: string, query: Query): string => {
  const given = Object.entries(query).filter(([, value]) => value !== '');
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
};

/** The tabs of an event, values of `?tab=`. */
export const eventTabs = ['scan', 'guests', 'log', 'setup'] as const;
export type EventTab = (typeof eventTabs)[number];

/** Path of the list of events, with filters. */
export const eventsPath = (query: Query = {}): string => asked(href('/action/historyCheckIn'), query);

/** Path of the form for a new event. */
export const newEventPath = (groupId: string): string => asked(href('/action/historyCheckIn/new'), { groupId });

/** Path of a tab of an event, with filters. */
export const eventPath = (id: string, tab: EventTab = 'scan', query: Query = {}): string =>
  asked(href('/action/historyCheckIn/:history', { history: id }), { tab: tab === 'scan' ? '' : tab, ...query });
