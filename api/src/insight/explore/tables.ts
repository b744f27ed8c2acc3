import { jsonb, pgTable, uuid } from '../../platform/database/orm-tables.ts';
import { moment } from '../../platform/database/columns.ts';
import { agencies } from '../../profile/agency/tables.ts';

/** An agency's public explore page: its sections in their order (docs/rules/explore.md#sections). */
export const agencyExplores = pgTable('agency_explores', {
  agencyId: uuid()
    .primaryKey()
    .references(() => agencies.id),
  /** As the contract's `explore/sections` has them. */
  sections: jsonb().$type<readonly Readonly<Record<string, unknown>>[]>().notNull().default([]),
  updatedAt: moment().notNull(),
});
