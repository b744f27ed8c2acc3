import type { Contact } from '@m4u/contract/profile/member/contact';
import { index, jsonb, pgTable, text, uuid } from '../../platform/database/orm-tables.ts';
import { moment } from '../../platform/database/columns.ts';
import { bytewise, foldedWords } from '../../platform/database/folding.ts';
import { sql } from '../../platform/database/orm.ts';

/** An agency: an organization above groups, with a theme style of its own (docs/rules/agency.md#profile). */
export const agencies = pgTable(
  'agencies',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    headline: text().notNull().default(''),
    /** Sanitised HTML. */
    note: text().notNull().default(''),
    /** The normalised name, for search and sort. */
    nameWords: bytewise()
      .notNull()
      .generatedAlwaysAs(foldedWords(sql.raw('name'))),
    language: text({ enum: ['VN', 'EN'] })
      .notNull()
      .default('VN'),
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
  (table) => [
    index('agencies_place').on(table.provinceCode, table.wardCode),
    index('agencies_in_order').on(table.nameWords, table.id),
    index('agencies_name').using('gin', table.nameWords.op('gin_trgm_ops')),
    index('agencies_career').on(table.career, table.nameWords, table.id),
  ],
);
