import { type SQL, sql } from '../../../platform/database/orm.ts';
import { groupCustomers } from '../invitations/tables.ts';
import { groupMembers } from '../tables.ts';

/** The ids of the groups that know a member: that accepted them, or whose customer they have claimed to be; for `in`. */
export const groupsOfMemberOrCustomer = (memberId: string): SQL => {
  const belonging = sql`select ${groupMembers.groupId} from ${groupMembers}
    where ${groupMembers.memberId} = ${memberId} and ${groupMembers.status} = 'accepted'`;
  const buying = sql`select ${groupCustomers.groupId} from ${groupCustomers}
    where ${groupCustomers.memberId} = ${memberId} and ${groupCustomers.claimedAt} is not null and ${groupCustomers.deletedAt} is null`;
  return sql`(${belonging} union ${buying})`;
};
