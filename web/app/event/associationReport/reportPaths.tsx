import { href } from 'react-router';
import { type Filter, withQuery } from '../../platform/search/filter.ts';

/** Path of the list of reports, with filters. */
export const reportsPath = (query: Filter = {}): string => withQuery(href('/action/associationReports'), query);

/** Path of the statistics of submitted reports. */
export const statisticsPath = (query: Filter = {}): string =>
  withQuery(href('/action/associationReports/statistics'), query);

/** Path of the form for a new report. */
export const newReportPath = (query: Filter = {}): string => withQuery(href('/action/associationReports/new'), query);

/** Path of a report. */
export const reportPath = (id: string): string => href('/action/associationReports/:id', { id });

/** Path of the form that edits a report. */
export const editReportPath = (id: string): string => href('/action/associationReports/:id/edit', { id });
