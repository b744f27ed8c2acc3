import * as z from 'zod';
import { findVerifiedAddresses } from '../../../identity/auth/standing.reads.ts';
import type { Context, Notice, Platform, Teller } from '../../../platform/context.ts';
import { fail } from '../../../platform/errors.ts';
import { inTransaction, type Transaction } from '../../../platform/events/transaction.ts';
import { isGenuineReport } from '../../../platform/messages/zns.ts';
import { sendReceipt } from '../delivery.jobs.ts';
import { writeReceipt } from './rules.ts';
import { channelLookup } from '../settings.service.ts';

/** Queues a receipt for each receiver who wants one, once for a cause. */
export const queueReceipts = async (
  ctx: Pick<Teller, 'jobs'>,
  tx: Transaction,
  { to, cause, data = {}, receipt }: Notice,
  wants: (memberId: string) => boolean,
): Promise<void> => {
  if (!receipt) return;
  const facts = {
    cause,
    groupId: data['group'] ?? '',
    groupName: data['groupName'] ?? '',
    amount: receipt.amount,
    points: Number(data['earned']),
    balance: Number(data['balance']),
    at: receipt.at.toISOString(),
  };
  for (const memberId of new Set(to.filter(wants)))
    await ctx.jobs.enqueue(tx, sendReceipt, { memberId, ...facts }, { once: `${memberId} ${cause}` });
};

/**
 * Sends a receipt to the member's verified addresses: the phone first, as the order of ways says. A member whose notices
 * of points are mailed anyway gets no second letter.
 */
const deliverReceipt = (
  platform: Pick<Platform, 'db' | 'config' | 'messages' | 'profiles'>,
  { memberId, cause, at, ...facts }: z.output<typeof sendReceipt.data>,
): Promise<void> =>
  inTransaction(platform.db, async (tx) => {
    const ways = (await channelLookup(tx, 'points', [memberId]))(memberId);
    const language = (await platform.profiles.sessionFacts(tx, memberId))?.language;
    if (ways.phone !== true || language === undefined) return;
    const { phone, email } = await findVerifiedAddresses(tx, memberId);
    const to = { ...(phone !== null && { phone }), ...(email !== null && ways.mail !== true && { email }) };
    if (to.phone === undefined && to.email === undefined) return;
    const forms = writeReceipt(language, { ...facts, at: new Date(at) }, platform.config.publicUrl);
    await platform.messages.send(tx, { kind: 'receipt', to, ...forms }, { once: `${memberId} ${cause}` });
  });

/** Defines the job that sends receipts. Call it before the queue starts. */
export const defineReceipts = (platform: Platform): void =>
  platform.jobs.define(sendReceipt, {
    handle: (data) => deliverReceipt(platform, data),
    keepSeconds: 3600,
  });

/** Zalo's event for a message that has arrived; `tracking_id` is the id that we gave it. */
const Delivery = z.object({
  event_name: z.literal('user_received_message'),
  message: z.object({ tracking_id: z.uuid() }),
});

/**
 * Takes an event of Zalo: records the delivery of a message, and ignores everything else. Errors: not-found (Zalo's
 * notification service is not set up), forbidden (not signed by Zalo).
 */
export const takeReport = async (
  ctx: Pick<Context, 'config' | 'messages' | 'request'>,
  event: { readonly timestamp: string | number },
): Promise<void> => {
  const { zns } = ctx.config.messages;
  if (zns?.oaSecret === undefined) return fail('not-found');
  const { signed } = ctx.request;
  const { body, headers } = signed ?? fail('forbidden');
  const signature = headers['x-zevent-signature'] ?? '';
  if (!isGenuineReport(zns, { body, signature, timestamp: String(event.timestamp) })) return fail('forbidden');
  const { data: delivery } = Delivery.safeParse(event);
  if (delivery) await ctx.messages.takeDelivery(delivery.message.tracking_id);
};
