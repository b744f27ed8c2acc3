import { CAMPAIGN_STATES, CAMPAIGN_TYPES } from '@m4u/contract/commerce/affiliate/rules';
import { Id } from '@m4u/contract/common';
import type { RouterContextProvider } from 'react-router';
import { api } from '../../../platform/api/api.server.ts';
import { problemOf } from '../../../platform/api/problem.ts';
import { requirePage } from '../../../platform/search/table.server.ts';
import { defineFilter, nonEmpty, oneOf, text } from '../../../platform/search/filter.server.ts';
import { hasFilter } from '../../../platform/search/filter.ts';
import { CAMPAIGN_FLAGS } from '../campaignFlags.tsx';

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
    CAMPAIGN_FLAGS.map(async (flag) => {
      const { data } = await api(context).affiliate.top({ query: { [flag]: true } });
      return { flag, campaigns: data.slice(0, TOP) };
    }),
  );
  return tops.filter(({ campaigns }) => campaigns.length > 0);
};

const readCampaignFilter = defineFilter({ q: text(), type: oneOf(CAMPAIGN_TYPES), flag: oneOf(CAMPAIGN_FLAGS) });

/** Reads running campaigns with the filter of the address; the unfiltered first page also has the top lists. */
export const readRunning = async (context: Context, search: URLSearchParams) => {
  const { page, filter } = readCampaignFilter(search);
  const group = await readGroup(context, search);
  const isFiltered = group !== null || hasFilter(filter);
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
    isFiltered || page > 1 ? [] : readTops(context),
  ]);
  const { data, total, isHavePostGroup } = list;
  requirePage(context, { rows: data, total });
  return { of: 'running' as const, data, total, page, filter, group, isFiltered, tops, mayManage: isHavePostGroup };
};

const readJoinedFilter = defineFilter({ q: text(), state: oneOf(CAMPAIGN_STATES) });

/** Reads campaigns that the reader joined, with the filter of the address. */
export const readJoined = async (context: Context, search: URLSearchParams) => {
  const { page, filter, conditions } = readJoinedFilter(search);
  const { data, total } = await api(context).affiliate.listOwn({ query: { page, filter: conditions } });
  requirePage(context, { rows: data, total });
  return { of: 'own' as const, data, total, page, filter };
};
