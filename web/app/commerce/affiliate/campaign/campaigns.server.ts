import { CAMPAIGN_STATES, CAMPAIGN_TYPES } from '@m4u/contract/commerce/affiliate/rules';
import { Id } from '@m4u/contract/common';
import type { RouterContextProvider } from 'react-router';
import { api } from '../../../platform/api/api.server.ts';
import { pageNumber } from '../../../platform/search/page-number.server.ts';
import { problemOf } from '../../../platform/api/problem.ts';
import { oneOf, nonEmpty, wordsOf } from '../../../platform/search/filter-query.server.ts';
import { FLAGS } from '../flags.tsx';

type Context = Readonly<RouterContextProvider>;

/** The number of campaigns of each top list above the list of all. */
const TOP = 3;

/** The group of `?groupId=`; null when there is none. */
const readGroup = async (context: Context, search: URLSearchParams) => {
  const id = Id.safeParse(search.get('groupId')).data;
  if (id === undefined) return null;
  try {
    const { data } = await api(context).group.view({ params: { id } });
    return { _id: data._id, name: data.name };
  } catch (thrown) {
    if (problemOf(thrown)?.status === 404) return null;
    throw thrown;
  }
};

/** Reads a few campaigns of each top list; leaves out empty lists. */
const readTops = async (context: Context) => {
  const tops = await Promise.all(
    FLAGS.map(async (flag) => {
      const { data } = await api(context).affiliate.top({ query: { [flag]: true } });
      return { flag, campaigns: data.slice(0, TOP) };
    }),
  );
  return tops.filter(({ campaigns }) => campaigns.length > 0);
};

/** Reads running campaigns with the filter of the address; the unfiltered first page also has the top lists. */
export const readRunning = async (context: Context, search: URLSearchParams) => {
  const page = pageNumber(search);
  const filter = {
    q: wordsOf(search),
    type: oneOf(search, 'type', CAMPAIGN_TYPES),
    flag: oneOf(search, 'flag', FLAGS),
  };
  const group = await readGroup(context, search);
  const isNarrowed = group !== null || Object.values(filter).some((value) => value !== '');
  const { q, type, flag } = filter;
  const [list, tops] = await Promise.all([
    api(context).affiliate.list({
      query: {
        page,
        ...nonEmpty({ type }),
        ...(group && { groupId: group._id }),
        filter: { ...nonEmpty({ q }), ...(flag !== '' && { [flag]: true }) },
      },
    }),
    isNarrowed || page > 1 ? [] : readTops(context),
  ]);
  const { data, total, isHavePostGroup } = list;
  return { of: 'running' as const, data, total, page, filter, group, isNarrowed, tops, mayManage: isHavePostGroup };
};

/** Reads campaigns that the reader joined, with the filter of the address. */
export const readJoined = async (context: Context, search: URLSearchParams) => {
  const page = pageNumber(search);
  const filter = { q: wordsOf(search), state: oneOf(search, 'state', CAMPAIGN_STATES) };
  const { data, total } = await api(context).affiliate.listOwn({ query: { page, filter: nonEmpty(filter) } });
  const isNarrowed = Object.values(filter).some((value) => value !== '');
  return { of: 'own' as const, data, total, page, filter, isNarrowed };
};
