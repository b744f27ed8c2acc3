import { href } from 'react-router';

const withQuery = (path: string, fields: Readonly<Record<string, string>>): string => {
  const query = new URLSearchParams(Object.entries(fields).filter(([, value]) => value !== ''));
  return query.size > 0 ? `${path}?${query}` : path;
};

/** Explore page of an agency; of the platform when none is given. */
export const explorePath = (agencyId = ''): string => withQuery(href('/action/discover'), { agencyId });

/** List of organizations with a filter. */
export const companiesPath = (sought: Readonly<Record<string, string>> = {}): string =>
  withQuery(href('/action/discover/detail'), sought);

/** Members of an agency with a filter; by default of the reader's agency. */
export const agencyMembersPath = (sought: Readonly<Record<string, string>> = {}): string =>
  withQuery(href('/action/memberAgency'), sought);

/** Editor of an agency's explore page. */
export const arrangePath = (agencyId = ''): string => withQuery(href('/action/editAgencyExplore'), { agencyId });
