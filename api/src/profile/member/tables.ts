import type { Contact } from '@m4u/contract/profile/member/contact';
import type { PageForm } from '@m4u/contract/profile/member/form';
import type { PageSection } from '@m4u/contract/profile/member/sections.rules';
import { sql } from '../../platform/database/orm.ts';
import { date, index, jsonb, pgTable, text, uuid } from '../../platform/database/orm-tables.ts';
import { moment } from '../../platform/database/columns.ts';
import { foldedWords } from '../../platform/database/folding.ts';
import { agencies } from '../agency/tables.ts';
import type { StoredLink } from '../page/tables.ts';
import { uploads } from '../upload/tables.ts';

/** A profile (docs/rules/member.md#profile). */
export const members = pgTable(
  'members',
  {
    id: uuid().primaryKey(),
    type: text({ enum: ['individual', 'organization', 'agency'] })
      .notNull()
      .default('individual'),
    name: text().notNull(),
    headline: text().notNull().default(''),
    /** Sanitised HTML. */
    aboutMe: text().notNull().default(''),
    portraitId: uuid().references(() => uploads.id),
    backgroundId: uuid().references(() => uploads.id),
    language: text({ enum: ['VN', 'EN'] })
      .notNull()
      .default('VN'),
    theme: text().notNull().default('lightmode'),
    /** Layout that visitors get (docs/rules/item.md#layouts). */
    layout: text({ enum: ['usual', 'new'] })
      .notNull()
      .default('usual'),
    agencyId: uuid().references(() => agencies.id),
    contacts: jsonb().$type<Contact[]>().notNull().default([]),
    links: jsonb().$type<StoredLink[]>().notNull().default([]),
    /** The owner's own form; null when none was ever saved. */
    form: jsonb().$type<PageForm>(),
    career: text(),
    childCareer: text(),
    interests: jsonb().$type<string[]>().notNull().default([]),
    gender: text({ enum: ['female', 'male', 'other'] }),
    birthday: date({ mode: 'string' }),
    /** Province and ward of the first public address that was picked from the list of places. */
    provinceCode: text(),
    wardCode: text(),
    /** The normalised name, for search and sort. */
    nameWords: text()
      .notNull()
      .generatedAlwaysAs(foldedWords(sql.raw('name'))),
    /** The owner's order of sections; sections without a place are not in it. */
    sections: jsonb().$type<PageSection[]>().notNull().default([]),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
    /** Set when the member was deleted. The page disappears at once, the row after the period for restoring. */
    deletedAt: moment(),
    /**
     * Set while the account is locked; the page then shows only this and the name (docs/rules/member.md#locked-pages).
     */
    lockedAt: moment(),
  },
  (table) => [
    index('members_agency').on(table.agencyId),
    index('members_name').using('gin', table.nameWords.op('gin_trgm_ops')),
    // Partial indexes for filters of staff: few rows match.
    index('members_locked')
      .on(table.id)
      .where(sql`${table.lockedAt} is not null`),
    index('members_deleted')
      .on(table.id)
      .where(sql`${table.deletedAt} is not null`),
    // Rows are inserted in the order of time, so those of a day are stored together.
    index('members_created').using('brin', table.createdAt),
    index('members_career').on(table.career),
    index('members_child_career').on(table.childCareer),
    index('members_interests').using('gin', table.interests),
  ],
);
