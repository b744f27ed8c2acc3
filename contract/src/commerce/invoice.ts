import * as z from 'zod';
import { ById, data, Done, Id, list, Paging } from '../common.ts';
import { filterOf } from '../filter.ts';
import { endpoints, FACTOR_ERRORS, file } from '../http/endpoint.ts';
import { INVOICE_STATES } from './invoice/rules.ts';
import {
  EInvoice,
  InvoiceKeyDraft,
  InvoicePartyDraft,
  InvoiceSeries,
  InvoiceSettings,
  InvoiceTermsDraft,
} from './invoice/schema.ts';

const OfGroup = z.object({ groupId: Id });

const HIDDEN = ['not-found', ...FACTOR_ERRORS] as const;
const FORBIDDEN = [...HIDDEN, 'forbidden'] as const;
const SETTINGS = [...FORBIDDEN, 'account-unverified', 'e-invoice-off'] as const;

/** E-invoices of paid orders by a provider, and what a group sets for them (docs/rules/invoice.md). */
export const invoice = endpoints({
  list: {
    method: 'GET',
    path: '/e-invoices',
    access: 'member',
    summary: 'E-invoices of the paid orders of a group, newest first; for group admins',
    query: Paging.extend({
      groupId: Id,
      filter: filterOf({ state: z.enum(INVOICE_STATES, { error: 'choice' }).optional() }),
    }),
    result: list(EInvoice),
    errors: FORBIDDEN,
  },
  get: {
    method: 'GET',
    path: '/e-invoices/requests/:id',
    access: 'member',
    summary:
      'The e-invoice of a paid order, null where the group issues none; for the buyer of the order and group admins',
    params: ById,
    result: data(EInvoice.nullable()),
    errors: HIDDEN,
  },
  enter: {
    method: 'PUT',
    path: '/e-invoices/requests/:id/party',
    access: 'member',
    summary:
      'Enters the buyer’s details for an e-invoice, until it is on its way; `wrong-state` afterwards; for the buyer of the order and group admins',
    params: ById,
    body: InvoicePartyDraft,
    result: data(EInvoice),
    errors: [...HIDDEN, 'account-unverified', 'wrong-state'],
  },
  issue: {
    method: 'POST',
    path: '/e-invoices/requests/:id/issue',
    access: 'member',
    summary:
      'Issues the e-invoice of a paid order, or tries a failed one again; `wrong-state` while it is on its way, once it is issued, and for a refunded order; for group admins',
    params: ById,
    result: data(EInvoice),
    errors: [...FORBIDDEN, 'account-unverified', 'wrong-state', 'e-invoice-off', 'e-invoice-missing'],
  },
  pdf: {
    method: 'GET',
    path: '/e-invoices/requests/:id/pdf',
    access: 'member',
    summary: 'An issued e-invoice as the provider’s PDF; for the buyer of the order and group admins',
    params: ById,
    result: file('application/pdf'),
    errors: [...HIDDEN, 'e-invoice-unreachable'],
  },
  settings: {
    method: 'GET',
    path: '/e-invoices/settings/:groupId',
    access: 'member',
    summary: 'Connection of a group to the provider of e-invoices, without its secret; for group admins',
    params: OfGroup,
    result: data(InvoiceSettings),
    errors: FORBIDDEN,
  },
  saveKey: {
    method: 'PUT',
    path: '/e-invoices/settings/:groupId/key',
    access: 'member',
    summary: 'Connects a group to the provider by its key, which the provider confirms first; for owners of the group',
    params: OfGroup,
    body: InvoiceKeyDraft,
    result: data(InvoiceSettings),
    errors: [...SETTINGS, 'e-invoice-unreachable'],
  },
  listSeries: {
    method: 'GET',
    path: '/e-invoices/settings/:groupId/series',
    access: 'member',
    summary: 'Series that the provider offers the group; for owners of the group',
    params: OfGroup,
    result: data(z.array(InvoiceSeries)),
    errors: [...FORBIDDEN, 'e-invoice-off', 'e-invoice-missing', 'e-invoice-unreachable'],
  },
  saveTerms: {
    method: 'PUT',
    path: '/e-invoices/settings/:groupId/terms',
    access: 'member',
    summary: 'Chooses the series, tax rate and mode of new e-invoices; for owners of the group',
    params: OfGroup,
    body: InvoiceTermsDraft,
    result: data(InvoiceSettings),
    errors: [...SETTINGS, 'e-invoice-missing', 'e-invoice-unreachable'],
  },
  removeKey: {
    method: 'POST',
    path: '/e-invoices/settings/:groupId/remove',
    access: 'member',
    summary: 'Ends the connection; e-invoices that were issued stay at the provider; for owners of the group',
    params: OfGroup,
    result: Done,
    errors: [...FORBIDDEN, 'account-unverified'],
  },
});
