import * as queries from '../queries.ts';
import { isIssued, outcomeOf, type FoundInvoice } from '../provider/sepay.rules.ts';
import { ProviderFault } from '../provider/request.service.ts';
import { ROUNDING, SETTLE } from '../rules.ts';
import { finish } from './issue.service.ts';
import { failWith, FIRST_CHECK, forget, type Progress, settlesIn, type Step, waitMore } from './progress.service.ts';

/** Takes a draft that the provider has made, if its sum is what was paid. */
const take = (step: Step, found: FoundInvoice): Progress => {
  const { invoice } = step;
  const { reference_code: reference, total_amount: total } = found;
  // Drafts alone are sent, so an issued one was issued at the provider by hand.
  if (isIssued(found)) return finish(step, { ...found, reference_code: reference });
  if (total == null || Math.abs(total - invoice.amount) > ROUNDING)
    return failWith('total', String(total ?? ''), forget(invoice));
  return { changes: { state: 'created', reference, tries: 0 }, wait: 0 };
};

/** Sends the draft, after it is written that it is sent. */
const send = async (step: Step): Promise<Progress> => {
  const { platform, invoice, connection, provider, now } = step;
  const settledBefore = new Date(now.getTime() - SETTLE);
  if (!(await queries.claimSending(platform.db, invoice, 'sentAt', { now, settledBefore })))
    return waitMore(step, SETTLE);
  try {
    const tracking = await provider.sendDraft(invoice, connection);
    return { changes: { tracking, series: connection.series, tries: 0 }, wait: FIRST_CHECK };
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error;
    // Without an answer the provider may have made it: its list is asked once it is settled.
    if (error.kind === 'unreachable') return waitMore(step, Math.max(SETTLE, error.wait ?? 0));
    return failWith(error.kind === 'credentials' ? 'credentials' : 'refused', error.words, { sentAt: null });
  }
};

/** Looks for a draft that was sent without an answer; there is none once the provider's list does not know it. */
const recover = async (step: Step): Promise<Progress> => {
  const { invoice, provider } = step;
  const left = settlesIn(step, invoice.sentAt);
  if (left > 0) return { changes: {}, wait: left };
  const found = await provider.findSent(invoice);
  return found ? take(step, found) : { changes: { sentAt: null }, wait: 0 };
};

const check = async (step: Step, tracking: string): Promise<Progress> => {
  const { invoice, provider } = step;
  let answer;
  try {
    answer = await provider.checkDraft(tracking);
  } catch (error) {
    // A code that the provider does not know: its list says what became of the draft.
    if (error instanceof ProviderFault && error.kind === 'missing') return { changes: { tracking: null }, wait: 0 };
    throw error;
  }
  const outcome = outcomeOf(answer.status);
  if (outcome === 'working') return waitMore(step);
  if (outcome === 'failed') return failWith('refused', (answer.message ?? '').slice(0, 500), forget(invoice));
  const reference = answer.invoice?.reference_code ?? answer.reference_code ?? tracking;
  const found = answer.invoice ?? (await provider.find(reference));
  return found ? take(step, { ...found, reference_code: reference }) : waitMore(step);
};

/** Makes the draft of an e-invoice at the provider, one question at a time. */
export const makeDraft = (step: Step): Promise<Progress> => {
  const { tracking, sentAt } = step.invoice;
  if (tracking !== null) return check(step, tracking);
  return sentAt === null ? send(step) : recover(step);
};
