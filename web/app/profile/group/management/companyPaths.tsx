import { href } from 'react-router';

/** Path of the management screen of a group. */
export const companyPath = (id: string): string => href('/action/company/:id', { id });

/** Path of the management screen of an agency. */
export const agencyPath = (id: string): string => href('/action/company/agency/:id', { id });

/** Path of the admins of an agency's groups. */
export const groupAdminsPath = (id: string): string => href('/action/company/agency/:id/group-admins', { id });
