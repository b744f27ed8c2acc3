import { type SQL, sql, type SQLWrapper } from '../../../platform/database/orm.ts';
import { currentLink } from '../../shortLink/reads.ts';
import { pictureOf } from '../../upload/reads.ts';
import { groupMembers, groups } from '../tables.ts';
import { type ManagedRow, memberTotal, requestTotal } from './queries.ts';

/** The most groups of a member that are listed. */
const MOST_STAFFED = 100;

/** A group that a member administers or works for, with what else waits there; 0 for others than admins. */
export type StaffedGroup = Omit<ManagedRow, 'owner'> & { readonly waiting: number };

/**
 * The groups that a member administers or works for, by name, as a value within a larger query; `waitingIn` is what
 * waits for the admins of a group, by its id.
 */
export const staffedGroupsOf = (
  memberId: SQLWrapper,
  waitingIn: (groupId: SQLWrapper) => SQL<number>,
): SQL<StaffedGroup[]> => {
  const rows = sql`select ${groups.id} as "_id", ${groups.kind} as "kind", ${groups.name} as "name",
      ${pictureOf(groups.logoId)} as "logo", ${currentLink('group', groups.id)} as "urlMinify",
      ${memberTotal} as "memberTotal", ${groupMembers.role} as "role", ${requestTotal} as "requestTotal",
      case when ${groupMembers.role} = 'admin' then ${waitingIn(groups.id)} else 0 end as "waiting"
    from ${groupMembers} inner join ${groups} on ${groups.id} = ${groupMembers.groupId}
    where ${groupMembers.memberId} = ${memberId} and ${groupMembers.status} = 'accepted' and ${groupMembers.role} <> 'member'
      and ${groups.deletedAt} is null and ${groups.lockedAt} is null
    order by ${groups.nameWords}, ${groups.id} limit ${MOST_STAFFED}`;
  return sql`(select coalesce(json_agg(staffed), '[]'::json) from (${rows}) as staffed)`;
};
