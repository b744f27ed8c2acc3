import { pointBook } from '@m4u/contract/commerce/book';
import { ORDER_SORTS } from '@m4u/contract/commerce/order';
import { redirect, type RouterContextProvider } from 'react-router';
import { apiAddress } from '../../platform/api/api-address.server.ts';
import { api } from '../../platform/api/api.server.ts';
import { readRows, readSorting } from '../../platform/search/table.server.ts';
import { day, defineFilter, id, oneOf, text } from '../../platform/search/filter.server.ts';
import { pageNumber } from '../../platform/search/page-number.server.ts';
import type { Filter } from '../../platform/search/filter.ts';
import { readCounters } from '../order/counter/counter.server.ts';

type Context = Readonly<RouterContextProvider>;

/** A group with orders; its cashiers see those that they have entered, and no tables. */
interface HistoryChoice {
  readonly _id: string;
  readonly name: string;
  readonly isAdmin: boolean;
}

/** The groups at whose counter the reader may stand, and the one whose history is shown; null for readers without a group. */
export interface HistoryGroup {
  readonly groupChoices: readonly HistoryChoice[];
  readonly group: HistoryChoice | null;
}

/** Reads the reader's groups; shows that of the counter, else the first one. */
export const readHistoryGroup = async (context: Context, url: URL): Promise<HistoryGroup> => {
  const { groups, group: chosen } = await readCounters(context, url);
  const groupChoices = groups.map(({ _id, name, role }) => ({ _id, name, isAdmin: role === 'admin' }));
  return { groupChoices, group: groupChoices.find(({ _id }) => _id === chosen?._id) ?? groupChoices[0] ?? null };
};

const readOrderFilter = defineFilter({
  kind: oneOf(['invoice', 'plain']),
  status: oneOf(['done', 'cancelled']),
  q: text(),
  from: day,
  to: day,
});

/** Reads orders of a group with the filter of the address. */
export const readOrders = async (context: Context, groupId: string, search: URLSearchParams) => {
  const { page, filter, conditions } = readOrderFilter(search);
  const limit = readRows(context, search);
  const sorted = readSorting(search, ORDER_SORTS, { sort: 'created', order: 'desc' });
  const query = { groupId, page, limit, ...sorted, filter: conditions };
  const { data, total } = await api(context).order.list({ query });
  return { orders: data, total, page, limit, sorted, filter, open: id(search.get('open')) };
};

const readDays = defineFilter({ from: day, to: day });

/** Reads points given to the reader at all groups, filtered by days. */
export const readReceived = async (context: Context, readerId: string, search: URLSearchParams) => {
  const { page, filter, conditions } = readDays(search);
  const { data, total, totalPoint } = await api(context).pointBook.addPoints({
    params: { buyerId: readerId },
    query: { page, filter: conditions },
  });
  return { received: data, total, totalPoint, page, filter };
};

const readRedeemedFilter = defineFilter({ kind: oneOf(['spend', 'refund']), q: text(), from: day, to: day });

/** Reads points redeemed at a group with the filter of the address. */
export const readRedeemed = async (context: Context, groupId: string, search: URLSearchParams) => {
  const { page, filter, conditions } = readRedeemedFilter(search);
  const { data, total, totalPoint } = await api(context).pointBook.minusPoints({
    params: { sellerGroupId: groupId },
    query: { page, filter: conditions },
  });
  return { redeemed: data, total, totalPoint, page, filter };
};

/** Reads a page of the changes of all orders of a group. */
export const readChanges = async (context: Context, groupId: string, search: URLSearchParams) => {
  const page = pageNumber(search);
  const { data, total } = await api(context).order.logs({ query: { groupId, page } });
  return { logs: data, total, page };
};

/** Tables for download, by their value of `?table=`. */
const TABLES = ['orders', 'points', 'redeemed'] as const;

/** A filter as the query of an address of the API. */
const bracketed = (filter: Filter) =>
  Object.fromEntries(Object.entries(filter).map(([name, value]) => [`filter[${name}]`, value || undefined]));

/** Redirects `?table=` to the API's download. Downloads start at this page, because it renews an expired session. */
export const toTable = (groupId: string, search: URLSearchParams): void => {
  const table = oneOf(TABLES)(search.get('table'));
  if (table === '') return;
  const { filter: days } = readDays(search);
  if (table === 'points') throw redirect(apiAddress(pointBook.exportPoints, {}, { groupId, ...bracketed(days) }));
  if (table === 'redeemed')
    throw redirect(apiAddress(pointBook.exportRedeemed, {}, { sellerGroupId: groupId, ...bracketed(days) }));
  throw redirect(apiAddress(pointBook.exportOrders, {}, { groupId, ...bracketed(readOrderFilter(search).filter) }));
};

/** Redirects `?table=` of the list of redeemed points to the API's download: all of them, or those on invoices. */
export const toRedeemedTable = (groupId: string, search: URLSearchParams): void => {
  const table = oneOf(['all', 'invoices'])(search.get('table'));
  if (table === '') return;
  const filter = bracketed(readRedeemedFilter(search).filter);
  if (table === 'invoices') throw redirect(apiAddress(pointBook.exportInvoiceRedeemed, {}, { groupId, ...filter }));
  throw redirect(apiAddress(pointBook.exportRedeemed, {}, { sellerGroupId: groupId, ...filter }));
};
