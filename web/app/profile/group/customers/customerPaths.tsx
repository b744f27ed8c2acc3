import { href } from 'react-router';

const withGroup = (path: string, groupId: string, more: Readonly<Record<string, string>> = {}): string =>
  `${path}?${new URLSearchParams({ groupId, ...more })}`;

/** Path of the customers of a group; of a new customer or one of them. */
export const customersPath = (groupId: string): string =>
  withGroup(href('/action/memberManagement/customers'), groupId);
export const customerPath = (groupId: string, customer: string): string =>
  withGroup(href('/action/memberManagement/customers/:customer', { customer }), groupId);

/** Path of the imports of a group; of one import. */
export const importsPath = (groupId: string, kind?: 'members' | 'customers'): string =>
  withGroup(href('/action/memberManagement/import'), groupId, kind && { kind });
export const importPath = (groupId: string, file: string): string =>
  withGroup(href('/action/memberManagement/import/:file', { file }), groupId);
