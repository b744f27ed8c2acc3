import { sql, type SQL } from '../../../platform/database/orm.ts';
import { members } from '../../member/tables.ts';

/** The ids of the members who belong to an agency themselves, as `id` of a larger query. */
export const membersOf = (agencyId: string): SQL =>
  sql`select ${members.id} as id from ${members} where ${members.agencyId} = ${agencyId}`;

/**
 * Those members among the ids that a query selects whose pages are open, as `id` and `words` (the name as lists are in
 * order of) of a larger query.
 */
export const openMembersIn = (ids: SQL): SQL =>
  sql`select ${members.id} as id, ${members.nameWords} collate "C" as words from ${members}
    where ${members.id} in ${ids} and ${members.deletedAt} is null and ${members.lockedAt} is null`;
