import { and, eq, gt, isNull, or, sql } from '../../../platform/database/orm.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { groupIsOpen } from '../../../profile/directory/groups/membership.reads.ts';
import { affiliateCampaigns as campaigns } from '../tables.ts';

/** Facts about a group's campaigns at a moment. */
export interface PageFacts {
  /** Whether the group's page is open. */
  readonly open: boolean;
  /** Next moment at which a campaign begins or ends. */
  readonly turn: Date | null;
  /** Whether a campaign that is not over has a quota, so that rewards may fill it or give a place back. */
  readonly isLimited: boolean;
}

/** Finds when the running campaigns of a group change by themselves. */
export const findPageFacts = async (db: Executor, groupId: string, now: Date): Promise<PageFacts> => {
  const begins = sql`${campaigns.from} > ${now}`;
  const [row] = await db
    .select({
      open: sql<boolean>`${groupIsOpen(sql`${groupId}::uuid`)}`,
      turn: sql`min(case when ${begins} then ${campaigns.from} else ${campaigns.to} end)`.mapWith(campaigns.from),
      isLimited: sql<boolean>`coalesce(bool_or(${campaigns.quota} is not null), false)`,
    })
    .from(campaigns)
    .where(
      and(
        eq(campaigns.groupId, groupId),
        eq(campaigns.status, 'running'),
        or(isNull(campaigns.to), gt(campaigns.to, now)),
      ),
    );
  return row ?? { open: false, turn: null, isLimited: false };
};
