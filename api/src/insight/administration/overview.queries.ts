import { sql } from '../../platform/database/orm.ts';
import type { Executor } from '../../platform/database/database.ts';
import { agencyFactsOf } from '../../profile/directory/agencies/facts.reads.ts';
import { membershipsOf } from '../../profile/directory/groups/membership.reads.ts';

/** Groups of a member, administered ones first. */
export const listMemberships = async (db: Executor, memberId: string) => {
  const [row] = await db.select({ groups: membershipsOf(sql`${memberId}::uuid`) }).from(sql`(select) as one`);
  return row?.groups ?? [];
};

/** Names of agencies, ordered by id. */
export const listAgencies = async (db: Executor, ids: readonly string[]) => {
  if (ids.length === 0) return [];
  const idRows = sql`unnest(${sql.param([...ids])}::uuid[]) with ordinality as requested(id, place)`;
  const rows = await db
    .select({ agency: agencyFactsOf(sql`requested.id`) })
    .from(idRows)
    .orderBy(sql`requested.place`);
  return rows.flatMap(({ agency }) => (agency === null ? [] : [agency]));
};
