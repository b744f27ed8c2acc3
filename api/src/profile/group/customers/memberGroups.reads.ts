import { type SQL, sql } from '../../../platform/database/orm.ts';
import { groupCustomers } from '../invitations/tables.ts';
import { groupMembers } from '../tables.ts';

/** The ids of groups that accepted a member or whose claimed customer the member is, for `in`. */
export const groupsOfMemberOrCustomer = (memberId: string): SQL => {
  const belonging = sql`select ${groupMembers.groupId} from ${groupMembers}
    where ${groupMembers.memberId} = ${memberId} and ${groupMembers.status} = 'accepted'`;
  const buying = sql`select ${groupCustomers.groupId} from ${groupCustomers}
    where ${groupCustomers.memberId} = ${memberId} and ${groupCustomers.claimedAt} is not null and ${groupCustomers.deletedAt} is null`;
  return sql`(${belonging} union ${buying})`;
};
