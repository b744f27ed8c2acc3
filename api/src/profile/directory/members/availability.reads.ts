import { sql, type SQL, type SQLWrapper } from '../../../platform/database/orm.ts';
import { members } from '../../member/tables.ts';

/** Whether a member's page exists and is not locked, as a value within a larger query. */
export const memberIsOpen = (id: SQLWrapper): SQL<boolean> => {
  const row = sql`select from ${members}
    where ${members.id} = ${id} and ${members.deletedAt} is null and ${members.lockedAt} is null`;
  return sql<boolean>`exists (${row})`;
};

/** Whether a member exists, with an open or closed page, as a value within a larger query. */
export const memberExists = (id: SQLWrapper): SQL<boolean> =>
  sql<boolean>`exists (select from ${members} where ${members.id} = ${id})`;
