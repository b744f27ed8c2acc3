import { jsonb, pgTable, uuid } from '../../platform/database/orm-tables.ts';
import { moment } from '../../platform/database/columns.ts';
import { agencies } from '../../profile/agency/tables.ts';

/** Public explore pages of agencies, with their sections in order (docs/rules/explore.md#sections). */
export const agencyExplores = pgTable('agency_explores', {
  agencyId: uuid()
    .primaryKey()
    .references(() => agencies.id),
  /** Shape: the contract's `explore/sections`. */
  sections: jsonb().$type<readonly Readonly<Record<string, unknown>>[]>().notNull().default([]),
  updatedAt: moment().notNull(),
});
