import type { GroupRole } from '@m4u/contract/profile/group/roles.rules';
import type { Actor } from '../../platform/caller.ts';
import { and, eq, isNull, sql } from '../../platform/database/orm.ts';
import type { Executor } from '../../platform/database/database.ts';
import { groupRoleOf } from '../directory/groups/membership.reads.ts';
import { groups } from './tables.ts';

/** A group with the caller's role in it; `role` is null for everyone who is not an accepted member. */
export interface GroupWithRole {
  readonly id: string;
  readonly name: string;
  readonly role: GroupRole | null;
}

/** Reads a group and the caller's role in it; undefined when it is deleted or locked. */
export const findGroupWithRole = async (
  db: Executor,
  actor: Actor,
  groupId: string,
): Promise<GroupWithRole | undefined> => {
  const role = actor.kind === 'member' ? groupRoleOf(groups.id, actor.memberId) : sql<GroupRole | null>`null`;
  const [row] = await db
    .select({ id: groups.id, name: groups.name, role })
    .from(groups)
    .where(and(eq(groups.id, groupId), isNull(groups.deletedAt), isNull(groups.lockedAt)));
  return row;
};
