import { checkIn as endpoints } from '@m4u/contract/event/checkIn';
import { SCAN_KINDS, SCAN_RESULTS } from '@m4u/contract/event/checkIn/rules';
import type { CheckInEvent } from '@m4u/contract/event/checkIn/schema';
import type { RouterContextProvider } from 'react-router';
import { apiAddress } from '../../platform/api/api-address.server.ts';
import { api } from '../../platform/api/api.server.ts';
import { pageNumber } from '../../platform/search/page-number.server.ts';
import { eventTabs, type EventTab } from './checkInPaths.tsx';

type Context = Readonly<RouterContextProvider>;

const states = ['waiting', 'inside', 'left'] as const;

const one = <T extends string>(all: readonly T[], asked: string | null): T | undefined =>
  all.find((each) => each === asked);

const wordsIn = (search: URLSearchParams): string => (search.get('q') ?? '').trim().slice(0, 100);

/** Reads people at the event, filtered by `?q=` and `?state=`; `?guest=` is the person to edit. */
const readGuests = async (context: Context, event: CheckInEvent, search: URLSearchParams) => {
  const [q, state, page] = [wordsIn(search), one(states, search.get('state')), pageNumber(search)];
  const filter = { ...(q && { q }), ...(state && { state }) };
  const found = await api(context).checkIn.listGuests({ params: { id: event._id }, query: { page, filter } });
  const editing = event.can.list ? found.data.find(({ _id }) => _id === search.get('guest')) : undefined;
  const codes = Object.fromEntries(
    found.data.flatMap(({ _id, code }) =>
      code !== null && event.can.list
        ? [[_id, apiAddress(endpoints.guestQr, { id: event._id, guestId: _id })] as const]
        : [],
    ),
  );
  return { ...found, q, state: state ?? ('' as const), page, editing: editing ?? null, codes };
};

/** Reads the log, filtered by `?q=`, `?result=`, `?kind=` and `?device=`. */
const readLog = async (context: Context, event: CheckInEvent, search: URLSearchParams) => {
  const [q, page] = [wordsIn(search), pageNumber(search)];
  const [result, kind] = [one(SCAN_RESULTS, search.get('result')), one(SCAN_KINDS, search.get('kind'))];
  const device = /^[\da-f-]{36}$/.test(search.get('device') ?? '') ? (search.get('device') ?? '') : '';
  const filter = {
    history: event._id,
    ...(q && { q }),
    ...(result && { result }),
    ...(kind && { kind }),
    ...(device && { device }),
  };
  const found = await api(context).checkIn.listLogs({ query: { page, filter } });
  const csv = event.can.update ? apiAddress(endpoints.exportLogs, {}, { filter: JSON.stringify(filter) }) : '';
  return { ...found, q, page, result: result ?? '', kind: kind ?? '', device, csv };
};

/** The tab in the address; helpers who ask for the settings get the scan tab. */
const tabIn = (event: CheckInEvent, search: URLSearchParams): EventTab => {
  const asked = one(eventTabs, search.get('tab')) ?? 'scan';
  return asked === 'setup' && !event.can.update ? 'scan' : asked;
};

/** Reads the data of a tab of an event. */
export const readTab = async (context: Context, event: CheckInEvent, search: URLSearchParams) => {
  const tab = tabIn(event, search);
  return {
    tab,
    guests: tab === 'guests' ? await readGuests(context, event, search) : null,
    log: tab === 'log' ? await readLog(context, event, search) : null,
    helpers: tab === 'setup' ? (await api(context).checkIn.helpers({ params: { id: event._id } })).data : null,
  };
};

export type GuestsOfEvent = NonNullable<Awaited<ReturnType<typeof readTab>>['guests']>;
export type LogOfEvent = NonNullable<Awaited<ReturnType<typeof readTab>>['log']>;
