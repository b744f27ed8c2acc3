import { type SQL, sql, type SQLWrapper } from './orm.ts';

/** The day in Vietnam of a moment, as `YYYY-MM-DD`. */
export const dayInVietnam = (moment: SQLWrapper): SQL<string> =>
  sql<string>`to_char((${moment} at time zone 'UTC') + interval '7 hours', 'YYYY-MM-DD')`;
