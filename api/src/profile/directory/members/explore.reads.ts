import { sql, type SQL } from '../../../platform/database/orm.ts';
import { members } from '../../member/tables.ts';

/** The ids of an agency's direct members, as `id` of a larger query. */
export const memberIdsOfAgency = (agencyId: string): SQL =>
  sql`select ${members.id} as id from ${members} where ${members.agencyId} = ${agencyId}`;

/**
 * The members with open pages among the ids that a query selects, as `id` and `words` (the sort key of the name) of a
 * larger query.
 */
export const openMembersIn = (ids: SQL): SQL =>
  sql`select ${members.id} as id, ${members.nameWords} collate "C" as words from ${members}
    where ${members.id} in ${ids} and ${members.deletedAt} is null and ${members.lockedAt} is null`;
