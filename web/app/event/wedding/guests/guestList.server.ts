import type { RouterContextProvider } from 'react-router';
import { api } from '../../../platform/api/api.server.ts';
import { requirePage } from '../../../platform/search/table.server.ts';
import { defineFilter, type FilterOf, oneOf, text } from '../../../platform/search/filter.server.ts';

/** The number of guests on a page of the list. */
export const pageSize = 50;

const readGuestFilter = defineFilter({
  q: text(),
  side: oneOf(['groom', 'bride']),
  answer: oneOf(['coming', 'declined', 'unanswered']),
});

/** Filter of guests in the address. */
export type GuestFilter = FilterOf<typeof readGuestFilter>;

type Query = Parameters<ReturnType<typeof api>['wedding']['guests']>[0]['query'];

const readPage = async (context: Readonly<RouterContextProvider>, id: string, query: Query) => {
  const read = await api(context).wedding.guests({ params: { id }, query });
  requirePage(context, { rows: read.data, total: read.total, limit: pageSize });
  return read;
};

/** Reads guests of a wedding with the filter of the address, and the totals of all guests. */
export const readGuests = async (context: Readonly<RouterContextProvider>, id: string, request: Request) => {
  const { page, filter, conditions } = readGuestFilter(new URL(request.url).searchParams);
  const query = { page, limit: pageSize, filter: conditions };
  return { ...(await readPage(context, id, query)), page, filter };
};

const readNothing = defineFilter({});

/** Reads the guests without a table who have not declined. */
export const readUnseated = async (context: Readonly<RouterContextProvider>, id: string, request: Request) => {
  const { page } = readNothing(new URL(request.url).searchParams);
  return { ...(await readPage(context, id, { page, limit: pageSize, filter: { table: 'none' } })), page };
};

const readLinkFilter = defineFilter({ link: oneOf(['unsent', 'unopened', 'opened', 'silent']) });

/** Reads guests by the state of their links; those to send where the address says nothing. */
export const readLinks = async (context: Readonly<RouterContextProvider>, id: string, request: Request) => {
  const { page, filter } = readLinkFilter(new URL(request.url).searchParams);
  const link = filter.link === '' ? 'unsent' : filter.link;
  const query = { page, limit: pageSize, filter: { link } };
  return { ...(await readPage(context, id, query)), page, link };
};
