import { sql, type SQL, type SQLWrapper } from '../../../platform/database/orm.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { members } from '../tables.ts';

/** Whether a member's page is there and not locked, as a value within a larger query. */
export const memberIsOpen = (id: SQLWrapper): SQL<boolean> => {
  const row = sql`select from ${members}
    where ${members.id} = ${id} and ${members.deletedAt} is null and ${members.lockedAt} is null`;
  return sql<boolean>`exists (${row})`;
};

/** Whether there is such a member, also one whose page is closed, as a value within a larger query. */
export const memberIsKnown = (id: SQLWrapper): SQL<boolean> =>
  sql<boolean>`exists (select from ${members} where ${members.id} = ${id})`;

/**
 * Adds a member without an account, for a customer of groups (docs/rules/group.md#customers). The page counts as
 * deleted from the beginning, so that it is nowhere found, listed, linked or written to.
 */
export const insertClosed = (tx: Executor, id: string, now: Date) =>
  tx.insert(members).values({ id, name: '', createdAt: now, updatedAt: now, deletedAt: now });
