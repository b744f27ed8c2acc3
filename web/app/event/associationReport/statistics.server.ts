import { associationReport } from '@m4u/contract/event/associationReport';
import type { ReportScope } from '@m4u/contract/event/associationReport/schema';
import { periodKind, PERIOD_FORM, PERIOD_KINDS, type PeriodKind } from '@m4u/contract/period';
import { redirect, type RouterContextProvider } from 'react-router';
import { apiAddress } from '../../platform/api/api-address.server.ts';
import { api } from '../../platform/api/api.server.ts';
import { listPeriods, readScope } from './reports.server.ts';

/** Selectable subjects of statistics, by their value of `?of=`: `agency.{id}` or `group.{id}`. */
const listSubjects = ({ agencies, groups }: ReportScope) => [
  ...agencies.map(({ _id, name }) => ({ value: `agency.${_id}`, label: name, query: { agencyId: _id } })),
  ...groups.map(({ _id, name }) => ({ value: `group.${_id}`, label: name, query: { groupId: _id } })),
];

const readPeriod = (search: URLSearchParams, kind: PeriodKind): string => {
  const period = search.get('period') ?? '';
  return PERIOD_FORM.test(period) && periodKind(period) === kind ? period : '';
};

/** Reads the statistics of the address; `?table=` downloads them. Null when the reader has no group and no agency. */
export const readStatistics = async (context: Readonly<RouterContextProvider>, search: URLSearchParams) => {
  const subjects = listSubjects(await readScope(context));
  const subject = subjects.find(({ value }) => value === search.get('of')) ?? subjects[0];
  if (!subject) return null;
  const kind = PERIOD_KINDS.find((each) => each === search.get('kind')) ?? 'month';
  const query = { ...subject.query, kind, period: readPeriod(search, kind) };
  // Downloads start at this page, because it renews an expired session.
  if (search.has('table')) throw redirect(apiAddress(associationReport.exportStatistics, {}, query));
  const { data } = await api(context).associationReport.statistics({ query });
  return {
    subjects: subjects.map(({ value, label }) => ({ value, label })),
    of: subject.value,
    kind,
    periods: listPeriods(kind),
    statistics: data,
  };
};
