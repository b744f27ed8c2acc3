import type { RouterContextProvider } from 'react-router';
import { api } from '../../platform/api/api.server.ts';
import { requirePage } from '../../platform/search/table.server.ts';
import { defineFilter, id, nonEmpty, text } from '../../platform/search/filter.server.ts';
import { readLetter } from './Letters.tsx';

type Context = Readonly<RouterContextProvider>;

const code = (value: string | null) => /^\d{2,5}$/.exec(text()(value))?.[0] ?? '';

const readFilter = defineFilter({
  agencyId: (value) => id(text()(value)),
  name: text(),
  career: text(),
  childCareer: text(),
  provinceCode: code,
  wardCode: code,
  letter: readLetter,
});

/** Reads the filter of the list; an occupation needs a line of business, and a ward needs a province. */
const readCompanyFilter = (search: URLSearchParams) => {
  const { page, filter } = readFilter(search);
  const { career, childCareer, provinceCode, wardCode } = filter;
  return {
    page,
    filter: { ...filter, childCareer: career && childCareer, wardCode: provinceCode && wardCode },
  };
};

/** Filter of the list of organizations. */
export type CompanyFilter = ReturnType<typeof readCompanyFilter>['filter'];

/** Options of the filter: lines of business, occupations of the chosen one, provinces, and wards of the chosen one. */
const readChoices = async (context: Context, { career, provinceCode }: CompanyFilter) => {
  const { member, place } = api(context);
  const [careers, childCareers, provinces, wards] = await Promise.all([
    member.careers(),
    career === '' ? { data: [] } : member.childCareers({ query: { name: career } }),
    place.provinces({ query: {} }),
    provinceCode === '' ? { data: [] } : place.wards({ query: { idDistrict: provinceCode } }),
  ]);
  return {
    careers: careers.data.map(({ name }) => name),
    childCareers: childCareers.data.map(({ name }) => name),
    provinces: provinces.data.map(({ _id, fullName }) => ({ value: _id, label: fullName })),
    wards: wards.data.map(({ _id, fullName }) => ({ value: _id, label: fullName })),
  };
};

/** A page of organizations that match the address's filter, with the filter's options. */
export const readCompanies = async (context: Context, request: Request) => {
  const { page, filter } = readCompanyFilter(new URL(request.url).searchParams);
  const [{ data, total }, choices] = await Promise.all([
    api(context).explore.groups({ query: { page, filter: nonEmpty(filter) } }),
    readChoices(context, filter),
  ]);
  requirePage(context, { rows: data, total });
  return { data, total, page, filter, choices };
};

/** Data of the list of organizations. */
export type Companies = Awaited<ReturnType<typeof readCompanies>>;
