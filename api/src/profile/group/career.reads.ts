import { type SQL, sql, type SQLWrapper } from '../../platform/database/orm.ts';
import { groups } from './tables.ts';

/** A list of names, as an expression of a larger query. */
type CareerNames = SQLWrapper;

/** Selects the groups with a line of business, or an occupation within one, to be counted in a larger query. */
export const groupsWithCareer = (career: CareerNames, childCareer?: CareerNames): SQL =>
  childCareer === undefined
    ? sql`select from ${groups} where ${groups.career} in ${career}`
    : sql`select from ${groups} where ${groups.childCareer} in ${childCareer} and ${groups.career} in ${career}`;
