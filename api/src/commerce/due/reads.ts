import type { Executor } from '../../platform/database/database.ts';
import { and, eq, sql } from '../../platform/database/orm.ts';
import { byProgram } from '../../platform/database/row-security/current-actor.ts';
import { groupRoleOf } from '../../profile/directory/groups/membership.reads.ts';
import { duePeriods as periods } from './tables.ts';

/**
 * Whether a member of a group holds a level on a day in Vietnam: a term runs or is in grace. Runs as the program, for
 * what a level opens.
 */
export const holdsLevel = byProgram(
  async (
    db: Executor,
    { groupId, memberId, day }: { readonly groupId: string; readonly memberId: string; readonly day: string },
  ): Promise<boolean> => {
    const count = await db.$count(
      periods,
      and(
        eq(periods.groupId, groupId),
        eq(periods.memberId, memberId),
        eq(periods.state, 'given'),
        sql`${periods.startsOn} <= ${day}`,
        sql`${periods.endsOn} + ${periods.graceDays}::int >= ${day}::date`,
        sql`${groupRoleOf(periods.groupId, memberId)} is not null`,
      ),
    );
    return count > 0;
  },
);
