import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { onSettled } from '../../commerce/payment/events.ts';
import type { Actor } from '../../platform/caller.ts';
import type { Context, Platform, RequestFacts } from '../../platform/context.ts';
import type { Events } from '../../platform/events/events.ts';
import { job } from '../../platform/jobs/job.ts';
import { requestFactsOf } from '../../profile/group/imports/worker.service.ts';
import { moveWaitingUp, releaseOverdue, settlePaid, settleRefunded } from './settlement.service.ts';

const sweepSeats = job('ticket.sweep', z.object({}));

type ContextMaker = (actor: Actor, locale: 'vi', request: RequestFacts) => Context;

/**
 * Issues tickets as soon as they are paid, and every minute frees seats that were not paid in time and moves waiting
 * lists up. An event that is lost with its process is made up for by the job. Call it before the queue starts.
 */
export const registerTicketJobs = (
  { jobs }: Pick<Platform, 'jobs'>,
  contextOf: ContextMaker,
  events: Pick<Events, 'on'>,
): void => {
  const makeContext = () => contextOf({ kind: 'visitor' }, 'vi', requestFactsOf(randomUUID()));
  onSettled(
    events,
    { name: 'tickets', subject: 'ticket', makeContext },
    {
      paid: (ctx, { subjectId: ticketId, paymentId }) => settlePaid(ctx, { ticketId, paymentId }),
      refunded: (ctx, { subjectId: ticketId, paymentId }) => settleRefunded(ctx, { ticketId, paymentId }),
    },
  );
  const handle = async () => {
    await releaseOverdue(makeContext());
    await moveWaitingUp(makeContext());
  };
  jobs.define(sweepSeats, { handle, concurrency: 1, timeoutSeconds: 300, keepSeconds: 3_600 });
  jobs.schedule(sweepSeats, '* * * * *', {});
};
