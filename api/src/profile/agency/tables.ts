import type { Contact } from '@m4u/contract/profile/member/contact';
import { index, jsonb, pgTable, text, uuid } from '../../platform/database/orm-tables.ts';
import { moment } from '../../platform/database/columns.ts';

/** An agency: an organization above groups, with a theme style of its own (docs/rules/agency.md#profile). */
export const agencies = pgTable(
  'agencies',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    headline: text().notNull().default(''),
    /** Sanitised HTML. */
    note: text().notNull().default(''),
    themeStyle: text(),
    /** Refers to `uploads`, without a foreign key because that module imports members, which import agencies. */
    logoId: uuid(),
    backgroundId: uuid(),
    contacts: jsonb().$type<Contact[]>().notNull().default([]),
    /** Name of the line of business (from `terms`). */
    career: text(),
    /** Province and ward of the first public address that was picked from the list of places. */
    provinceCode: text(),
    wardCode: text(),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
    deletedAt: moment(),
  },
  (table) => [index('agencies_place').on(table.provinceCode, table.wardCode)],
);
