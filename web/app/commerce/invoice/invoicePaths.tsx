import { href } from 'react-router';
import { type Filter, withQuery } from '../../platform/search/filter.ts';

/** Path of a group's e-invoices. */
export const invoicesPath = (groupId: string, filter: Filter = {}): string =>
  withQuery(href('/action/payments/invoices'), { groupId, ...filter });

/** Path of a group's connection to the provider of e-invoices. */
export const invoiceSettingsPath = (groupId: string): string =>
  withQuery(href('/action/payments/invoices/settings'), { groupId });

/** Path of the e-invoice of an order, for its buyer and the group's admins. */
export const invoicePath = (requestId: string): string => href('/action/requests/:id/invoice', { id: requestId });
