import { and, eq, isNull, sql } from '../../../platform/database/orm.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { groupMembers, groups } from '../../group/tables.ts';

/**
 * Returns the names of the groups that a member administers and that have no other admin with an open page. Locks all
 * groups that the member administers until the transaction ends.
 */
export const lockGroupsLedOnlyBy = async (tx: Executor, memberId: string): Promise<string[]> => {
  const led = await tx
    .select({ id: groups.id, name: groups.name })
    .from(groups)
    .innerJoin(groupMembers, eq(groupMembers.groupId, groups.id))
    .where(
      and(
        eq(groupMembers.memberId, memberId),
        eq(groupMembers.role, 'admin'),
        eq(groupMembers.status, 'accepted'),
        isNull(groups.deletedAt),
      ),
    )
    .orderBy(groups.id)
    .for('update', { of: groups });
  if (led.length === 0) return [];
  const others = await tx
    .selectDistinct({ groupId: groupMembers.groupId })
    .from(groupMembers)
    .where(
      and(
        sql`${groupMembers.groupId} = any(${sql.param(led.map(({ id }) => id))}::uuid[])`,
        sql`${groupMembers.memberId} <> ${memberId}`,
        eq(groupMembers.role, 'admin'),
        eq(groupMembers.status, 'accepted'),
        eq(groupMembers.closed, false),
      ),
    );
  const otherGroups = new Set(others.map(({ groupId }) => groupId));
  return led.filter(({ id }) => !otherGroups.has(id)).map(({ name }) => name);
};
