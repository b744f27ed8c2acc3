import type { RouterContextProvider } from 'react-router';
import { api } from '../../../platform/api/api.server.ts';
import { defineFilter, text } from '../../../platform/search/filter.server.ts';

const readFilter = defineFilter({
  name: text(),
  career: text(),
  provinceCode: (value) => /^\d{2,5}$/.exec(text()(value))?.[0] ?? '',
});

/** A page of agencies that match the address's filter, with the filter's options. */
export const readAgencies = async (context: Readonly<RouterContextProvider>, request: Request) => {
  const { page, filter, conditions } = readFilter(new URL(request.url).searchParams);
  const { explore, member, place } = api(context);
  const [{ data, total }, careers, provinces] = await Promise.all([
    explore.listAgencies({ query: { page, filter: conditions } }),
    member.careers(),
    place.provinces({ query: {} }),
  ]);
  return {
    data,
    total,
    page,
    filter,
    careers: careers.data.map(({ name }) => ({ value: name, label: name })),
    provinces: provinces.data.map(({ _id, fullName }) => ({ value: _id, label: fullName })),
  };
};
