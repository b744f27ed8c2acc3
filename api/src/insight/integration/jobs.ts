import { WEBHOOK_EVENTS } from '@m4u/contract/insight/integration/rules';
import * as z from 'zod';
import { job } from '../../platform/jobs/job.ts';

/** Creates a delivery for each row that an event is about and each endpoint of the group that receives it. */
export const announceEvent = job(
  'webhook.announce',
  z.object({
    groupId: z.uuid(),
    event: z.enum(WEBHOOK_EVENTS),
    /** Of rows; a root of seals has the number of its first seal. */
    ids: z.array(z.string().max(36)),
    /** When it happened. */
    at: z.iso.datetime(),
  }),
);

/** Makes one attempt of a delivery; `attempt` is the number of earlier ones. */
export const deliverEvent = job('webhook.deliver', z.object({ id: z.uuid(), attempt: z.int() }));

/** Deletes old deliveries every night. */
export const purgeDeliveries = job('webhook.purge', z.object({}));
