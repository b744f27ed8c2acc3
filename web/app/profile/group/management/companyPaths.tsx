import { href } from 'react-router';

/** Where a group is run. */
export const companyPath = (id: string): string => href('/action/company/:id', { id });

/** Where an agency is run. */
export const agencyPath = (id: string): string => href('/action/company/agency/:id', { id });
