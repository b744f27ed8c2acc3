import { href } from 'react-router';

const withQuery = (path: string, fields: Readonly<Record<string, string>>): string => {
  const query = new URLSearchParams(Object.entries(fields).filter(([, value]) => value !== ''));
  return query.size > 0 ? `${path}?${query}` : path;
};

/** An agency's explore page; the platform's own where none is named. */
export const explorePath = (agencyId = ''): string => withQuery(href('/action/discover'), { agencyId });

/** The list of organizations, narrowed. */
export const companiesPath = (sought: Readonly<Record<string, string>> = {}): string =>
  withQuery(href('/action/discover/detail'), sought);

/** The members of an agency, narrowed; of the reader's own where none is named. */
export const agencyMembersPath = (sought: Readonly<Record<string, string>> = {}): string =>
  withQuery(href('/action/memberAgency'), sought);

/** Where an agency's explore page is arranged. */
export const arrangePath = (agencyId = ''): string => withQuery(href('/action/editAgencyExplore'), { agencyId });
