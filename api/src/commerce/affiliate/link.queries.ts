import { and, eq, gte, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { affiliateRewards as rewards } from './reward.tables.ts';
import { affiliateDays as days } from './tables.ts';

/** Clicks and conversions by a personal link, of days in Vietnam with any. */
export const daysOf = async (db: Executor, participantId: string, from: string, since: Date) => {
  const dayOfReward = sql<string>`to_char((${rewards.at} at time zone 'UTC') + interval '7 hours', 'YYYY-MM-DD')`;
  const [clicks, conversions] = await Promise.all([
    db
      .select({ day: days.day, clicks: days.clicks })
      .from(days)
      .where(and(eq(days.participantId, participantId), gte(days.day, from))),
    db
      .select({ day: dayOfReward, conversions: sql<number>`count(*)::int` })
      .from(rewards)
      .where(
        and(eq(rewards.participantId, participantId), gte(rewards.at, since), sql`${rewards.status} <> 'rejected'`),
      )
      .groupBy(sql`1`),
  ]);
  return { clicks, conversions };
};
