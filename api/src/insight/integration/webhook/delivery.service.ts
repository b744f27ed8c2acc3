import type * as z from 'zod';
import type { Platform } from '../../../platform/context.ts';
import { inTransaction, type Transaction } from '../../../platform/events/transaction.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import type { JobRun } from '../../../platform/jobs/job.ts';
import { findOpenGroupNames, listGroupAdminIds } from '../../../profile/directory/groups/membership.reads.ts';
import { deliverEvent } from '../jobs.ts';
import * as deliveries from './delivery.queries.ts';
import { post } from './post.service.ts';
import * as queries from './queries.ts';
import { RETRY_WAITS, signedHeaders, stateOf } from './rules.ts';
import { unsealSecrets } from './secret.service.ts';

/** Inserts a delivery and queues its first attempt; one that is there already changes nothing. */
export const queueDelivery = async (
  { jobs }: Pick<Platform, 'jobs'>,
  tx: Transaction,
  delivery: Pick<deliveries.DeliveryRow, 'id' | 'webhookId' | 'event' | 'payload' | 'createdAt'>,
): Promise<void> => {
  if (await deliveries.insert(tx, { ...delivery, state: 'waiting' }))
    await jobs.enqueue(tx, deliverEvent, { id: delivery.id, attempt: 0 });
};

/** Queues what waits for an endpoint, after it was started again. */
export const queueWaiting = async ({ jobs }: Pick<Platform, 'jobs'>, tx: Transaction, webhookId: string) => {
  for (const { id, attempts } of await deliveries.listWaiting(tx, webhookId))
    await jobs.enqueue(tx, deliverEvent, { id, attempt: attempts });
};

/** Stops an endpoint that has failed for three days, and tells the admins of its group. */
const markFailing = async (platform: Platform, tx: Transaction, webhook: queries.WebhookRow, attemptId: string) => {
  const { id, groupId, url } = webhook;
  await queries.update(tx, id, { failingSince: platform.clock.now() });
  const groupName = (await findOpenGroupNames(tx, [groupId])).get(groupId) ?? '';
  await platform.notifier.notify(platform, tx, {
    to: await listGroupAdminIds(tx, groupId),
    kind: 'webhook',
    cause: attemptId,
    about: id,
    data: { group: groupId, groupName, webhook: id, host: new URL(url).host },
  });
};

/** A test tells its sender at once whether it arrived, so it is tried once. */
const nextWait = ({ event }: deliveries.DeliveryRow, attempt: number): number | undefined =>
  event === 'webhook.test' ? undefined : RETRY_WAITS[attempt];

/**
 * Makes one attempt of a delivery and writes it to the log; plans the next one, or marks the endpoint as failing after
 * the last. Does nothing for a delivery that has ended or is a later attempt's, and while its endpoint is not active.
 */
export const attemptDelivery = async (
  platform: Platform,
  { id, attempt }: z.output<typeof deliverEvent.data>,
  { signal }: Pick<JobRun, 'signal'>,
): Promise<void> => {
  const { db, clock, config } = platform;
  const found = await deliveries.findWithWebhook(db, id);
  if (!found || stateOf(found.webhook) !== 'active') return;
  const { delivery, webhook } = found;
  if (delivery.state !== 'waiting' || delivery.attempts !== attempt) return;
  const at = clock.now();
  const startedAt = performance.now();
  const headers = signedHeaders({ id, body: delivery.payload, at }, unsealSecrets(platform, webhook));
  const { status, fault, answer } = await post(
    { url: webhook.url, headers, body: delivery.payload },
    { allowsLoopback: config.webhooksToLoopback, signal },
  );
  const took = Math.round(performance.now() - startedAt);
  const isDelivered = status !== null && status >= 200 && status < 300;
  const wait = isDelivered ? undefined : nextWait(delivery, attempt);
  const nextAt = wait === undefined ? null : new Date(clock.now().getTime() + wait);
  const state = isDelivered ? 'delivered' : nextAt ? 'waiting' : 'failed';
  await inTransaction(db, async (tx) => {
    if (!(await deliveries.advance(tx, delivery, { attempts: attempt + 1, state, nextAt }))) return;
    const attemptId = uuidv7();
    await deliveries.insertAttempt(tx, { id: attemptId, deliveryId: id, at, status, fault, took, answer });
    if (nextAt) await platform.jobs.enqueue(tx, deliverEvent, { id, attempt: attempt + 1 }, { after: nextAt });
    if (state === 'failed' && delivery.event !== 'webhook.test') await markFailing(platform, tx, webhook, attemptId);
  });
};
