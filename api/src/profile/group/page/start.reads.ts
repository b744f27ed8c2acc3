import type { Executor } from '../../../platform/database/database.ts';
import { eq, sql } from '../../../platform/database/orm.ts';
import { groupInvitations } from '../invitations/tables.ts';
import { groups, groupTotals } from '../tables.ts';

/** First steps of a group that are done. */
export interface StartFacts {
  readonly kind: 'brand' | 'group';
  /** Whether its page has a logo and a cover. */
  readonly hasPictures: boolean;
  /** Whether somebody besides its founder is in it, or was invited. */
  readonly hasPeople: boolean;
  /** Steps that its admins settled. */
  readonly settledSteps: readonly string[];
}

/** Reads what a group has of its first steps; undefined without the group. */
export const findStartFacts = async (db: Executor, groupId: string): Promise<StartFacts | undefined> => {
  const { kind, logoId, backgroundId, settledSteps } = groups;
  const isInvited = sql`exists (select from ${groupInvitations} where ${groupInvitations.groupId} = ${groupId})`;
  const [row] = await db
    .select({
      kind,
      hasPictures: sql<boolean>`${logoId} is not null and ${backgroundId} is not null`,
      hasPeople: sql<boolean>`coalesce(${groupTotals.members}, 0) > 1 or ${isInvited}`,
      settledSteps,
    })
    .from(groups)
    .leftJoin(groupTotals, eq(groupTotals.groupId, groups.id))
    .where(eq(groups.id, groupId));
  return row;
};
