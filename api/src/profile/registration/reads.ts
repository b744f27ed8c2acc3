import { type SQL, sql, type SQLWrapper } from '../../platform/database/orm.ts';
import { registrations } from './tables.ts';

/** The most registrations that are counted; a screen says “99+” beyond that. */
const MOST_COUNTED = 100;

/** Number of new registrations of an agency, at most 100, as a value within a larger query. */
export const newRegistrationsOf = (agencyId: SQLWrapper): SQL<number> => {
  const rows = sql`select from ${registrations}
    where ${registrations.agencyId} = ${agencyId} and ${registrations.status} = 'pending' limit ${MOST_COUNTED}`;
  return sql<number>`(select count(*)::int from (${rows}) as waiting)`;
};
