import { href } from 'react-router';

type Query = Readonly<Record<string, string | undefined>>;

const asked = (path: string, query: Query): string => {
  const said = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return said.length === 0 ? path : `${path}?${new URLSearchParams(said)}`;
};

/** Path of the list of reports, with filters. */
export const reportsPath = (query: Query = {}): string => asked(href('/action/associationReports'), query);

/** Path of the statistics of submitted reports. */
export const statisticsPath = (query: Query = {}): string =>
  asked(href('/action/associationReports/statistics'), query);

/** Path of the form for a new report. */
export const newReportPath = (query: Query = {}): string => asked(href('/action/associationReports/new'), query);

/** Path of a report. */
export const reportPath = (id: string): string => href('/action/associationReports/:id', { id });

/** Path of the form that edits a report. */
export const editReportPath = (id: string): string => href('/action/associationReports/:id/edit', { id });
