import type { Platform } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/events/transaction.ts';
import type { JobRun } from '../../../platform/jobs/job.ts';
import { findRefunds } from '../../order/receipts/reads.ts';
import { stepInvoice } from '../jobs.ts';
import { ProviderFault } from '../provider/request.service.ts';
import { openProvider } from '../provider/service.ts';
import * as queries from '../queries.ts';
import { findActive, isReady } from '../setting/queries.ts';
import { makeDraft } from './draft.service.ts';
import { askIssue } from './issue.service.ts';
import { failWith, type Progress, type Step, waitMore } from './progress.service.ts';

const work = async (step: Step): Promise<Progress> => {
  try {
    return await (step.invoice.reference === null ? makeDraft(step) : askIssue(step));
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error;
    if (error.kind === 'unreachable') return waitMore(step, error.wait);
    return failWith(error.kind === 'credentials' ? 'credentials' : 'refused', error.words);
  }
};

/** Whether it is time to issue by itself: nobody has asked, and the group still wants it so. */
const isDueByItself = ({ invoice, connection }: Pick<Step, 'invoice' | 'connection'>): boolean =>
  invoice.state === 'waiting' && connection.mode === 'paid';

const progressOf = async (platform: Platform, invoice: queries.InvoiceRow, signal: AbortSignal): Promise<Progress> => {
  const refunds = await findRefunds(platform.db, [invoice.requestId]);
  // An order that was refunded before it was issued needs no e-invoice.
  if (refunds.size > 0 && invoice.issueSentAt === null) return { changes: { askedAt: null } };
  const connection = await findActive(platform.db, invoice.groupId);
  if (!isReady(connection) || platform.config.einvoiceUrl === undefined)
    return invoice.askedAt === null ? { changes: {} } : failWith('setting');
  const now = platform.clock.now();
  if (invoice.askedAt === null) {
    if (!isDueByItself({ invoice, connection })) return { changes: {} };
    return { changes: { askedAt: now, askedBy: null }, wait: 0 };
  }
  return work({ platform, invoice, connection, provider: openProvider(platform, connection, signal), now });
};

/**
 * Makes one step of an e-invoice and queues the next one. A step that was made by another run is left; one that was
 * killed is made again, and asks the provider what has become of the first.
 */
export const runStep = async (
  platform: Platform,
  key: queries.StepKey,
  { signal }: Pick<JobRun, 'signal'>,
): Promise<void> => {
  const { db, clock, jobs } = platform;
  const invoice = await queries.find(db, key.id);
  if (!invoice || invoice.step !== key.step || invoice.state === 'issued' || invoice.state === 'failed') return;
  const { changes, wait } = await progressOf(platform, invoice, signal);
  const now = clock.now();
  const nextAt = wait === undefined ? null : new Date(now.getTime() + wait);
  const step = key.step + 1;
  await inTransaction(db, async (tx) => {
    if (!(await queries.advance(tx, key, { ...changes, step, nextAt, updatedAt: now }))) return;
    if (nextAt) await jobs.enqueue(tx, stepInvoice, { id: key.id, step }, wait === 0 ? {} : { after: nextAt });
  });
};
