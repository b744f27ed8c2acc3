import { and, eq, sql, type SQL, type SQLWrapper } from '../../../platform/database/orm.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { groupMembers } from '../../group/tables.ts';

const isAdminRow = sql`own.role = 'admin' and own.status = 'accepted'`;

/**
 * Whether an admin's row `own` acts for the owners. While no owner has an open page, every admin does, so that no group
 * is left without one (docs/rules/roles.md#owners).
 */
const actsAsOwner = sql`(own.owner or not exists (select from ${groupMembers} as other
  where other.group_id = own.group_id and other.owner and not other.closed))`;

/** Whether a member acts as an owner of a group, as a value within a larger query. */
export const ownsGroup = (groupId: SQLWrapper, memberId: string | SQLWrapper): SQL<boolean> =>
  sql<boolean>`exists (select from ${groupMembers} as own where own.group_id = ${groupId} and own.member_id = ${memberId}
    and ${isAdminRow} and ${actsAsOwner})`;

/** Whether a member acts as an owner of a group. */
export const isGroupOwner = async (db: Executor, groupId: string, memberId: string): Promise<boolean> => {
  const { rows } = await db.execute<{ owns: boolean }>(
    sql`select ${ownsGroup(sql`${groupId}::uuid`, memberId)} as owns`,
  );
  return rows[0]?.owns === true;
};

/** The members who act as owners of a group. */
export const listGroupOwnerIds = async (db: Executor, groupId: string): Promise<string[]> => {
  const { rows } = await db.execute<{ id: string }>(
    sql`select own.member_id as id from ${groupMembers} as own where own.group_id = ${groupId} and ${isAdminRow} and ${actsAsOwner}`,
  );
  return rows.map(({ id }) => id);
};

/** Whether a group has another owner with an open page. */
export const hasOtherOwner = async (db: Executor, groupId: string, memberId: string): Promise<boolean> => {
  const rows = await db
    .select({ id: groupMembers.memberId })
    .from(groupMembers)
    .where(
      and(
        eq(groupMembers.groupId, groupId),
        eq(groupMembers.owner, true),
        eq(groupMembers.closed, false),
        sql`${groupMembers.memberId} <> ${memberId}`,
      ),
    )
    .limit(1);
  return rows.length > 0;
};
