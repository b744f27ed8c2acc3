import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { Actor } from '../../platform/caller.ts';
import type { Context, Platform, RequestFacts } from '../../platform/context.ts';
import type { Events } from '../../platform/events/events.ts';
import { job } from '../../platform/jobs/job.ts';
import { requestFactsOf } from '../../profile/group/imports/worker.service.ts';
import { onSettled } from '../payment/events.ts';
import { remindMembers } from './reminder.service.ts';
import { settleMissed, settlePaid, settleRefunded } from './settlement.service.ts';

const sweepDues = job('due.sweep', z.object({}));
const remindDues = job('due.remind', z.object({}));

type ContextMaker = (actor: Actor, locale: 'vi', request: RequestFacts) => Context;

/**
 * Gives periods as soon as they are paid, and asks members to renew in the morning. An event that is lost with its process
 * is made up for by the job of every minute. Call it before the queue starts.
 */
export const registerDueJobs = (
  { jobs }: Pick<Platform, 'jobs'>,
  contextOf: ContextMaker,
  events: Pick<Events, 'on'>,
): void => {
  const makeContext = () => contextOf({ kind: 'visitor' }, 'vi', requestFactsOf(randomUUID()));
  onSettled(
    events,
    { name: 'dues', subject: 'due', makeContext },
    {
      paid: (ctx, { subjectId: periodId, paymentId }) => settlePaid(ctx, { periodId, paymentId }),
      refunded: (ctx, { subjectId: periodId, paymentId }) => settleRefunded(ctx, { periodId, paymentId }),
    },
  );
  jobs.define(sweepDues, {
    handle: () => settleMissed(makeContext()),
    concurrency: 1,
    timeoutSeconds: 300,
    keepSeconds: 3_600,
  });
  jobs.schedule(sweepDues, '* * * * *', {});
  jobs.define(remindDues, { handle: () => remindMembers(makeContext()), concurrency: 1, timeoutSeconds: 3_600 });
  jobs.schedule(remindDues, '11 8 * * *', {});
};
