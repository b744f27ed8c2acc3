import * as z from 'zod';
import { Email, Id, line, Moment, Named, WholeText } from '../../common.ts';
import { INVOICE_FAULTS, INVOICE_LENGTH, INVOICE_MODES, INVOICE_STATES, PARTY_KINDS, TAX_RATES } from './rules.ts';
import { readTaxCode } from './taxCode.rules.ts';

const TaxCode = line(INVOICE_LENGTH.taxCode).transform((text, context) => {
  if (text === '') return '';
  const code = readTaxCode(text);
  if (code !== undefined) return code;
  context.addIssue({ code: 'custom', message: 'tax-code', input: text });
  return z.NEVER;
});

/** The buyer on an e-invoice. */
export const InvoiceParty = z.object({
  kind: z.enum(PARTY_KINDS),
  name: z.string(),
  /** As it is printed; empty for a person without one. */
  taxCode: z.string(),
  address: z.string(),
  /** The provider mails the e-invoice to it; empty for none. */
  email: z.string(),
});
export type InvoiceParty = z.output<typeof InvoiceParty>;

/** The buyer's details as they are entered; a company needs its tax code and address. */
export const InvoicePartyDraft = z
  .object({
    kind: z.enum(PARTY_KINDS, { error: 'choice' }),
    name: line(INVOICE_LENGTH.name, 1),
    taxCode: TaxCode.default(''),
    address: line(INVOICE_LENGTH.address).default(''),
    email: z.union([z.literal(''), Email], { error: 'email' }).default(''),
  })
  .superRefine(({ kind, taxCode, address }, context) => {
    if (kind !== 'company') return;
    if (taxCode === '') context.addIssue({ code: 'custom', message: 'required', path: ['taxCode'] });
    if (address === '') context.addIssue({ code: 'custom', message: 'required', path: ['address'] });
  });
export type InvoicePartyDraft = z.output<typeof InvoicePartyDraft>;

/** The e-invoice of a paid order, for its buyer and the group's admins. */
export const EInvoice = z.object({
  /** The order, by which an e-invoice is named. */
  requestId: Id,
  group: Named,
  title: z.string(),
  quantity: z.int(),
  /** VND. */
  amount: z.int(),
  party: InvoiceParty,
  /** Whether the details of the buyer were entered; else they are the name of the order alone. */
  isEntered: z.boolean(),
  state: z.enum(INVOICE_STATES),
  /** Whether it is on its way to the provider. */
  isAsked: z.boolean(),
  fault: z.enum(INVOICE_FAULTS).nullable(),
  /** The provider's words about a failed one. */
  message: z.string(),
  /** Number and series; null until it is issued. */
  number: z.string().nullable(),
  series: z.string().nullable(),
  issuedAt: Moment.nullable(),
  paidAt: Moment,
  /** When the money went back: an issued e-invoice is then replaced or cancelled at the provider. */
  refundedAt: Moment.nullable(),
  can: z.object({ enter: z.boolean(), issue: z.boolean(), download: z.boolean() }),
});
export type EInvoice = z.output<typeof EInvoice>;

/** A series of e-invoices that the provider offers. */
export const InvoiceSeries = z.object({
  accountId: z.string(),
  templateCode: z.string(),
  series: z.string(),
  /** The provider's words for it. */
  label: z.string(),
});
export type InvoiceSeries = z.output<typeof InvoiceSeries>;

/** A group's connection to the provider; the secret is in no answer. */
export const InvoiceConnection = z.object({
  clientId: z.string(),
  /** Last four characters of the secret. */
  ending: z.string(),
  /** Null until one is chosen. */
  series: InvoiceSeries.nullable(),
  taxRate: z.int(),
  mode: z.enum(INVOICE_MODES),
  updatedAt: Moment,
});
export type InvoiceConnection = z.output<typeof InvoiceConnection>;

/** What a group sets for e-invoices; `can.update` for its owners. */
export const InvoiceSettings = z.object({
  /** Whether e-invoices are switched on in this installation. */
  isOn: z.boolean(),
  connection: InvoiceConnection.nullable(),
  /** Failed e-invoices. */
  failed: z.int(),
  can: z.object({ update: z.boolean() }),
});
export type InvoiceSettings = z.output<typeof InvoiceSettings>;

/** The key of a group at the provider. */
export const InvoiceKeyDraft = z.object({
  clientId: line(INVOICE_LENGTH.clientId, 1),
  secret: line(INVOICE_LENGTH.secret, 1),
});
export type InvoiceKeyDraft = z.output<typeof InvoiceKeyDraft>;

/** The series, rate and mode of new e-invoices. */
export const InvoiceTermsDraft = z.object({
  accountId: line(INVOICE_LENGTH.accountId, 1),
  templateCode: line(INVOICE_LENGTH.templateCode, 1),
  series: line(INVOICE_LENGTH.series, 1),
  taxRate: WholeText.pipe(z.literal(TAX_RATES, { error: 'choice' })),
  mode: z.enum(INVOICE_MODES, { error: 'choice' }),
});
export type InvoiceTermsDraft = z.output<typeof InvoiceTermsDraft>;
