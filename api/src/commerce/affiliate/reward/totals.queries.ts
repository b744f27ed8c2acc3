import type { RewardSums } from '@m4u/contract/commerce/affiliate/schema';
import { and, eq, gte, inArray, sql, type SQL } from '../../../platform/database/orm.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { affiliateRewards as rewards } from './tables.ts';
import { affiliateDays as days, affiliateParticipants as participants } from '../tables.ts';

const ZERO = { count: 0, vnd: 0, points: 0 };
const emptySums = (): RewardSums => ({ pending: ZERO, approved: ZERO, paid: ZERO, rejected: ZERO });

const sumUnit = (unit: 'vnd' | 'points') =>
  sql<number>`coalesce(sum(${rewards.amount}) filter (where ${rewards.unit} = ${unit}), 0)`.mapWith(Number);

const sums = { count: sql<number>`count(*)::int`, vnd: sumUnit('vnd'), points: sumUnit('points') };

/** Counts and sums rewards of each status, by campaign or by participant. */
export const rewardSumsLookup = async (
  db: Executor,
  by: 'campaignId' | 'participantId',
  ids: readonly string[],
): Promise<(id: string) => RewardSums> => {
  const found = new Map<string, RewardSums>();
  if (ids.length === 0) return emptySums;
  const rows = await db
    .select({ id: rewards[by], status: rewards.status, ...sums })
    .from(rewards)
    .where(inArray(rewards[by], [...ids]))
    .groupBy(rewards[by], rewards.status);
  for (const { id, status, ...sum } of rows) found.set(id, { ...(found.get(id) ?? emptySums()), [status]: sum });
  return (id) => found.get(id) ?? emptySums();
};

/** Counts and sums all rewards that match a condition. */
export const sumRewards = async (db: Executor, condition: SQL | undefined): Promise<RewardSums> => {
  const rows = await db
    .select({ status: rewards.status, ...sums })
    .from(rewards)
    .where(condition)
    .groupBy(rewards.status);
  return rows.reduce((all, { status, ...sum }) => ({ ...all, [status]: sum }), emptySums());
};

/** The number of conversions without the rejected ones. */
export const countConversions = ({ pending, approved, paid }: RewardSums): number =>
  pending.count + approved.count + paid.count;

/** Clicks of links; each visitor counts once a day. */
export interface Clicks {
  readonly clicks: number;
  readonly machines: number;
  readonly bursts: number;
}
const NO_CLICKS: Clicks = { clicks: 0, machines: 0, bursts: 0 };

const clickSums = {
  clicks: sql<number>`coalesce(sum(${days.clicks}), 0)::int`,
  machines: sql<number>`coalesce(sum(${days.machines}), 0)::int`,
  bursts: sql<number>`coalesce(sum(${days.bursts}), 0)::int`,
};

/** Looks up the clicks of participants with one query. */
export const clicksLookup = async (db: Executor, ids: readonly string[]): Promise<(id: string) => Clicks> => {
  if (ids.length === 0) return () => NO_CLICKS;
  const rows = await db
    .select({ id: days.participantId, ...clickSums })
    .from(days)
    .where(inArray(days.participantId, [...ids]))
    .groupBy(days.participantId);
  const found = new Map(rows.map(({ id, ...sum }) => [id, sum]));
  return (id) => found.get(id) ?? NO_CLICKS;
};

/** Looks up the clicks of campaigns with one query. */
export const campaignClicksLookup = async (db: Executor, ids: readonly string[]): Promise<(id: string) => Clicks> => {
  if (ids.length === 0) return () => NO_CLICKS;
  const rows = await db
    .select({ id: participants.campaignId, ...clickSums })
    .from(days)
    .innerJoin(participants, eq(participants.id, days.participantId))
    .where(inArray(participants.campaignId, [...ids]))
    .groupBy(participants.campaignId);
  const found = new Map(rows.map(({ id, ...sum }) => [id, sum]));
  return (id) => found.get(id) ?? NO_CLICKS;
};

/** The subject of daily counts: a campaign, or one personal link. */
export type CountsOf = { readonly campaignId: string } | { readonly participantId: string };

/** Counts clicks and conversions by day in Vietnam; days without any are missing. */
export const countByDay = async (db: Executor, whose: CountsOf, from: string, since: Date) => {
  const dayOfReward = sql<string>`to_char((${rewards.at} at time zone 'UTC') + interval '7 hours', 'YYYY-MM-DD')`;
  const [isClicked, isRewarded] =
    'campaignId' in whose
      ? [eq(participants.campaignId, whose.campaignId), eq(rewards.campaignId, whose.campaignId)]
      : [eq(participants.id, whose.participantId), eq(rewards.participantId, whose.participantId)];
  const [clicks, conversions] = await Promise.all([
    db
      .select({ day: days.day, ...clickSums })
      .from(days)
      .innerJoin(participants, eq(participants.id, days.participantId))
      .where(and(isClicked, gte(days.day, from)))
      .groupBy(days.day),
    db
      .select({ day: dayOfReward, conversions: sql<number>`count(*)::int` })
      .from(rewards)
      .where(and(isRewarded, gte(rewards.at, since), sql`${rewards.status} <> 'rejected'`))
      .groupBy(sql`1`),
  ]);
  return { clicks, conversions };
};
