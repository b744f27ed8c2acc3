import { searchKinds } from '@m4u/contract/insight/search/rules';
import type { RouterContextProvider } from 'react-router';
import { api } from '../../platform/api/api.server.ts';
import { defineFilter, id, nonEmpty, oneOf, province, text } from '../../platform/search/filter.server.ts';
import { listReaderAgencies } from '../explore/explore.server.ts';
import type { SearchFilter } from './resultPaths.tsx';

const readSearchFilter = defineFilter({
  q: text(),
  type: oneOf(searchKinds),
  agencyId: id,
  provinceCode: province,
  career: text(),
});

/** Reads a search from the address; invalid parts are ignored. */
export const readSearch = (search: URLSearchParams): SearchFilter & { readonly page: number } => {
  const { page, filter } = readSearchFilter(search);
  return { ...filter, type: filter.type || 'all', page };
};

/** The search for the API, without its kind. */
export const conditionsOf = ({ q, agencyId, provinceCode, career }: SearchFilter) => ({
  q,
  ...nonEmpty({ agencyId, provinceCode, career }),
});

/** Options of the filters: lines of business and provinces. */
export const readChoices = async (context: Readonly<RouterContextProvider>) => {
  const { member, place } = api(context);
  const [careers, provinces] = await Promise.all([member.careers(), place.provinces({ query: {} })]);
  return {
    careers: careers.data.map(({ name }) => ({ value: name, label: name })),
    provinces: provinces.data.map(({ _id, fullName }) => ({ value: _id, label: fullName })),
  };
};

/** Agency to search within: the one in the address, else the reader's own. */
export const agencyName = async (
  context: Readonly<RouterContextProvider>,
  agencyId: string,
): Promise<{ _id: string; name: string } | null> => {
  const { own, administered } = await listReaderAgencies(context);
  const agencies = [...(own ? [own] : []), ...administered];
  if (agencyId === '') return agencies[0] ?? null;
  const found = agencies.find(({ _id }) => _id === agencyId);
  if (found) return found;
  const { agency } = (await api(context).explore.get({ query: { agencyId } })).data;
  return agency && { _id: agency._id, name: agency.name };
};
