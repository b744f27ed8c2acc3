import { inArray } from '../../platform/database/orm.ts';
import type { Executor } from '../../platform/database/database.ts';
import { members } from './tables.ts';

/** The ids of all links on members' pages, shown or not. */
export const findLinkIdsOfMembers = async (
  db: Executor,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> => {
  if (memberIds.length === 0) return new Map();
  const rows = await db
    .select({ id: members.id, links: members.links })
    .from(members)
    .where(inArray(members.id, [...memberIds]));
  return new Map(rows.map(({ id, links }) => [id, links.map(({ _id }) => _id)]));
};
