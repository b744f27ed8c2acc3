import { REPORT_STATUSES } from '@m4u/contract/event/associationReport/rules';
import { FIRST_YEAR, PERIOD_KINDS, type PeriodKind, periodOn, periodsTo } from '@m4u/contract/period';
import type { RouterContextProvider } from 'react-router';
import { api } from '../../platform/api/api.server.ts';
import { localMoment } from '../../platform/language/formats.ts';
import { pageNumber } from '../../platform/search/page-number.server.ts';

type Context = Readonly<RouterContextProvider>;

/** The number of selectable periods of each kind, up to today's. */
const OFFERED: Readonly<Record<PeriodKind, number>> = { month: 24, quarter: 12, year: 6 };

/** Today in Vietnam, YYYY-MM-DD. */
export const today = (now = new Date()): string => localMoment(now.toISOString()).slice(0, 10);

/** Selectable periods of a kind up to today's, latest first. */
export const periodsOffered = (kind: PeriodKind): string[] =>
  periodsTo(periodOn(kind, today()), OFFERED[kind]).toReversed();

const idIn = (search: URLSearchParams, name: string): string => (search.get(name) ?? '').slice(0, 36);

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The groups that the reader may report for, and the agencies whose reports the reader may read. */
export const readScope = async (context: Context) => (await api(context).associationReport.scope()).data;

/** Reads the filter of the address; ignores invalid values. */
const narrowingOf = (search: URLSearchParams) => {
  const groupId = idIn(search, 'groupId');
  const year = Number(search.get('year'));
  return {
    groupId: UUID.test(groupId) ? groupId : '',
    kind: PERIOD_KINDS.find((kind) => kind === search.get('kind')) ?? '',
    year: Number.isInteger(year) && year >= FIRST_YEAR && year <= Number(today().slice(0, 4)) ? String(year) : '',
    status: REPORT_STATUSES.find((status) => status === search.get('status')) ?? '',
    q: (search.get('q') ?? '').trim().slice(0, 100),
  } as const;
};

/** Reads reports with the filter of the address. */
export const readReports = async (context: Context, search: URLSearchParams) => {
  const page = pageNumber(search);
  const narrowing = narrowingOf(search);
  const [scope, { data, total }] = await Promise.all([
    readScope(context),
    api(context).associationReport.list({ query: { page, ...narrowing } }),
  ]);
  return { scope, narrowing, page, reports: data, total, years: periodsOffered('year') };
};
