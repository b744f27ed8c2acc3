import { sql } from '../../platform/database/orm.ts';
import type { Executor } from '../../platform/database/database.ts';
import { agencyOf } from '../../profile/directory/agencies/facts.reads.ts';
import { membershipsOf } from '../../profile/directory/groups/membership.reads.ts';

/** Groups of a member, administered ones first. */
export const memberships = async (db: Executor, memberId: string) => {
  const [row] = await db.select({ groups: membershipsOf(sql`${memberId}::uuid`) }).from(sql`(select) as one`);
  return row?.groups ?? [];
};

/** Names of agencies, ordered by id. */
export const agenciesBy = async (db: Executor, ids: readonly string[]) => {
  if (ids.length === 0) return [];
  const asked = sql`unnest(${sql.param([...ids])}::uuid[]) with ordinality as asked(id, place)`;
  const rows = await db
    .select({ agency: agencyOf(sql`asked.id`) })
    .from(asked)
    .orderBy(sql`asked.place`);
  return rows.flatMap(({ agency }) => (agency === null ? [] : [agency]));
};
