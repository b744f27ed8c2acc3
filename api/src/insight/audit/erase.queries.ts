import { sql } from '../../platform/database/orm.ts';
import type { Executor } from '../../platform/database/database.ts';
import { auditEntries as entries } from './tables.ts';

/** Names to erase from the log: ids of the targets, and the texts that name them. */
export interface Named {
  readonly targets: readonly string[];
  readonly texts: readonly string[];
}

/**
 * Takes a name out of what the log says of these targets; that something was done, by whom, when and why stays. Others
 * of the same name stay named. While a member is erased (`m4u.erasing`), else the log refuses it.
 */
export const eraseNames = async (tx: Executor, { targets, texts }: Named): Promise<void> => {
  const isNamed = sql`any(${sql.param([...texts])}::text[])`;
  await tx.execute(sql`update ${entries} set target_name = case when target_name = ${isNamed} then '' else target_name end,
      detail = (select coalesce(jsonb_object_agg(key, case when value = ${isNamed} then '' else value end), '{}')
        from jsonb_each_text(detail))
    where target_id = any(${sql.param([...targets])}::text[])`);
};
