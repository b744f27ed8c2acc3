import { WEBHOOK_EVENTS } from '@m4u/contract/insight/integration/rules';
import * as z from 'zod';
import { job } from '../../platform/jobs/job.ts';

/** Makes deliveries of rows that an event is about, for each endpoint of the group that receives it. */
export const announceEvent = job(
  'webhook.announce',
  z.object({
    groupId: z.uuid(),
    event: z.enum(WEBHOOK_EVENTS),
    ids: z.array(z.uuid()),
    /** When it happened. */
    at: z.iso.datetime(),
  }),
);

/** Makes one attempt of a delivery; `attempt` is the number of those before. */
export const deliverEvent = job('webhook.deliver', z.object({ id: z.uuid(), attempt: z.int() }));

/** Deletes old deliveries every night. */
export const purgeDeliveries = job('webhook.purge', z.object({}));
