import { and, eq, inArray } from '../../../platform/database/orm.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { groupMembers, groups } from '../tables.ts';

/** Reads the admins of each group. */
export const findGroupAdmins = async (
  db: Executor,
  groupIds: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> => {
  if (groupIds.length === 0) return new Map();
  const rows = await db
    .select({ groupId: groupMembers.groupId, memberId: groupMembers.memberId })
    .from(groupMembers)
    .where(
      and(
        inArray(groupMembers.groupId, [...groupIds]),
        eq(groupMembers.role, 'admin'),
        eq(groupMembers.status, 'accepted'),
      ),
    );
  const byGroup = Map.groupBy(rows, ({ groupId }) => groupId);
  return new Map([...byGroup].map(([id, admins]) => [id, new Set(admins.map(({ memberId }) => memberId))]));
};

/** The ids of all links on groups' pages, shown or not. */
export const findLinkIdsOfGroups = async (
  db: Executor,
  groupIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> => {
  if (groupIds.length === 0) return new Map();
  const rows = await db
    .select({ id: groups.id, links: groups.links })
    .from(groups)
    .where(inArray(groups.id, [...groupIds]));
  return new Map(rows.map(({ id, links }) => [id, links.map(({ _id }) => _id)]));
};
