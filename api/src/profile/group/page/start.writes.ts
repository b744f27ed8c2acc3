import type { Executor } from '../../../platform/database/database.ts';
import { eq, sql } from '../../../platform/database/orm.ts';
import { groups } from '../tables.ts';

/** Adds first steps to those that a group's admins settled; ones that are there already change nothing. */
export const addSettledSteps = (tx: Executor, groupId: string, steps: readonly string[]): Promise<unknown> => {
  const all = sql`${groups.settledSteps} || ${JSON.stringify(steps)}::jsonb`;
  return tx
    .update(groups)
    .set({ settledSteps: sql`(select jsonb_agg(distinct step) from jsonb_array_elements(${all}) as step)` })
    .where(eq(groups.id, groupId));
};
