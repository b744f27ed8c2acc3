import type { DeliveryEvent, WebhookEvent } from '@m4u/contract/insight/integration/rules';
import type * as z from 'zod';
import { get as getOrder } from '../../../commerce/order/list.service.ts';
import { get as getPayment } from '../../../commerce/payment/service.ts';
import { getLog } from '../../../event/checkIn/scans/log.service.ts';
import { findActor } from '../../../identity/auth/standing.reads.ts';
import type { Context, Integrations, Platform } from '../../../platform/context.ts';
import { runAs } from '../../../platform/database/row-security/current-actor.ts';
import { AppError } from '../../../platform/errors.ts';
import { inTransaction } from '../../../platform/events/transaction.ts';
import { deriveUuid } from '../../../platform/ids.ts';
import type { JobRun } from '../../../platform/jobs/job.ts';
import { type ContextMaker, requestFactsOf } from '../../../profile/group/imports/worker.service.ts';
import { getMembership } from '../../../profile/group/people/service.ts';
import { get as getContact } from '../../../social/contact/service.ts';
import { getRoot } from '../../seal/root.service.ts';
import { announceEvent } from '../jobs.ts';
import { queueDelivery } from './delivery.service.ts';
import * as queries from './queries.ts';
import { stateOf } from './rules.ts';

/** The body of a delivery by Standard Webhooks, JSON: type, time, and the row as the API answers it. */
export const toPayload = (event: DeliveryEvent, at: Date, data: unknown): string =>
  JSON.stringify({ type: event, timestamp: at.toISOString(), data });

/** Queues an event in the transaction of what happened, if an endpoint of the group receives it. */
export const announce: Integrations['announce'] = async ({ jobs, clock }, tx, { groupId, event, ids }) => {
  if (ids.length === 0 || !(await queries.hasReceiver(tx, groupId, event))) return;
  await jobs.enqueue(tx, announceEvent, { groupId, event, ids: [...ids], at: clock.now().toISOString() });
};

/** Queues an event of the whole platform for each group with an endpoint that receives it. */
export const announceToAll: Integrations['announceToAll'] = async ({ jobs, clock }, tx, { event, ids }) => {
  const at = clock.now().toISOString();
  for (const groupId of await queries.listReceivingGroups(tx, event))
    await jobs.enqueue(tx, announceEvent, { groupId, event, ids: [...ids], at });
};

/** Read the row of each kind of event, by its id, as the caller sees it. Errors: not-found, forbidden. */
const readers: Readonly<Record<WebhookEvent, (ctx: Context, id: string, groupId: string) => Promise<unknown>>> = {
  'contact.created': getContact,
  'order.created': getOrder,
  'order.changed': getOrder,
  'points.changed': getOrder,
  'check-in.recorded': getLog,
  'member.joined': (ctx, id, groupId) => getMembership(ctx, groupId, id),
  'member.requested': (ctx, id, groupId) => getMembership(ctx, groupId, id),
  'seals.signed': (ctx, first) => getRoot(ctx, Number(first)),
  'payment.paid': getPayment,
};

/** Reads a row as the maker of an endpoint; undefined when it is gone, or the maker may no longer see it. */
const readRow = async (
  platform: Platform,
  contextOf: ContextMaker,
  webhook: queries.WebhookRow,
  { event, id }: { readonly event: WebhookEvent; readonly id: string },
): Promise<unknown> => {
  const maker = await findActor(platform.db, webhook.createdBy);
  if (!maker) return undefined;
  const ctx = contextOf(maker, 'vi', requestFactsOf(webhook.id));
  try {
    return await runAs(maker.memberId, () => readers[event](ctx, id, webhook.groupId));
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
};

/** Creates the deliveries of an event; a second run of the same job adds none. */
export const makeDeliveries = async (
  platform: Platform,
  contextOf: ContextMaker,
  { groupId, event, ids, at }: z.output<typeof announceEvent.data>,
  run: Pick<JobRun, 'id'>,
): Promise<void> => {
  const createdAt = new Date(at);
  for (const webhook of await queries.listReceivers(platform.db, groupId, event)) {
    if (stateOf(webhook) !== 'active') continue;
    for (const id of ids) {
      const row = await readRow(platform, contextOf, webhook, { event, id });
      if (row === undefined) continue;
      await inTransaction(platform.db, (tx) =>
        queueDelivery(platform, tx, {
          id: deriveUuid('webhook.delivery', run.id, webhook.id, id),
          webhookId: webhook.id,
          event,
          payload: toPayload(event, createdAt, row),
          createdAt,
        }),
      );
    }
  }
};
