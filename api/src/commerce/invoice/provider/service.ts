import type { InvoiceSeries } from '@m4u/contract/commerce/invoice/schema';
import type * as z from 'zod';
import type { Platform } from '../../../platform/context.ts';
import { fail } from '../../../platform/errors.ts';
import type { InvoiceRow } from '../queries.ts';
import { referenceOf } from '../rules.ts';
import type { ActiveConnection, ReadyConnection } from '../setting/queries.ts';
import { ProviderFault, type ProviderRequest, sendToProvider } from './request.service.ts';
import * as sepay from './sepay.rules.ts';
import { getToken } from './token.service.ts';

/** Pages of the provider's list that are read from each end: the order of the list is not documented. */
const PAGES = 3;

/** Accounts of a group at the provider that are read. */
const MOST_ACCOUNTS = 10;

const PDF_START = '%PDF-';

const inPath = (code: string): string => encodeURIComponent(code);

/** The provider's address. Errors: e-invoice-off. */
export const requireAddress = ({ config }: Pick<Platform, 'config'>): string =>
  config.einvoiceUrl ?? fail('e-invoice-off');

/** The provider of e-invoices as one group asks it; every function throws a ProviderFault. */
export interface Provider {
  listSeries(): Promise<InvoiceSeries[]>;
  /** Sends a draft; returns its tracking code. */
  sendDraft(invoice: InvoiceRow, connection: ReadyConnection): Promise<string>;
  checkDraft(tracking: string): Promise<z.output<typeof sepay.CheckAnswer>['data']>;
  /** Asks for a draft to be issued; returns the tracking code. */
  sendIssue(reference: string): Promise<string>;
  checkIssue(tracking: string): Promise<z.output<typeof sepay.CheckAnswer>['data']>;
  /** An invoice by the provider's name; undefined when there is none. */
  find(reference: string): Promise<sepay.FoundInvoice | undefined>;
  /** The invoice with our reference in its notes; undefined when there is none. */
  findSent(invoice: Pick<InvoiceRow, 'id' | 'draft'>): Promise<sepay.FoundInvoice | undefined>;
  /** The PDF of an issued invoice by the first of these codes that the provider knows. */
  readPdf(codes: readonly (string | null)[]): Promise<Buffer>;
}

const isMissing = (error: unknown): boolean => error instanceof ProviderFault && error.kind === 'missing';

/** Answers undefined instead of the provider's 404. */
const orMissing = <T>(answer: Promise<T>): Promise<T | undefined> =>
  answer.catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });

/** Asks the provider in the name of a group. A token that is refused is renewed once. */
export const openProvider = (
  platform: Platform,
  connection: ActiveConnection,
  signal: AbortSignal = new AbortController().signal,
): Provider => {
  const address = requireAddress(platform);
  const ask = async <S extends z.ZodType>(
    request: Omit<ProviderRequest, 'authorization'>,
    shape: S,
  ): Promise<z.output<S>> => {
    const send = (token: string) =>
      sendToProvider(address, { ...request, authorization: `Bearer ${token}` }, shape, signal);
    const token = await getToken(platform, connection, { address, signal });
    try {
      return await send(token);
    } catch (error) {
      if (!(error instanceof ProviderFault) || error.kind !== 'credentials') throw error;
      return send(await getToken(platform, connection, { address, signal, refused: token }));
    }
  };
  const listPage = (page: number) => ask({ path: `/v1/invoices?page=${page}&per_page=100` }, sepay.InvoicesAnswer);
  const check = async (kind: 'create' | 'issue', tracking: string) =>
    (await ask({ path: `/v1/invoices/${kind}/check/${inPath(tracking)}` }, sepay.CheckAnswer)).data;

  return {
    listSeries: async () => {
      const { data } = await ask({ path: '/v1/provider-accounts?page=1&per_page=100' }, sepay.AccountsAnswer);
      const series: InvoiceSeries[] = [];
      for (const { id } of data.items.filter(({ active }) => active).slice(0, MOST_ACCOUNTS)) {
        const { data: account } = await ask({ path: `/v1/provider-accounts/${inPath(id)}` }, sepay.AccountAnswer);
        for (const { template_code: templateCode, invoice_series: name, invoice_label: label } of account.templates)
          series.push({ accountId: id, templateCode, series: name, label: label || `${templateCode} - ${name}` });
      }
      return series;
    },
    sendDraft: async (invoice, ready) => {
      const body = sepay.toDraftBody(invoice, ready, platform.clock.now());
      const { data } = await ask({ path: '/v1/invoices/create', method: 'POST', body }, sepay.SentAnswer);
      return data.tracking_code;
    },
    checkDraft: (tracking) => check('create', tracking),
    sendIssue: async (reference) => {
      const body = { reference_code: reference };
      const { data } = await ask({ path: '/v1/invoices/issue', method: 'POST', body }, sepay.SentAnswer);
      return data.tracking_code;
    },
    checkIssue: (tracking) => check('issue', tracking),
    find: async (reference) =>
      (await orMissing(ask({ path: `/v1/invoices/${inPath(reference)}` }, sepay.InvoiceAnswer)))?.data,
    findSent: async (invoice) => {
      const notes = referenceOf(invoice);
      const first = await listPage(1);
      const last = first.data.paging.page_count;
      const pages = new Set([2, 3, ...Array.from({ length: PAGES }, (_none, back) => last - back)]);
      const rest = [...pages].filter((page) => page > 1 && page <= last);
      let items = first.data.items;
      for (;;) {
        const found = items.find((each) => each.notes === notes);
        const page = rest.shift();
        if (found || page === undefined) return found;
        items = (await listPage(page)).data.items;
      }
    },
    readPdf: async (codes) => {
      for (const code of codes) {
        if (code === null) continue;
        const path = `/v1/invoices/${inPath(code)}/download?type=pdf`;
        const found = await orMissing(ask({ path, holdsFile: true }, sepay.FileAnswer));
        if (!found) continue;
        const bytes = Buffer.from(found.data.content, 'base64');
        if (!bytes.subarray(0, PDF_START.length).equals(Buffer.from(PDF_START))) throw new ProviderFault('unreachable');
        return bytes;
      }
      throw new ProviderFault('missing');
    },
  };
};
