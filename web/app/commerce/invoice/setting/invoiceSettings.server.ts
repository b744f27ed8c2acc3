import type { SubmissionResult } from '@conform-to/react';
import type { InvoiceSeries } from '@m4u/contract/commerce/invoice/schema';
import { data, redirect, type RouterContextProvider } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { api } from '../../../platform/api/api.server.ts';
import { problemOf } from '../../../platform/api/problem.ts';
import { setFlash } from '../../../platform/forms/flash.server.ts';
import { problemReply, readForm, readValues } from '../../../platform/forms/form.server.ts';
import { invoiceSettingsPath } from '../invoicePaths.tsx';
import { keyFields, readSeries, termsFields } from './settingForms.tsx';

type Context = Readonly<RouterContextProvider>;

/** What was refused, for the form of the intent. */
interface Answer {
  readonly intent: string;
  readonly reply: SubmissionResult;
}

/** The series that the provider offers; null when it cannot be asked now. */
export const readOffered = async (context: Context, groupId: string): Promise<InvoiceSeries[] | null> => {
  try {
    return (await api(context).invoice.listSeries({ params: { groupId } })).data;
  } catch (thrown) {
    if (!problemOf(thrown)) throw thrown;
    return null;
  }
};

/** Saves the key or the terms, or ends the connection. */
export const answerInvoiceSettings = async (context: Context, request: Request, groupId: string) => {
  const form = await readForm(request, { ...keyFields, ...termsFields });
  const { intent } = form;
  const { invoice } = api(context);
  const params = { groupId };
  let message = m.einvoice_terms_saved();
  try {
    if (intent === 'key') {
      await invoice.saveKey({ params, body: readValues(keyFields, form) });
      message = m.einvoice_key_saved();
    } else if (intent === 'remove') {
      await invoice.removeKey({ params });
      message = m.einvoice_key_removed();
    } else {
      const { series, ...terms } = readValues(termsFields, form);
      await invoice.saveTerms({ params, body: { ...terms, ...readSeries(series) } });
    }
  } catch (thrown) {
    const refused = problemReply(form, thrown, { fields: { accountId: 'series', templateCode: 'series' } });
    return data({ intent, reply: refused.data } satisfies Answer, refused.init ?? {});
  }
  setFlash(context, { kind: 'success', message });
  throw redirect(invoiceSettingsPath(groupId));
};
