import { type SQL, sql, type SQLWrapper } from '../../platform/database/orm.ts';
import { members } from './tables.ts';

/** Selects the members with a line of business, or an occupation within one, to be counted in a larger query. */
export const membersWithCareer = (career: SQLWrapper, childCareer?: SQLWrapper): SQL =>
  childCareer === undefined
    ? sql`select from ${members} where ${members.career} in ${career}`
    : sql`select from ${members} where ${members.childCareer} in ${childCareer} and ${members.career} in ${career}`;

/** Selects the members with an interest, to be counted in a larger query. */
export const membersWithInterest = ({ nameVi, nameEn }: { nameVi: SQLWrapper; nameEn: SQLWrapper }): SQL =>
  sql`select from ${members} where ${members.interests} ?| array[${nameVi}, ${nameEn}]`;
