import { randomUUID } from 'node:crypto';
import type { Actor } from '../../platform/caller.ts';
import type { Context, Platform, RequestFacts } from '../../platform/context.ts';
import type { Events } from '../../platform/events/events.ts';
import { requestFactsOf } from '../../profile/group/imports/worker.service.ts';
import { onSettled } from '../payment/events.ts';
import { stepInvoice, sweepInvoices } from './jobs.ts';
import { runStep } from './step/service.ts';
import { sweep, takePaid } from './take.service.ts';

type ContextMaker = (actor: Actor, locale: 'vi', request: RequestFacts) => Context;

/** Seconds for a step: the provider's list may have several pages. */
const STEP_SECONDS = 110;

/**
 * Takes paid orders as soon as they are paid, and makes the steps of their e-invoices. An event that is lost with its
 * process is made up for by the job of every minute. Call it before the queue starts.
 */
export const registerInvoiceJobs = (platform: Platform, contextOf: ContextMaker, events: Pick<Events, 'on'>): void => {
  const { jobs } = platform;
  const makeContext = () => contextOf({ kind: 'visitor' }, 'vi', requestFactsOf(randomUUID()));
  onSettled(
    events,
    { name: 'e-invoices', subject: 'request', makeContext },
    {
      paid: (ctx, { subjectId }) => takePaid(ctx, subjectId),
      // A refund is read where it matters.
      refunded: () => Promise.resolve(),
    },
  );
  jobs.define(stepInvoice, {
    handle: (key, run) => runStep(platform, key, run),
    concurrency: 2,
    timeoutSeconds: STEP_SECONDS,
  });
  jobs.define(sweepInvoices, {
    handle: () => sweep(platform),
    concurrency: 1,
    timeoutSeconds: 300,
    keepSeconds: 3_600,
  });
  jobs.schedule(sweepInvoices, '* * * * *', {});
};
