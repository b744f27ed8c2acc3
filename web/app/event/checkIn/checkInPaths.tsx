import { href } from 'react-router';

type Query = Readonly<Record<string, string>>;

const asked = (path: string, query: Query): string => {
  const given = Object.entries(query).filter(([, value]) => value !== '');
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
};

/** The parts of an event, each an address. */
export const eventTabs = ['scan', 'guests', 'log', 'setup'] as const;
export type EventTab = (typeof eventTabs)[number];

/** The events, narrowed by what is given. */
export const eventsPath = (query: Query = {}): string => asked(href('/action/historyCheckIn'), query);

/** Where one is made. */
export const newEventPath = (groupId: string): string => asked(href('/action/historyCheckIn/new'), { groupId });

/** A part of an event, narrowed by what is given. */
export const eventPath = (id: string, tab: EventTab = 'scan', query: Query = {}): string =>
  asked(href('/action/historyCheckIn/:history', { history: id }), { tab: tab === 'scan' ? '' : tab, ...query });
