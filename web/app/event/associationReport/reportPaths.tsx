import { href } from 'react-router';

type Query = Readonly<Record<string, string | undefined>>;

const asked = (path: string, query: Query): string => {
  const said = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return said.length === 0 ? path : `${path}?${new URLSearchParams(said)}`;
};

/** The reports that the reader may see, narrowed by what is given. */
export const reportsPath = (query: Query = {}): string => asked(href('/action/associationReports'), query);

/** Sums of what was submitted. */
export const statisticsPath = (query: Query = {}): string =>
  asked(href('/action/associationReports/statistics'), query);

/** Where a group writes one, for a period when it is given. */
export const newReportPath = (query: Query = {}): string => asked(href('/action/associationReports/new'), query);

/** Where one is read. */
export const reportPath = (id: string): string => href('/action/associationReports/:id', { id });

/** Where one is corrected. */
export const editReportPath = (id: string): string => href('/action/associationReports/:id/edit', { id });
