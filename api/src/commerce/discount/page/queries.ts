import { byProgram } from '../../../platform/database/row-security/current-actor.ts';
import { and, asc, eq, sql } from '../../../platform/database/orm.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { groupIsOpen } from '../../../profile/directory/groups/membership.reads.ts';
import { isInState, isNotDeleted } from '../queries.ts';
import { discounts } from '../tables.ts';

/** The terms of a discount that visitors may see. */
const shownColumns = {
  id: discounts.id,
  name: discounts.name,
  percent: discounts.percent,
  amount: discounts.amount,
  cap: discounts.cap,
  minimum: discounts.minimum,
  fromDay: discounts.fromDay,
  toDay: discounts.toDay,
};

const isOfGroup = (groupId: string) => and(eq(discounts.groupId, groupId), isNotDeleted);

/**
 * Lists running discounts of a group on a day, the earliest end first. Runs as the system, since the policies show
 * discounts to members only; it reads no codes.
 */
export const listRunning = byProgram((db: Executor, groupId: string, day: string, limit: number) =>
  db
    .select(shownColumns)
    .from(discounts)
    .where(and(isOfGroup(groupId), isInState('running', day)))
    .orderBy(sql`${discounts.toDay} asc nulls last`, asc(discounts.id))
    .limit(limit),
);

/** Facts about a group's discounts on a day. */
export interface PageFacts {
  /** Whether the group's page is open. */
  readonly open: boolean;
  /** Number of running discounts. */
  readonly total: number;
  /** First day of the next planned discount. */
  readonly begins: string | null;
  /** Last day of the running discount that ends first. */
  readonly ends: string | null;
}

/** Counts the running discounts of a group, and finds the next days on which one begins and one ends. As above. */
export const findPageFacts = byProgram(async (db: Executor, groupId: string, day: string): Promise<PageFacts> => {
  const running = isInState('running', day);
  const [row] = await db
    .select({
      open: sql<boolean>`${groupIsOpen(sql`${groupId}::uuid`)}`,
      total: sql<number>`(count(*) filter (where ${running}))::int`,
      begins: sql<string | null>`min(${discounts.fromDay}) filter (where ${isInState('planned', day)})`,
      ends: sql<string | null>`min(${discounts.toDay}) filter (where ${running})`,
    })
    .from(discounts)
    .where(isOfGroup(groupId));
  return row ?? { open: false, total: 0, begins: null, ends: null };
});
