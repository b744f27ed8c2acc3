import { href } from 'react-router';
import { type Filter, withQuery } from '../../platform/search/filter.ts';

/** Path of a group's payments. */
export const paymentsPath = (groupId: string, filter: Filter = {}): string =>
  withQuery(href('/action/payments'), { groupId, ...filter });

/** Path of the form that asks for a payment. */
export const newPaymentPath = (groupId: string): string => withQuery(href('/action/payments/new'), { groupId });

/** Path of a payment for the group's admins. */
export const paymentPath = (id: string): string => href('/action/payments/:id', { id });

/** Path of the transfers that services told a group of. */
export const transfersPath = (groupId: string, filter: Filter = {}): string =>
  withQuery(href('/action/payments/transfers'), { groupId, ...filter });

/** Path of a transfer, where it is settled. */
export const transferPath = (id: string): string => href('/action/payments/transfers/:id', { id });

/** Path of a group's statements, where an admin reads one. */
export const statementsPath = (groupId: string): string => withQuery(href('/action/payments/statements'), { groupId });

/** Path of a statement. */
export const statementPath = (id: string): string => href('/action/payments/statements/:id', { id });

/** Path of a group's account and services. */
export const paymentSettingsPath = (groupId: string): string =>
  withQuery(href('/action/payments/settings'), { groupId });
