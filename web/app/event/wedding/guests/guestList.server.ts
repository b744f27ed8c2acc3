import type { RouterContextProvider } from 'react-router';
import { api } from '../../../platform/api/api.server.ts';
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

/** Reads guests of a wedding with the filter of the address, and the totals of all guests. */
export const readGuests = async (context: Readonly<RouterContextProvider>, id: string, request: Request) => {
  const { page, filter, conditions } = readGuestFilter(new URL(request.url).searchParams);
  const query = { page, limit: pageSize, filter: conditions };
  return { ...(await api(context).wedding.guests({ params: { id }, query })), page, filter };
};
