import { href } from 'react-router';

const of = (path: string, groupId: string, more: Readonly<Record<string, string>> = {}): string =>
  `${path}?${new URLSearchParams({ groupId, ...more })}`;

/** The customers of a group; a new one; one of them. */
export const customersPath = (groupId: string): string => of(href('/action/memberManagement/customers'), groupId);
export const customerPath = (groupId: string, customer: string): string =>
  of(href('/action/memberManagement/customers/:customer', { customer }), groupId);

/** Where files of people are brought into a group, and one of them. */
export const importsPath = (groupId: string, kind?: 'members' | 'customers'): string =>
  of(href('/action/memberManagement/import'), groupId, kind && { kind });
export const importPath = (groupId: string, file: string): string =>
  of(href('/action/memberManagement/import/:file', { file }), groupId);
