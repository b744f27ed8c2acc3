import type { GuestFilter } from '@m4u/contract/event/wedding/guests';
import type { RouterContextProvider } from 'react-router';
import { api } from '../../../platform/api/api.server.ts';
import { pageNumber } from '../../../platform/search/page-number.server.ts';

/** The number of guests on a page of the list. */
export const pageSize = 50;

/** Filter of guests in the address. */
export interface Narrowing {
  readonly q: string;
  /** Empty for all. */
  readonly side: string;
  readonly answer: string;
}

const longestSearch = 100;

/** The given value if it is one of `words`, else undefined. */
const oneOf = <T extends string>(given: string | null, words: readonly T[]): T | undefined =>
  words.find((word) => word === given);

/** Reads guests of a wedding with the filter of the address, and the totals of all guests. */
export const readGuests = async (context: Readonly<RouterContextProvider>, id: string, request: Request) => {
  const { searchParams } = new URL(request.url);
  const page = pageNumber(searchParams);
  const q = (searchParams.get('q') ?? '').trim().slice(0, longestSearch);
  const side = oneOf(searchParams.get('side'), ['groom', 'bride']);
  const answer = oneOf(searchParams.get('answer'), ['coming', 'declined', 'unanswered']);
  const filter: GuestFilter = { ...(q && { q }), ...(side && { side }), ...(answer && { answer }) };
  const list = await api(context).wedding.guests({ params: { id }, query: { page, limit: pageSize, filter } });
  const narrowing: Narrowing = { q, side: side ?? '', answer: answer ?? '' };
  return { ...list, page, narrowing };
};
