import { href } from 'react-router';

const of = (path: string, groupId: string, more: Readonly<Record<string, string>> = {}): string =>
  `${path}?${new URLSearchParams({ groupId, ...more })}`;

/** Path of the customers of a group; of a new customer or one of them. */
export const customersPath = (groupId: string): string => of(href('/action/memberManagement/customers'), groupId);
export const customerPath = (groupId: string, customer: string): string =>
  of(href('/action/memberManagement/customers/:customer', { customer }), groupId);

/** Path of the imports of a group; of one import. */
export const importsPath = (groupId: string, kind?: 'members' | 'customers'): string =>
  of(href('/action/memberManagement/import'), groupId, kind && { kind });
export const importPath = (groupId: string, file: string): string =>
  of(href('/action/memberManagement/import/:file', { file }), groupId);
