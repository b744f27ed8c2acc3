import type { GroupRole } from '@m4u/contract/profile/group/roles.rules';
import type { Actor } from '../../platform/caller.ts';
import { and, eq, isNull, sql } from '../../platform/database/orm.ts';
import type { Executor } from '../../platform/database/database.ts';
import { prepareOnce } from '../../platform/database/prepared.ts';
import { groupRoleOf } from '../directory/groups/membership.reads.ts';
import { groups } from './tables.ts';

/** A group with the caller's role in it; `role` is null for everyone who is not an accepted member. */
export interface GroupWithRole {
  readonly id: string;
  readonly name: string;
  readonly role: GroupRole | null;
}

const selectWithRole = prepareOnce((db, reader: 'group for a member' | 'group for a visitor') =>
  db
    .select({
      id: groups.id,
      name: groups.name,
      role:
        reader === 'group for a member'
          ? groupRoleOf(groups.id, sql`${sql.placeholder('memberId')}::uuid`)
          : sql<GroupRole | null>`null`,
    })
    .from(groups)
    .where(and(eq(groups.id, sql.placeholder('groupId')), isNull(groups.deletedAt), isNull(groups.lockedAt)))
    .prepare(reader),
);

/**
 * Reads a group and the caller's role in it; undefined when it is deleted or locked. Prepared, since most calls about a
 * group ask for it.
 */
export const findGroupWithRole = async (
  db: Executor,
  actor: Actor,
  groupId: string,
): Promise<GroupWithRole | undefined> => {
  const [row] = await (actor.kind === 'member'
    ? selectWithRole(db, 'group for a member').execute({ groupId, memberId: actor.memberId })
    : selectWithRole(db, 'group for a visitor').execute({ groupId }));
  return row;
};
