import { href } from 'react-router';
import { type Filter, withQuery } from '../../platform/search/filter.ts';

/** Explore page of an agency; of the platform when none is given. */
export const explorePath = (agencyId = ''): string => withQuery(href('/action/discover'), { agencyId });

/** Explore page of the platform, also for a reader who has an agency. */
export const platformExplorePath = (): string => `${href('/action/discover')}?agencyId=`;

/** List of organizations with a filter. */
export const companiesPath = (filter: Filter = {}): string => withQuery(href('/action/discover/detail'), filter);

/** Members of an agency with a filter; by default of the reader's agency. */
export const agencyMembersPath = (filter: Filter = {}): string => withQuery(href('/action/memberAgency'), filter);

/** Editor of an agency's explore page. */
export const arrangePath = (agencyId = ''): string => withQuery(href('/action/editAgencyExplore'), { agencyId });
