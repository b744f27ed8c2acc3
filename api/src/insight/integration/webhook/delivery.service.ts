import type * as z from 'zod';
import type { Platform } from '../../../platform/context.ts';
import { inTransaction, type Transaction } from '../../../platform/events/transaction.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import type { JobRun } from '../../../platform/jobs/job.ts';
import { signedHeaders } from '../../../platform/keys/webhook-signature.ts';
import { findOpenGroupNames, listGroupAdminIds } from '../../../profile/directory/groups/membership.reads.ts';
import { deliverEvent } from '../jobs.ts';
import * as deliveries from './delivery.queries.ts';
import { post } from './post.service.ts';
import * as queries from './queries.ts';
import { RETRY_WAITS, stateOf } from './rules.ts';
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

/** Queues the waiting deliveries of an endpoint, after it was started again. */
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

/** Milliseconds until the attempt after a failed one; undefined after the last. A test is tried only once. */
const nextWait = ({ event }: deliveries.DeliveryRow, attempt: number): number | undefined =>
  event === 'webhook.test' ? undefined : RETRY_WAITS[attempt];

/** Sends a delivery to its endpoint once; returns the attempt for the log. */
const send = async (
  platform: Platform,
  { delivery, webhook }: NonNullable<Awaited<ReturnType<typeof deliveries.findWithWebhook>>>,
  signal: AbortSignal,
) => {
  const { id, payload: body } = delivery;
  const at = platform.clock.now();
  const startedAt = performance.now();
  const headers = signedHeaders({ id, body, at }, unsealSecrets(platform, webhook));
  const answer = await post(
    { url: webhook.url, headers, body },
    { allowsLoopback: platform.config.webhooksToLoopback, signal },
  );
  return { at, took: Math.round(performance.now() - startedAt), ...answer };
};

/**
 * Makes one attempt of a delivery and logs it; queues the next one, or marks the endpoint as failing after the last.
 * Does nothing while the endpoint is not active, for a delivery that has ended, and when another run made this attempt.
 */
export const attemptDelivery = async (
  platform: Platform,
  { id, attempt }: z.output<typeof deliverEvent.data>,
  { signal }: Pick<JobRun, 'signal'>,
): Promise<void> => {
  const { db, clock, jobs } = platform;
  const found = await deliveries.findWithWebhook(db, id);
  if (!found || stateOf(found.webhook) !== 'active') return;
  const { delivery, webhook } = found;
  if (delivery.state !== 'waiting' || delivery.attempts !== attempt) return;
  const sent = await send(platform, found, signal);
  const { status } = sent;
  const isDelivered = status !== null && status >= 200 && status < 300;
  const wait = isDelivered ? undefined : nextWait(delivery, attempt);
  const nextAt = wait === undefined ? null : new Date(clock.now().getTime() + wait);
  const state = isDelivered ? 'delivered' : nextAt ? 'waiting' : 'failed';
  await inTransaction(db, async (tx) => {
    if (!(await deliveries.advance(tx, delivery, { attempts: attempt + 1, state, nextAt }))) return;
    const attemptId = uuidv7();
    await deliveries.insertAttempt(tx, { id: attemptId, deliveryId: id, ...sent });
    if (nextAt) await jobs.enqueue(tx, deliverEvent, { id, attempt: attempt + 1 }, { after: nextAt });
    if (state === 'failed' && delivery.event !== 'webhook.test') await markFailing(platform, tx, webhook, attemptId);
  });
};
