import { sql } from '../../platform/database/orm.ts';
import type { Executor } from '../../platform/database/database.ts';
import { auditEntries as entries } from './tables.ts';

/** Names to remove from the log: ids of the targets, and the texts that contain the name. */
export interface NamesToErase {
  readonly targets: readonly string[];
  readonly texts: readonly string[];
}

/**
 * Removes a member's name from the log entries of these targets; action, actor, time and reason stay. Equal names of
 * other people are not changed. Returns the ids of the entries. Works only during an erasure (`m4u.erasing`); otherwise the log rejects updates.
 */
export const eraseNames = async (tx: Executor, { targets, texts }: NamesToErase): Promise<string[]> => {
  const isNamed = sql`any(${sql.param([...texts])}::text[])`;
  const { rows } = await tx.execute<{
    id: string;
  }>(sql`update ${entries} set target_name = case when target_name = ${isNamed} then '' else target_name end,
      detail = (select coalesce(jsonb_object_agg(key, case when value = ${isNamed} then '' else value end), '{}')
        from jsonb_each_text(detail))
    where target_id = any(${sql.param([...targets])}::text[]) returning id`);
  return rows.map(({ id }) => id);
};
