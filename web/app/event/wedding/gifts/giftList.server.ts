import type { RouterContextProvider } from 'react-router';
import { api } from '../../../platform/api/api.server.ts';
import { defineFilter, type FilterOf, oneOf, text } from '../../../platform/search/filter.server.ts';
import { requirePage } from '../../../platform/search/table.server.ts';

type Context = Readonly<RouterContextProvider>;

/** The number of gifts on a page of the list. */
export const pageSize = 50;

const sides = oneOf(['groom', 'bride']);
const ways = oneOf(['envelope', 'transfer', 'thing']);

/** `for`, `by` and `after` are side, way and id of the gift noted last, after which the next one begins. */
const readGiftFilter = defineFilter({ q: text(), side: sides, way: ways, thanked: oneOf(['yes', 'no']) });
const readLast = defineFilter({ for: sides, by: ways, after: text() });

/** Filter of gifts in the address. */
export type GiftFilter = FilterOf<typeof readGiftFilter>;

type Query = Parameters<ReturnType<typeof api>['wedding']['gifts']>[0]['query'];

const readPage = async (context: Context, id: string, query: Query) => {
  const read = await api(context).wedding.gifts({ params: { id }, query });
  requirePage(context, { rows: read.data, total: read.total, limit: pageSize });
  return read;
};

/** Reads gifts of a wedding with the filter of the address, and how the next one begins. */
export const readGifts = async (context: Context, id: string, request: Request) => {
  const { searchParams } = new URL(request.url);
  const { page, filter, conditions } = readGiftFilter(searchParams);
  const last = readLast(searchParams).filter;
  return { ...(await readPage(context, id, { page, limit: pageSize, filter: conditions })), page, filter, last };
};

const readThanksFilter = defineFilter({ thanked: oneOf(['yes']) });

/** Reads gifts that nobody was thanked for, or with `?thanked=yes` the others. */
export const readThanks = async (context: Context, id: string, request: Request) => {
  const { page, filter } = readThanksFilter(new URL(request.url).searchParams);
  const thanked = filter.thanked === '' ? 'no' : 'yes';
  return { ...(await readPage(context, id, { page, limit: pageSize, filter: { thanked } })), page, thanked };
};

/** Guests that a typed name may mean. */
const MOST_FOUND = 8;

/** Guests with a part of a name, to choose who gave; none without a name. Fails where the reader may not see the guests. */
export const findGivers = async (context: Context, id: string, q: string) => {
  const name = q.trim().slice(0, 100);
  const query = name === '' ? { limit: 1 } : { limit: MOST_FOUND, filter: { q: name } };
  const { data } = await api(context).wedding.guests({ params: { id }, query });
  if (name === '') return [];
  return data.map(({ _id, name, side, group }) => ({ _id, name, side, group }));
};
