import { href } from 'react-router';
import { withQuery } from '../../../platform/search/filter.ts';

const withGroup = (path: string, groupId: string, more: Readonly<Record<string, string>> = {}): string =>
  `${path}?${new URLSearchParams({ groupId, ...more })}`;

/** Path of the customers of a group; of a new customer or one of them. */
export const customersPath = (groupId: string): string =>
  withGroup(href('/action/memberManagement/customers'), groupId);
export const customerPath = (groupId: string, customer: string): string =>
  withGroup(href('/action/memberManagement/customers/:customer', { customer }), groupId);

/** Path of a statement of points at a group: the reader's own, or a customer's for the group's admins. */
export const statementPath = (groupId: string, memberId?: string): string =>
  withQuery(href('/order-points/:id', { id: groupId }), { memberId });

/** Path of a listed customer: what the group wrote down about them, or else their points and orders. */
export const listedCustomerPath = (groupId: string, { _id, phone }: { _id: string; phone: string | null }): string =>
  phone === null ? statementPath(groupId, _id) : customerPath(groupId, _id);

/** Path of the imports of a group; of one import. */
export const importsPath = (groupId: string, kind?: 'members' | 'customers'): string =>
  withGroup(href('/action/memberManagement/import'), groupId, kind && { kind });
export const importPath = (groupId: string, file: string): string =>
  withGroup(href('/action/memberManagement/import/:file', { file }), groupId);
