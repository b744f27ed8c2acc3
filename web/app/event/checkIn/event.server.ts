import { checkIn as endpoints } from '@m4u/contract/event/checkIn';
import { SCAN_KINDS, SCAN_RESULTS } from '@m4u/contract/event/checkIn/rules';
import type { CheckInEvent } from '@m4u/contract/event/checkIn/schema';
import type { RouterContextProvider } from 'react-router';
import { apiAddress } from '../../platform/api/api-address.server.ts';
import { api } from '../../platform/api/api.server.ts';
import { defineFilter, oneOf, text } from '../../platform/search/filter.server.ts';
import { eventTabs, type EventTab } from './checkInPaths.tsx';

type Context = Readonly<RouterContextProvider>;

const states = ['waiting', 'inside', 'left'] as const;

const readGuestFilter = defineFilter({ q: text(), state: oneOf(states) });

/** Reads people at the event, filtered by `?q=` and `?state=`; `?guest=` is the person to edit. */
const readGuests = async (context: Context, event: CheckInEvent, search: URLSearchParams) => {
  const { page, filter, conditions } = readGuestFilter(search);
  const found = await api(context).checkIn.listGuests({
    params: { id: event._id },
    query: { page, filter: conditions },
  });
  const editing = event.can.list ? found.data.find(({ _id }) => _id === search.get('guest')) : undefined;
  const codes = Object.fromEntries(
    found.data.flatMap(({ _id, code }) =>
      code !== null && event.can.list
        ? [[_id, apiAddress(endpoints.guestQr, { id: event._id, guestId: _id })] as const]
        : [],
    ),
  );
  return { ...found, filter, page, editing: editing ?? null, codes };
};

const readLogFilter = defineFilter({
  q: text(),
  result: oneOf(SCAN_RESULTS),
  kind: oneOf(SCAN_KINDS),
  device: (value) => /^[\da-f-]{36}$/.exec(value ?? '')?.[0] ?? '',
});

/** Reads the log, filtered by `?q=`, `?result=`, `?kind=` and `?device=`. */
const readLog = async (context: Context, event: CheckInEvent, search: URLSearchParams) => {
  const { page, filter, conditions } = readLogFilter(search);
  const logFilter = { history: event._id, ...conditions };
  const found = await api(context).checkIn.listLogs({ query: { page, filter: logFilter } });
  const csv = event.can.update ? apiAddress(endpoints.exportLogs, {}, { filter: JSON.stringify(logFilter) }) : '';
  return { ...found, filter, page, csv };
};

/** The tab in the address; helpers who ask for the settings get the scan tab. */
const findTab = (event: CheckInEvent, search: URLSearchParams): EventTab => {
  const requestedTab = oneOf(eventTabs)(search.get('tab')) || 'scan';
  return requestedTab === 'setup' && !event.can.update ? 'scan' : requestedTab;
};

/** Reads the data of a tab of an event. */
export const readTab = async (context: Context, event: CheckInEvent, search: URLSearchParams) => {
  const tab = findTab(event, search);
  return {
    tab,
    guests: tab === 'guests' ? await readGuests(context, event, search) : null,
    log: tab === 'log' ? await readLog(context, event, search) : null,
    helpers: tab === 'setup' ? (await api(context).checkIn.helpers({ params: { id: event._id } })).data : null,
  };
};

export type GuestsOfEvent = NonNullable<Awaited<ReturnType<typeof readTab>>['guests']>;
export type LogOfEvent = NonNullable<Awaited<ReturnType<typeof readTab>>['log']>;
