import { REPORT_SORTS } from '@m4u/contract/event/associationReport';
import { REPORT_STATUSES } from '@m4u/contract/event/associationReport/rules';
import type { ReportRow } from '@m4u/contract/event/associationReport/schema';
import { FIRST_YEAR, PERIOD_KINDS, type PeriodKind, periodOn, listPeriodsTo } from '@m4u/contract/period';
import type { RouterContextProvider } from 'react-router';
import { api } from '../../platform/api/api.server.ts';
import { localMoment } from '../../platform/language/formats.ts';
import { defineFilter, id, oneOf, text } from '../../platform/search/filter.server.ts';
import { readRows, readSorting } from '../../platform/search/table.server.ts';

type Context = Readonly<RouterContextProvider>;

/** The number of selectable periods of each kind, up to today's. */
const OFFERED: Readonly<Record<PeriodKind, number>> = { month: 24, quarter: 12, year: 6 };

/** Today in Vietnam, YYYY-MM-DD. */
export const today = (now = new Date()): string => localMoment(now.toISOString()).slice(0, 10);

/** Selectable periods of a kind up to today's, latest first. */
export const listPeriods = (kind: PeriodKind): string[] =>
  listPeriodsTo(periodOn(kind, today()), OFFERED[kind]).toReversed();

/** The groups that the reader may report for, and the agencies whose reports the reader may read. */
export const readScope = async (context: Context) => (await api(context).associationReport.scope()).data;

const year = (value: string | null) => {
  const number = Number(value);
  return Number.isInteger(number) && number >= FIRST_YEAR && number <= Number(today().slice(0, 4))
    ? String(number)
    : '';
};

const readReportFilter = defineFilter({
  groupId: id,
  kind: oneOf(PERIOD_KINDS),
  year,
  status: oneOf(REPORT_STATUSES),
  q: text(),
});

/** The report that `?open=` has at the side; null for one that is not in the list. */
const readOpened = async (context: Context, search: URLSearchParams, rows: readonly ReportRow[]) => {
  const row = rows.find(({ _id }) => _id === search.get('open'));
  return row ? (await api(context).associationReport.get({ params: { id: row._id } })).data : null;
};

/** Reads reports with the filter of the address. */
export const readReports = async (context: Context, search: URLSearchParams) => {
  const { page, filter } = readReportFilter(search);
  const limit = readRows(context, search);
  const sorted = readSorting(search, REPORT_SORTS, { sort: 'period', order: 'desc' });
  const [scope, { data, total }] = await Promise.all([
    readScope(context),
    api(context).associationReport.list({ query: { page, limit, ...sorted, ...filter } }),
  ]);
  const opened = await readOpened(context, search, data);
  return { scope, filter, page, limit, sorted, reports: data, total, opened, years: listPeriods('year') };
};
