import { and, asc, eq, isNull, lt, sql } from '../../../platform/database/orm.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { agencyFactsOf } from '../../directory/agencies/facts.reads.ts';
import { administeredGroupIds, type RoleHolder } from '../../directory/groups/membership.reads.ts';
import { groupMembers, groups } from '../tables.ts';

/** A time span; `to` is excluded. */
export interface TimeSpan {
  readonly from: Date;
  readonly to: Date;
}

/** Counts accepted members with open pages: all by the end of a time span, and those who joined within it. */
export const countMembersIn = async (
  db: Executor,
  groupId: string,
  { from, to }: TimeSpan,
): Promise<{ members: number; newMembers: number }> => {
  const [row] = await db
    .select({
      members: sql<number>`count(*)::int`,
      newMembers: sql<number>`(count(*) filter (where ${groupMembers.createdAt} >= ${from.toISOString()}))::int`,
    })
    .from(groupMembers)
    .where(
      and(
        eq(groupMembers.groupId, groupId),
        eq(groupMembers.status, 'accepted'),
        eq(groupMembers.closed, false),
        lt(groupMembers.createdAt, to),
      ),
    );
  return row ?? { members: 0, newMembers: 0 };
};

/** Lists the open groups of an agency by name, with the time of their creation. */
export const listAgencyGroups = (
  db: Executor,
  agencyId: string,
): Promise<{ _id: string; name: string; createdAt: Date }[]> =>
  db
    .select({ _id: groups.id, name: groups.name, createdAt: groups.createdAt })
    .from(groups)
    .where(and(eq(groups.agencyId, agencyId), isNull(groups.deletedAt), isNull(groups.lockedAt)))
    .orderBy(asc(groups.nameWords), asc(groups.id));

/** Maximum number of groups shown to one admin. */
const MOST_GROUPS = 100;

/** Lists the open groups that a member administers by name, with their agencies. */
export const listGroupsOfAdmin = (db: Executor, holder: RoleHolder) =>
  db
    .select({ _id: groups.id, name: groups.name, agency: agencyFactsOf(groups.agencyId) })
    .from(groups)
    .where(sql`${groups.id} in ${administeredGroupIds(holder)}`)
    .orderBy(asc(groups.nameWords), asc(groups.id))
    .limit(MOST_GROUPS);
