import { Id } from '@m4u/contract/common';
import type { RouterContextProvider } from 'react-router';
import { api } from '../../platform/api/api.server.ts';
import { pageNumber } from '../../platform/search/page-number.server.ts';
import { readLetter } from './Letters.tsx';

type Context = Readonly<RouterContextProvider>;

/** Filter of the list of organizations from the address; invalid values are ignored. */
const soughtOf = (query: URLSearchParams) => {
  const text = (name: string, longest = 100) => (query.get(name) ?? '').trim().slice(0, longest);
  const code = (name: string) => /^\d{2,5}$/.exec(text(name))?.[0] ?? '';
  const career = text('career');
  const provinceCode = code('provinceCode');
  return {
    agencyId: Id.safeParse(text('agencyId')).data ?? '',
    name: text('name'),
    career,
    // An occupation needs a line of business, and a ward needs a province.
    childCareer: career === '' ? '' : text('childCareer'),
    provinceCode,
    wardCode: provinceCode === '' ? '' : code('wardCode'),
    letter: readLetter(query.get('letter')),
  } as const;
};

/** Filter of the list of organizations. */
export type Sought = ReturnType<typeof soughtOf>;

/** Removes empty fields. */
const said = <T extends Readonly<Record<string, string>>>(fields: T): Partial<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '')) as Partial<T>;

/** Options of the filter: lines of business, occupations of the chosen one, provinces, and wards of the chosen one. */
const readChoices = async (context: Context, { career, provinceCode }: Sought) => {
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
  const query = new URL(request.url).searchParams;
  const sought = soughtOf(query);
  const page = pageNumber(query);
  const [{ data, total }, choices] = await Promise.all([
    api(context).explore.groups({ query: { page, filter: said(sought) } }),
    readChoices(context, sought),
  ]);
  return { data, total, page, sought, choices };
};

/** Data of the list of organizations. */
export type Companies = Awaited<ReturnType<typeof readCompanies>>;
