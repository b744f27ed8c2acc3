import type { InvoiceMode } from '@m4u/contract/commerce/invoice/rules';
import type { InvoiceSeries } from '@m4u/contract/commerce/invoice/schema';
import { choice, defineForm, secret, text } from '../../../platform/forms/definition.ts';

/** The key at the provider. */
export const keyFields = defineForm({ secret, clientId: text() });

/** Series, rate and mode; `series` is the whole of {@link seriesValue}. */
export const termsFields = defineForm({
  series: text(),
  taxRate: text({ start: '-2' }),
  mode: choice<InvoiceMode>({ start: 'hand' }),
});

/** A series as the value of an option. */
export const seriesValue = ({ accountId, templateCode, series }: Omit<InvoiceSeries, 'label'>): string =>
  [accountId, templateCode, series].map(encodeURIComponent).join(' ');

/** Reads the value of an option; empty parts for one that is none, which the API refuses. */
export const readSeries = (value: string): Omit<InvoiceSeries, 'label'> => {
  const [accountId = '', templateCode = '', series = ''] = value.split(' ').map((part) => decodePart(part));
  return { accountId, templateCode, series };
};

const decodePart = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
};
