/**
 * SePay's e-invoice API, version 1: everything that is known of its requests and answers
 * (docs/decisions/0139-e-invoices-by-a-provider.md).
 */
import { isSalesTemplate } from '@m4u/contract/commerce/invoice/rules';
import { HOUR } from '@m4u/contract/durations';
import * as z from 'zod';
import type { InvoiceRow } from '../queries.ts';
import { referenceOf } from '../rules.ts';
import type { ReadyConnection } from '../setting/queries.ts';

const Text = z.string().max(500);
const Words = z.string().nullish().catch(null);
/** A code that may be written as a number. */
const Code = z.union([z.string(), z.number()]).transform(String).pipe(z.string().max(50));
const Paging = z.object({ has_more: z.boolean().catch(false), page_count: z.coerce.number().int().catch(1) });

/** `POST /v1/token`. */
export const TokenAnswer = z.object({
  data: z.object({ access_token: z.string().min(1), expires_in: z.coerce.number().positive() }),
});

/** `GET /v1/provider-accounts`. */
export const AccountsAnswer = z.object({
  data: z.object({
    items: z.array(z.object({ id: Text, provider: Text, active: z.boolean() })).max(100),
  }),
});

/** `GET /v1/provider-accounts/{id}`. */
export const AccountAnswer = z.object({
  data: z.object({
    templates: z
      .array(z.object({ template_code: Code, invoice_series: Text, invoice_label: Words }))
      .max(200)
      .catch([]),
  }),
});

/** `POST /v1/invoices/create` and `POST /v1/invoices/issue`. */
export const SentAnswer = z.object({ data: z.object({ tracking_code: z.string().min(1).max(200) }) });

const Found = z.object({
  reference_code: z.string().min(1).max(200),
  invoice_number: Code.catch('0'),
  invoice_series: Words,
  status: z.string().catch(''),
  total_amount: z.coerce.number().nullish().catch(null),
  notes: Words,
});

/** An invoice at the provider. */
export type FoundInvoice = z.output<typeof Found>;

/** `GET /v1/invoices/create/check/{tracking_code}` and `GET /v1/invoices/issue/check/{tracking_code}`. */
export const CheckAnswer = z.object({
  data: z.object({
    reference_code: z.string().max(200).nullish(),
    status: z.string(),
    message: Words,
    invoice: Found.nullish().catch(null),
  }),
});

/** `GET /v1/invoices/{reference_code}`. */
export const InvoiceAnswer = z.object({ data: Found });

/** `GET /v1/invoices`. */
export const InvoicesAnswer = z.object({
  data: z.object({ paging: Paging, items: z.array(Found.catch(() => EMPTY)).max(100) }),
});

/** Stands for an invoice of others that cannot be read. */
const EMPTY: FoundInvoice = { reference_code: '-', invoice_number: '0', status: '' };

/** `GET /v1/invoices/{tracking_code}/download?type=pdf`. */
export const FileAnswer = z.object({ data: z.object({ file_type: z.literal('pdf'), content: z.base64() }) });

/** Whether the provider has given an invoice its number at the tax authority. */
export const isIssued = ({ status, invoice_number: number }: FoundInvoice): boolean =>
  status.toLowerCase() === 'issued' && number !== '' && number !== '0';

/** The answer of a check: `working` also for words that are not documented. */
export const outcomeOf = (status: string): 'done' | 'failed' | 'working' => {
  const word = status.toLowerCase();
  if (word === 'success') return 'done';
  return word === 'failed' ? 'failed' : 'working';
};

/** The provider's clock is Vietnam's. */
const localTime = (at: Date): string => new Date(at.getTime() + 7 * HOUR).toISOString().slice(0, 19).replace('T', ' ');

/** Decimals of a unit price: enough for the sum to be the amount after rounding. */
const DECIMALS = 6;

const rounded = (value: number): number => Number(value.toFixed(DECIMALS));

type Facts = Pick<
  InvoiceRow,
  'id' | 'draft' | 'title' | 'quantity' | 'amount' | 'partyKind' | 'partyName' | 'taxCode' | 'address' | 'email'
>;

/** The line of an order: what was paid includes the tax, and a unit price does not. */
const lineOf = (
  { id, title, quantity, amount }: Facts,
  { templateCode, taxRate }: Pick<ReadyConnection, 'templateCode' | 'taxRate'>,
) => {
  const isSales = isSalesTemplate(templateCode);
  const net = isSales || taxRate <= 0 ? amount : amount / (1 + taxRate / 100);
  // A price for the whole order that the pieces do not divide is one line of one.
  const isDivided = amount % quantity === 0;
  return {
    line_number: 1,
    line_type: 1,
    item_code: id.slice(-12),
    item_name: isDivided ? title : `${title} × ${quantity}`,
    quantity: isDivided ? quantity : 1,
    unit_price: rounded(isDivided ? net / quantity : net),
    ...(!isSales && { tax_rate: taxRate }),
  };
};

/** The buyer, without empty fields; somebody without a name is a customer of the counter. */
const buyerOf = ({ partyKind, partyName, taxCode, address, email }: Facts) => ({
  type: partyKind === 'company' ? 'company' : 'personal',
  name: partyName || 'Khách lẻ',
  ...(partyKind === 'company' && { legal_name: partyName }),
  ...(taxCode && { tax_code: taxCode }),
  ...(address && { address }),
  ...(email && { email }),
});

/** The body that creates a draft. Our reference is in the notes, which the provider's list returns. */
export const toDraftBody = (invoice: Facts, connection: ReadyConnection, now: Date) => ({
  template_code: connection.templateCode,
  invoice_series: connection.series,
  issued_date: localTime(now),
  currency: 'VND',
  provider_account_id: connection.accountId,
  payment_method: 'CK',
  is_draft: true,
  buyer: buyerOf(invoice),
  items: [lineOf(invoice, connection)],
  notes: referenceOf(invoice),
});
