import type { Integrations, Platform } from '../../platform/context.ts';
import type { ContextMaker } from '../../profile/group/imports/worker.service.ts';
import { announceEvent, deliverEvent, purgeDeliveries } from './jobs.ts';
import { requireKeyGroup } from './key/access.service.ts';
import * as deliveries from './webhook/delivery.queries.ts';
import { attemptDelivery } from './webhook/delivery.service.ts';
import { announce, announceToAll, makeDeliveries } from './webhook/event.service.ts';
import { LOG_LIFE } from './webhook/rules.ts';

/** Keys and webhooks, for the platform and for modules that may not import this one. */
export const integrations: Integrations = { requireKeyGroup, announce, announceToAll };

/** Registers the jobs of webhooks. Call it before the queue starts. */
export const defineWebhookJobs = (platform: Platform, contextOf: ContextMaker): void => {
  const { jobs, clock, db } = platform;
  jobs.define(announceEvent, { handle: (data, run) => makeDeliveries(platform, contextOf, data, run), concurrency: 2 });
  // An attempt takes up to ten seconds: slow receivers must not hold up the others.
  jobs.define(deliverEvent, { handle: (data, run) => attemptDelivery(platform, data, run), concurrency: 8 });
  jobs.define(purgeDeliveries, {
    handle: async () => void (await deliveries.purge(db, new Date(clock.now().getTime() - LOG_LIFE))),
    concurrency: 1,
  });
  jobs.schedule(purgeDeliveries, '47 3 * * *', {});
};
