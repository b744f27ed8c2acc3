import { Id } from '@m4u/contract/common';
import type { RouterContextProvider } from 'react-router';
import { api } from '../../platform/api/api.server.ts';
import { pageNumber } from '../../platform/search/page-number.server.ts';
import { readLetter } from './Letters.tsx';

type Context = Readonly<RouterContextProvider>;

/** What the list of organizations is narrowed by, as the address says it; what cannot be meant counts as none. */
const soughtOf = (query: URLSearchParams) => {
  const text = (name: string, longest = 100) => (query.get(name) ?? '').trim().slice(0, longest);
  const code = (name: string) => /^\d{2,5}$/.exec(text(name))?.[0] ?? '';
  const career = text('career');
  const provinceCode = code('provinceCode');
  return {
    agencyId: Id.safeParse(text('agencyId')).data ?? '',
    name: text('name'),
    career,
    // An occupation belongs to a line of business, a ward to a province.
    childCareer: career === '' ? '' : text('childCareer'),
    provinceCode,
    wardCode: provinceCode === '' ? '' : code('wardCode'),
    letter: readLetter(query.get('letter')),
  } as const;
};

/** What the list of organizations is narrowed by. */
export type Sought = ReturnType<typeof soughtOf>;

/** Fields of a filter that say something. */
const said = <T extends Readonly<Record<string, string>>>(fields: T): Partial<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '')) as Partial<T>;

/** What can be chosen from: lines of business, occupations in the chosen one, provinces, wards of the chosen one. */
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

/** A page of the organizations that the address asks for, and what it can be narrowed by. */
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

/** What the list of organizations shows. */
export type Companies = Awaited<ReturnType<typeof readCompanies>>;
