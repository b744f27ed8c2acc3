import type { CampaignCard } from '@m4u/contract/commerce/affiliate/schema';
import { MINUTE } from '@m4u/contract/durations';
import { groupTag } from '@m4u/contract/tags';
import type { Context } from '../../../platform/context.ts';
import { fail } from '../../../platform/errors.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import { campaignsChanged } from '../events.ts';
import { toCampaignCards } from '../present.service.ts';
import { findPageFacts, type PageFacts } from './page.queries.ts';
import { listRunning } from './queries.ts';

/** The most campaigns on a group's page. */
const MOST_SHOWN = 6;

/** Rewards are settled every minute, and each may fill a quota: a list with quotas is as old as that at most. */
const QUOTA_FRESHNESS = MINUTE;

const findChange = ({ turn, isLimited }: PageFacts, now: Date): string | null => {
  const times = [turn?.getTime() ?? Infinity, isLimited ? now.getTime() + QUOTA_FRESHNESS : Infinity];
  const first = Math.min(...times);
  return Number.isFinite(first) ? new Date(first).toISOString() : null;
};

/**
 * Lists the running campaigns of a group for its page, newest first; `changesAt` is the moment until which they stay
 * the same, unless an admin changes one. Errors: not-found.
 */
export const listOnPage = async (
  ctx: Context,
  groupId: string,
): Promise<{ data: CampaignCard[]; total: number; changesAt: string | null }> => {
  const now = ctx.clock.now();
  const [{ data, total }, facts] = await Promise.all([
    listRunning(ctx.db, now, { groupId }, { limit: MOST_SHOWN, offset: 0 }),
    findPageFacts(ctx.db, groupId, now),
  ]);
  if (!facts.open) fail('not-found');
  return { data: await toCampaignCards(ctx, data), total, changesAt: findChange(facts, now) };
};

/** Drops the cached pages of a group, which show its running campaigns, once the transaction is committed. */
export const announceCampaigns = (ctx: Pick<Context, 'emit'>, tx: Transaction, groupId: string): void =>
  ctx.emit(tx, campaignsChanged.create([groupTag(groupId)], { groupId }));
