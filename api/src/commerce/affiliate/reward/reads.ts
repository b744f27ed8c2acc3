import { type SQL, sql, type SQLWrapper } from '../../../platform/database/orm.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { affiliateRewards as rewards } from './tables.ts';

/** The most rewards that are counted; a screen says “99+” beyond that. */
const MOST_COUNTED = 100;

// `status in (…)` is the condition of the partial index.
const dueRows = (groupId: SQLWrapper, now: SQLWrapper): SQL =>
  sql`select case when ${rewards.unit} = 'vnd' then ${rewards.amount} else 0 end as amount from ${rewards}
    where ${rewards.groupId} = ${groupId} and ${rewards.status} in ('pending', 'approved')
      and ${rewards.status} = 'pending' and ${rewards.holdUntil} <= ${now}
    limit ${MOST_COUNTED}`;

/** Number of a group's rewards that may be approved now, at most 100, as a value within a larger query. */
export const dueRewardsOf = (groupId: SQLWrapper, now: SQLWrapper): SQL<number> =>
  sql<number>`(select count(*)::int from (${dueRows(groupId, now)}) as due)`;

/** A group's rewards that may be approved now: their number, at most 100, and their sum in VND. */
export const findDueRewards = async (
  db: Executor,
  groupId: string,
  now: Date,
): Promise<{ count: number; amount: number }> => {
  const { rows } = await db.execute<{ count: number; amount: string }>(
    sql`select count(*)::int as count, coalesce(sum(amount), 0) as amount from (${dueRows(sql`${groupId}::uuid`, sql`${now.toISOString()}::timestamptz`)}) as due`,
  );
  return { count: rows[0]?.count ?? 0, amount: Number(rows[0]?.amount ?? 0) };
};
