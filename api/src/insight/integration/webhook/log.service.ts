import type { Paging } from '@m4u/contract/common';
import type { DeliveryState } from '@m4u/contract/insight/integration/rules';
import type { Delivery, DeliveryAttempt } from '@m4u/contract/insight/integration/schema';
import { requireVerified } from '../../../platform/actor.ts';
import type { Context } from '../../../platform/context.ts';
import { toSlice } from '../../../platform/database/slice.ts';
import { fail } from '../../../platform/errors.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { deliverEvent } from '../jobs.ts';
import * as deliveries from './delivery.queries.ts';
import { queueDelivery } from './delivery.service.ts';
import { toPayload } from './event.service.ts';
import { stateOf } from './rules.ts';
import { requireWebhook } from './service.ts';

const toAttempt = ({ at, status, fault, took, answer }: deliveries.AttemptRow): DeliveryAttempt => ({
  at: at.toISOString(),
  status,
  fault,
  took,
  answer,
});

const toDeliveries = async (ctx: Pick<Context, 'db'>, rows: readonly deliveries.DeliveryRow[]): Promise<Delivery[]> => {
  const attempts =
    rows.length === 0
      ? []
      : await deliveries.listLastAttempts(
          ctx.db,
          rows.map(({ id }) => id),
        );
  const lastOf = new Map(attempts.map((attempt) => [attempt.deliveryId, toAttempt(attempt)]));
  return rows.map(({ id, event, state, createdAt, attempts: count, nextAt }) => ({
    _id: id,
    event,
    state,
    createdAt: createdAt.toISOString(),
    attempts: count,
    last: lastOf.get(id) ?? null,
    nextAt: nextAt?.toISOString() ?? null,
  }));
};

const loadDelivery = async (ctx: Pick<Context, 'db'>, webhookId: string, id: string): Promise<Delivery> => {
  const row = (await deliveries.find(ctx.db, webhookId, id)) ?? fail('not-found');
  return (await toDeliveries(ctx, [row]))[0] ?? fail('not-found');
};

/** Lists deliveries of an endpoint, newest first. Errors: not-found, forbidden. */
export const list = async (
  ctx: Context,
  { groupId, id }: { readonly groupId: string; readonly id: string },
  { filter, ...paging }: Paging & { readonly filter?: { readonly state?: DeliveryState | undefined } | undefined },
): Promise<{ data: Delivery[]; total: number }> => {
  await requireWebhook(ctx, groupId, id);
  const { rows, total } = await deliveries.list(ctx.db, id, filter?.state, toSlice(paging));
  return { data: await toDeliveries(ctx, rows), total };
};

/** Maximum number of attempts in the log of a delivery; the newest ones. */
const SHOWN_ATTEMPTS = 50;

/** A delivery with its payload and log. Errors: not-found, forbidden. */
export const get = async (ctx: Context, groupId: string, webhookId: string, id: string) => {
  await requireWebhook(ctx, groupId, webhookId);
  const { payload } = (await deliveries.find(ctx.db, webhookId, id)) ?? fail('not-found');
  const attempts = await deliveries.listAttempts(ctx.db, id, SHOWN_ATTEMPTS);
  return { ...(await loadDelivery(ctx, webhookId, id)), payload, log: attempts.map(toAttempt) };
};

/** Requires an active endpoint of a group that the caller administers. Errors: as {@link sendTest}. */
const requireActiveWebhook = async (ctx: Context, groupId: string, id: string) => {
  const { memberId } = requireVerified(ctx);
  const webhook = await requireWebhook(ctx, groupId, id);
  if (stateOf(webhook) !== 'active') fail('wrong-state');
  await ctx.limits.consume('integrationsByMember', memberId);
  return webhook;
};

/**
 * Queues a test event, which is tried once. Errors: account-unverified, not-found, forbidden, wrong-state (the endpoint
 * is not active), rate-limited.
 */
export const sendTest = async (ctx: Context, groupId: string, webhookId: string): Promise<Delivery> => {
  await requireActiveWebhook(ctx, groupId, webhookId);
  const createdAt = ctx.clock.now();
  const id = uuidv7();
  const payload = toPayload('webhook.test', createdAt, { groupId });
  await ctx.transaction((tx) => queueDelivery(ctx, tx, { id, webhookId, event: 'webhook.test', payload, createdAt }));
  return loadDelivery(ctx, webhookId, id);
};

/**
 * Sends a delivery that has succeeded or failed once more, with the same id and payload. Errors: as {@link sendTest};
 * wrong-state also for one that waits.
 */
export const replay = async (ctx: Context, groupId: string, webhookId: string, id: string): Promise<Delivery> => {
  await requireActiveWebhook(ctx, groupId, webhookId);
  if (!(await deliveries.find(ctx.db, webhookId, id))) fail('not-found');
  await ctx.transaction(async (tx) => {
    if (!(await deliveries.restart(tx, id))) fail('wrong-state');
    await ctx.jobs.enqueue(tx, deliverEvent, { id, attempt: 0 });
  });
  return loadDelivery(ctx, webhookId, id);
};
