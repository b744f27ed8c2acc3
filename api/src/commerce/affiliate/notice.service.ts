import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/events/transaction.ts';
import { deriveUuid } from '../../platform/ids.ts';

/** Decided rewards of which participants are notified. */
interface DecidedRewards {
  readonly news: 'approved' | 'rejected';
  readonly group: { readonly id: string; readonly name: string };
  readonly rewards: readonly { readonly id: string; readonly memberId: string; readonly campaignId: string }[];
  readonly titleOf: (campaignId: string) => string;
}

/** Notifies each participant once for each campaign, even when several of their rewards were decided. */
export const notifyParticipants = async (
  ctx: Context,
  tx: Transaction,
  { news, group, rewards, titleOf }: DecidedRewards,
): Promise<void> => {
  const first = new Map(
    rewards.toReversed().map((reward) => [`${reward.memberId} ${reward.campaignId}`, reward] as const),
  );
  // Rows of notifications are locked in one order, to avoid deadlocks.
  const inOrder = [...first].toSorted(([one], [other]) => (one < other ? -1 : 1));
  for (const [, { id, memberId, campaignId }] of inOrder)
    await ctx.notifier.notify(ctx, tx, {
      to: [memberId],
      kind: 'affiliate',
      cause: deriveUuid('affiliate', news, id),
      about: campaignId,
      data: { news, group: group.id, groupName: group.name, campaign: campaignId, title: titleOf(campaignId) },
    });
};

/** Notifies payees of a payment (`paid`), or that they must enter their bank account (`account`). */
export const notifyPayees = async (
  ctx: Context,
  tx: Transaction,
  news: 'paid' | 'account',
  group: { readonly id: string; readonly name: string },
  items: readonly { readonly id: string; readonly memberId: string }[],
): Promise<void> => {
  for (const { id, memberId } of items)
    await ctx.notifier.notify(ctx, tx, {
      to: [memberId],
      kind: 'affiliate',
      cause: deriveUuid('affiliate', news, id),
      about: group.id,
      data: { news, group: group.id, groupName: group.name },
    });
};
