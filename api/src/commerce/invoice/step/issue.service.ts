import * as queries from '../queries.ts';
import { ProviderFault } from '../provider/request.service.ts';
import { type FoundInvoice, isIssued, outcomeOf } from '../provider/sepay.rules.ts';
import { SETTLE } from '../rules.ts';
import { failWith, FIRST_CHECK, forget, type Progress, settlesIn, type Step, waitMore } from './progress.service.ts';

/** Ends with the number that the provider has given. */
export const finish = ({ invoice, now }: Pick<Step, 'invoice' | 'now'>, found: FoundInvoice): Progress => ({
  changes: {
    state: 'issued',
    reference: found.reference_code,
    number: found.invoice_number,
    series: found.invoice_series || invoice.series,
    issuedAt: now,
    fault: null,
    message: '',
    tries: 0,
  },
});

/** The state of the draft: issued, not yet, or gone. */
const look = async (step: Step): Promise<{ done: Progress } | { found: FoundInvoice | undefined }> => {
  const found = await step.provider.find(step.invoice.reference ?? '');
  return found && isIssued(found) ? { done: finish(step, found) } : { found };
};

/** Fails with the provider's words, unless it has issued the draft all the same. */
const failUnlessIssued = async (step: Step, words: string): Promise<Progress> => {
  const seen = await look(step);
  if ('done' in seen) return seen.done;
  const changes = seen.found ? { issueTracking: null } : forget(step.invoice);
  return failWith('refused', words, changes);
};

const send = async (step: Step, reference: string): Promise<Progress> => {
  const { platform, invoice, provider, now } = step;
  const settledBefore = new Date(now.getTime() - SETTLE);
  if (!(await queries.claimSending(platform.db, invoice, 'issueSentAt', { now, settledBefore })))
    return waitMore(step, SETTLE);
  try {
    return { changes: { issueTracking: await provider.sendIssue(reference), tries: 0 }, wait: FIRST_CHECK };
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error;
    if (error.kind === 'unreachable') return waitMore(step, Math.max(SETTLE, error.wait ?? 0));
    if (error.kind === 'credentials') return failWith('credentials', error.words);
    // It is no draft any more, or may not be issued.
    return failUnlessIssued(step, error.words);
  }
};

/** Whether the details were entered after the draft was sent. */
const isOutdated = ({ enteredAt, sentAt }: queries.InvoiceRow): boolean =>
  enteredAt !== null && sentAt !== null && enteredAt > sentAt;

/** Gives up a draft with former details; it stays at the provider, where drafts count for nothing. */
const startAnew = (invoice: queries.InvoiceRow): Progress => ({
  changes: { ...forget(invoice), state: 'waiting', tries: 0 },
  wait: 0,
});

/** Settles an issue that was sent before: the draft itself says whether it was issued. */
const recover = async (step: Step): Promise<Progress> => {
  const { invoice } = step;
  const seen = await look(step);
  if ('done' in seen) return seen.done;
  const left = settlesIn(step, invoice.issueSentAt);
  if (left > 0) return { changes: {}, wait: left };
  if (isOutdated(invoice) || !seen.found) return startAnew(invoice);
  return { changes: { issueSentAt: null }, wait: 0 };
};

const check = async (step: Step, tracking: string): Promise<Progress> => {
  let answer;
  try {
    answer = await step.provider.checkIssue(tracking);
  } catch (error) {
    if (error instanceof ProviderFault && error.kind === 'missing')
      return { changes: { issueTracking: null }, wait: 0 };
    throw error;
  }
  const outcome = outcomeOf(answer.status);
  if (outcome === 'working') return waitMore(step);
  if (outcome === 'failed') return failUnlessIssued(step, (answer.message ?? '').slice(0, 500));
  const seen = await look(step);
  return 'done' in seen ? seen.done : waitMore(step);
};

/** Has the draft of an e-invoice issued, one question at a time. The provider issues a draft once. */
export const askIssue = async (step: Step): Promise<Progress> => {
  const { invoice } = step;
  if (invoice.issueTracking !== null) return check(step, invoice.issueTracking);
  if (invoice.issueSentAt !== null) return recover(step);
  return isOutdated(invoice) ? startAnew(invoice) : send(step, invoice.reference ?? '');
};
