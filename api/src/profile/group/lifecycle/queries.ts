import { and, eq, isNull, sql } from '../../../platform/database/orm.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { ownsGroup } from '../../directory/groups/ownership.reads.ts';
import { groupMembers, groups } from '../tables.ts';

/** Adds a group. */
export const insert = (tx: Executor, row: typeof groups.$inferInsert) => tx.insert(groups).values(row);

/** Adds the first admin of a group. */
export const insertAdmin = (tx: Executor, row: { groupId: string; memberId: string; createdAt: Date }) =>
  tx.insert(groupMembers).values({ ...row, role: 'admin', status: 'accepted', updatedAt: row.createdAt });

/** Counts the groups outside of agencies that a member administers. */
export const countAdministered = async (db: Executor, memberId: string): Promise<number> => {
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(groupMembers)
    .innerJoin(groups, eq(groups.id, groupMembers.groupId))
    .where(
      and(
        eq(groupMembers.memberId, memberId),
        eq(groupMembers.role, 'admin'),
        eq(groupMembers.status, 'accepted'),
        isNull(groups.agencyId),
        isNull(groups.deletedAt),
      ),
    );
  return row?.total ?? 0;
};

/** Counts the groups of an agency. */
export const countInAgency = async (db: Executor, agencyId: string): Promise<number> => {
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(groups)
    .where(and(eq(groups.agencyId, agencyId), isNull(groups.deletedAt)));
  return row?.total ?? 0;
};

/** The facts that decide whether a group may be deleted, locked or restored. They are also read for deleted groups. */
export interface GroupLifecycle {
  readonly id: string;
  readonly name: string;
  readonly agencyId: string | null;
  readonly deletedAt: Date | null;
  readonly lockedAt: Date | null;
  /** Whether the member administers the group. */
  readonly isAdmin: boolean;
  /** Whether the member acts as an owner of the group. */
  readonly isOwner: boolean;
}

/** Reads these facts and locks the group until the transaction ends. */
export const findLifecycleForUpdate = async (
  tx: Executor,
  id: string,
  memberId: string,
): Promise<GroupLifecycle | undefined> => {
  const admin = sql`select from ${groupMembers} where ${groupMembers.groupId} = ${groups.id} and ${groupMembers.memberId} = ${memberId}
    and ${groupMembers.role} = 'admin' and ${groupMembers.status} = 'accepted'`;
  const [row] = await tx
    .select({
      id: groups.id,
      name: groups.name,
      agencyId: groups.agencyId,
      deletedAt: groups.deletedAt,
      lockedAt: groups.lockedAt,
      isAdmin: sql<boolean>`exists (${admin})`,
      isOwner: ownsGroup(groups.id, sql`${memberId}::uuid`),
    })
    .from(groups)
    .where(eq(groups.id, id))
    .for('update', { of: groups });
  return row;
};

/** Changes whether a group is deleted or locked, or its agency. */
export const updateLifecycle = (
  tx: Executor,
  id: string,
  changes: Partial<Pick<typeof groups.$inferInsert, 'deletedAt' | 'lockedAt' | 'agencyId'>> & { updatedAt: Date },
) => tx.update(groups).set(changes).where(eq(groups.id, id));
