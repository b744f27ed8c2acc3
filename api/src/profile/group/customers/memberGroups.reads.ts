import { type SQL, sql } from '../../../platform/database/orm.ts';
import { groupCustomers } from '../invitations/tables.ts';
import { groupMembers, groups } from '../tables.ts';

/** The ids of the groups that know a member: that accepted them, or whose customer they have claimed to be; for `in`. */
export const groupsKnowing = (memberId: string): SQL => {
  const belonging = sql`select ${groupMembers.groupId} from ${groupMembers}
    where ${groupMembers.memberId} = ${memberId} and ${groupMembers.status} = 'accepted'`;
  const buying = sql`select ${groupCustomers.groupId} from ${groupCustomers}
    where ${groupCustomers.memberId} = ${memberId} and ${groupCustomers.claimedAt} is not null and ${groupCustomers.deletedAt} is null`;
  return sql`(${belonging} union ${buying})`;
};

/** The ids of the open groups that a member administers, for `in`. */
export const groupsRunBy = (memberId: string): SQL =>
  sql`(select ${groupMembers.groupId} from ${groupMembers}
    inner join ${groups} on ${groups.id} = ${groupMembers.groupId} and ${groups.deletedAt} is null and ${groups.lockedAt} is null
    where ${groupMembers.memberId} = ${memberId} and ${groupMembers.status} = 'accepted' and ${groupMembers.role} = 'admin')`;
