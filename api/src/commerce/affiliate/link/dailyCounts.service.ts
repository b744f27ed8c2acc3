import { dayOf } from '@m4u/contract/days';
import type { CampaignDetail } from '@m4u/contract/commerce/affiliate/schema';
import { DAY } from '@m4u/contract/durations';
import type { Context } from '../../../platform/context.ts';
import { beginOfDay } from '../../../platform/time/days.ts';
import { countByDay, type CountsOf } from '../reward/totals.queries.ts';

const SHOWN_DAYS = 30;

/** Clicks and conversions of the last thirty days in Vietnam, oldest first; days without any have zeros. */
export const listDailyCounts = async (
  { clock, db }: Pick<Context, 'clock' | 'db'>,
  subject: CountsOf,
): Promise<CampaignDetail['days']> => {
  const now = clock.now();
  const days = Array.from({ length: SHOWN_DAYS }, (_none, index) =>
    dayOf(new Date(now.getTime() - (SHOWN_DAYS - 1 - index) * DAY)),
  );
  const first = days[0] ?? dayOf(now);
  const { clicks, conversions } = await countByDay(db, subject, first, beginOfDay(first));
  const clicksOn = new Map(clicks.map((row) => [row.day, row.clicks]));
  const conversionsOn = new Map(conversions.map((row) => [row.day, row.conversions]));
  return days.map((day) => ({ day, clicks: clicksOn.get(day) ?? 0, conversions: conversionsOn.get(day) ?? 0 }));
};
