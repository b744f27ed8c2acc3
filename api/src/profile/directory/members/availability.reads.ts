import { sql, type SQL, type SQLWrapper } from '../../../platform/database/orm.ts';
import { members } from '../../member/tables.ts';

/** Whether a member's page is there and not locked, as a value within a larger query. */
export const memberIsOpen = (id: SQLWrapper): SQL<boolean> => {
  const row = sql`select from ${members}
    where ${members.id} = ${id} and ${members.deletedAt} is null and ${members.lockedAt} is null`;
  return sql<boolean>`exists (${row})`;
};

/** Whether there is such a member, also one whose page is closed, as a value within a larger query. */
export const memberExists = (id: SQLWrapper): SQL<boolean> =>
  sql<boolean>`exists (select from ${members} where ${members.id} = ${id})`;
