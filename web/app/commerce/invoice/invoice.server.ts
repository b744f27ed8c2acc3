import { redirect, type RouterContextProvider } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { problemOf } from '../../platform/api/problem.ts';
import { setFlash } from '../../platform/forms/flash.server.ts';
import { readForm } from '../../platform/forms/form.server.ts';
import { requireId } from '../../platform/request/require-id.ts';

type Context = Readonly<RouterContextProvider>;

/** Errors that the screen tells above its present state. */
const TOLD: readonly string[] = ['wrong-state', 'e-invoice-missing', 'e-invoice-off', 'forbidden', 'rate-limited'];

/** Issues an e-invoice, or tries it again, and tells so. Errors: those of the call that are not about its state. */
export const issueOne = async (context: Context, id: string): Promise<void> => {
  try {
    await api(context).invoice.issue({ params: { id } });
  } catch (thrown) {
    const problem = problemOf(thrown);
    if (!problem || !TOLD.includes(problem.code)) throw thrown;
    setFlash(context, { kind: 'error', message: problem.detail });
    return;
  }
  setFlash(context, { kind: 'success', message: m.einvoice_sent() });
};

/** Handles the button of a row, and leads back to the list as it was filtered. */
export const issueInvoice = async (context: Context, request: Request): Promise<Response> => {
  const { values } = await readForm(request);
  const id = values['request'] ?? '';
  requireId(id);
  await issueOne(context, id);
  const { pathname, search } = new URL(request.url);
  return redirect(pathname.replace(/\.data$/, '') + search);
};
