import { type SQL, sql, type SQLWrapper } from '../../platform/database/orm.ts';
import { agencies } from './tables.ts';

/** Selects the agencies that have a line of business, to be counted in a larger query. */
export const agenciesWithCareer = (career: SQLWrapper): SQL =>
  sql`select from ${agencies} where ${agencies.career} in ${career}`;
