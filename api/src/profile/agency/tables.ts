import type { Contact } from '@m4u/contract/profile/member.contact';
import { index, jsonb, pgTable, text, timestamp, uuid } from '../../platform/database/orm-tables.ts';

/** An agency: an organization above groups, with a theme style of its own (specification §3). */
export const agencies = pgTable(
  'agencies',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    headline: text().notNull().default(''),
    /** Sanitised HTML. */
    note: text().notNull().default(''),
    themeStyle: text(),
    /** Of `uploads`, which know members, which know agencies: named here, not referenced. */
    logoId: uuid(),
    backgroundId: uuid(),
    contacts: jsonb().$type<Contact[]>().notNull().default([]),
    /** Name of the line of business (`terms`). */
    career: text(),
    /** Of its first public address that was picked from the places. */
    provinceCode: text(),
    wardCode: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    deletedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index('agencies_place').on(table.provinceCode, table.wardCode)],
);
