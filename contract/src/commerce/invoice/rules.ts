/**
 * States of an e-invoice (docs/rules/invoice.md#states). `waiting`: no draft at the provider yet. `created`: a draft.
 * `failed`: the provider refused it, or could not be asked; an admin may try again.
 */
export const INVOICE_STATES = ['waiting', 'created', 'issued', 'failed'] as const;
export type InvoiceState = (typeof INVOICE_STATES)[number];

/**
 * Reasons of a failed e-invoice. `refused`: the provider's message says why. `credentials`: the key is no longer valid.
 * `setting`: the group has no connection or series. `total`: the sum of the draft differs from what was paid.
 * `unreachable`: the provider did not answer for a day.
 */
export const INVOICE_FAULTS = ['refused', 'credentials', 'setting', 'total', 'unreachable'] as const;
export type InvoiceFault = (typeof INVOICE_FAULTS)[number];

/** How e-invoices are issued: by an admin, or by itself after each paid order. */
export const INVOICE_MODES = ['hand', 'paid'] as const;
export type InvoiceMode = (typeof INVOICE_MODES)[number];

/** Tax rates in percent; -2 is not subject to tax, -1 is not declared. */
export const TAX_RATES = [-2, -1, 0, 5, 8, 10] as const;
export type TaxRate = (typeof TAX_RATES)[number];

/** Kinds of buyers on an e-invoice. */
export const PARTY_KINDS = ['person', 'company'] as const;
export type PartyKind = (typeof PARTY_KINDS)[number];

/** Longest texts, in characters. */
export const INVOICE_LENGTH = {
  name: 200,
  taxCode: 20,
  address: 300,
  email: 254,
  clientId: 200,
  secret: 500,
  accountId: 100,
  templateCode: 20,
  series: 20,
} as const;

/** Template of an invoice without VAT (hóa đơn bán hàng): its lines have no tax rate. */
export const isSalesTemplate = (templateCode: string): boolean => templateCode.startsWith('2');

/** Milliseconds that the buyer has for their details before an e-invoice is issued by itself. */
export const DETAILS_WAIT = 60 * 60 * 1_000;
