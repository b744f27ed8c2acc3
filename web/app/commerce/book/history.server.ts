import { pointBook } from '@m4u/contract/commerce/book';
import { redirect, type RouterContextProvider } from 'react-router';
import { apiAddress } from '../../platform/api/api-address.server.ts';
import { api } from '../../platform/api/api.server.ts';
import { pageNumber } from '../../platform/search/page-number.server.ts';
import { daysOf, oneOf, nonEmpty, wordsOf } from '../../platform/search/filter-query.server.ts';

type Context = Readonly<RouterContextProvider>;

/** Reads orders of a group with the filter of the address. */
export const readOrders = async (context: Context, group: { _id: string; name: string }, search: URLSearchParams) => {
  const page = pageNumber(search);
  const filter = {
    kind: oneOf(search, 'kind', ['invoice', 'plain'] as const),
    status: oneOf(search, 'status', ['done', 'cancelled'] as const),
    q: wordsOf(search),
    ...daysOf(search),
  };
  const { data, total } = await api(context).order.list({
    query: { groupId: group._id, page, filter: nonEmpty(filter) },
  });
  return { group: { _id: group._id, name: group.name }, orders: data, total, page, filter };
};

/** Reads points given to the reader at all groups, filtered by days. */
export const readReceived = async (context: Context, readerId: string, search: URLSearchParams) => {
  const page = pageNumber(search);
  const filter = daysOf(search);
  const { data, total, totalPoint } = await api(context).pointBook.addPoints({
    params: { buyerId: readerId },
    query: { page, filter: nonEmpty(filter) },
  });
  return { received: data, total, totalPoint, page, filter };
};

/** Tables for download, by their value of `?table=`. */
const TABLES = ['orders', 'points', 'redeemed'] as const;

/** Redirects `?table=` to the API's download. Downloads start at this page, because it renews an expired session. */
export const toTable = (groupId: string, search: URLSearchParams): void => {
  const table = oneOf(search, 'table', TABLES);
  if (table === '') return;
  const days = nonEmpty(daysOf(search));
  const bracketed = (filter: Readonly<Record<string, string | undefined>>) =>
    Object.fromEntries(Object.entries(filter).map(([name, value]) => [`filter[${name}]`, value]));
  if (table === 'points') throw redirect(apiAddress(pointBook.exportPoints, {}, { groupId, ...bracketed(days) }));
  if (table === 'redeemed')
    throw redirect(apiAddress(pointBook.exportInvoiceRedeemed, {}, { groupId, ...bracketed(days) }));
  const filter = nonEmpty({
    kind: oneOf(search, 'kind', ['invoice', 'plain'] as const),
    status: oneOf(search, 'status', ['done', 'cancelled'] as const),
    q: wordsOf(search),
  });
  throw redirect(apiAddress(pointBook.exportOrders, {}, { groupId, ...bracketed({ ...filter, ...days }) }));
};
