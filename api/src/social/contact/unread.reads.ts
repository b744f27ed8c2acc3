import { type SQL, sql, type SQLWrapper } from '../../platform/database/orm.ts';
import { contacts } from './tables.ts';

/** Number of unread messages on a member's own page, as a value within a larger query. */
export const unreadContactsOf = (memberId: SQLWrapper): SQL<number> => {
  const value = sql`select count(*)::int from ${contacts}
    where ${contacts.ownerKind} = 'member' and ${contacts.ownerId} = ${memberId} and ${contacts.readAt} is null`;
  return sql`(${value})`;
};
