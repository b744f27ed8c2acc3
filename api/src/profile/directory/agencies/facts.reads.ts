import type { Picture } from '@m4u/contract/common';
import { sql, type SQL, type SQLWrapper } from '../../../platform/database/orm.ts';
import { agencies } from '../../agency/tables.ts';
import { pictureOf } from '../../upload/reads.ts';

/** Facts of an agency that other modules show. */
export interface AgencyFacts {
  readonly _id: string;
  readonly name: string;
  /** Code of the theme of its pages. */
  readonly themeStyle: string | null;
}

/** Whether an agency exists and is not deleted, as a value within a larger query. */
export const agencyIsOpen = (id: SQLWrapper): SQL<boolean> =>
  sql<boolean>`exists (select from ${agencies} where ${agencies.id} = ${id} and ${agencies.deletedAt} is null)`;

/** The facts of an agency by its id, as a value within a larger query; null for none. */
export const agencyFactsOf = (id: SQLWrapper): SQL<AgencyFacts | null> => {
  const value = sql`select json_build_object('_id', ${agencies.id}, 'name', ${agencies.name}, 'themeStyle', ${agencies.themeStyle})
    from ${agencies} where ${agencies.id} = ${id} and ${agencies.deletedAt} is null`;
  return sql<AgencyFacts | null>`(${value})`;
};

/** An agency's logo by its id, as a value within a larger query; null for none. */
export const agencyLogoOf = (id: SQLWrapper): SQL<Picture | null> => {
  const value = sql`select ${pictureOf(agencies.logoId)} from ${agencies} where ${agencies.id} = ${id}`;
  return sql<Picture | null>`(${value})`;
};
