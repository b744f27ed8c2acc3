import type { CvContact, CvContent } from '@m4u/contract/content/cv/rules';
import type { CvLetter } from '@m4u/contract/content/cv/letter.rules';
import { sql } from '../../platform/database/orm.ts';
import {
  bigint,
  boolean,
  date,
  index,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from '../../platform/database/orm-tables.ts';
import { moment } from '../../platform/database/columns.ts';
import { members } from '../../profile/member/tables.ts';
import { uploads } from '../../profile/upload/tables.ts';

/** A letter with the time of its last save; older ones have none. */
export type StoredLetter = CvLetter & { readonly savedAt?: string };

/** CVs of members (docs/rules/cv.md#fields). */
export const cvs = pgTable(
  'cvs',
  {
    id: uuid().primaryKey(),
    memberId: uuid()
      .notNull()
      .references(() => members.id),
    /** The owner's name for it. */
    name: text().notNull(),
    template: text({
      enum: ['classic', 'modern', 'compact', 'elegant', 'international', 'timeline', 'duo', 'portrait'],
    }).notNull(),
    accent: text({ enum: ['navy', 'teal', 'forest', 'burgundy', 'violet', 'bronze', 'graphite'] }).notNull(),
    font: text({ enum: ['template', 'sans', 'serif'] })
      .notNull()
      .default('template'),
    spacing: text({ enum: ['tight', 'usual', 'airy'] })
      .notNull()
      .default('usual'),
    language: text({ enum: ['VN', 'EN'] }).notNull(),
    visibility: text({ enum: ['private', 'link', 'public'] }).notNull(),
    /** Contacts that others see. */
    shown: jsonb().$type<CvContact[]>().notNull(),
    photoFrom: text({ enum: ['profile', 'upload', 'none'] }).notNull(),
    pictureId: uuid().references(() => uploads.id),
    /** The content; read and written as a whole. */
    content: jsonb().$type<CvContent>().notNull(),
    /** The CV that a version was made from. No reference: a version outlives it, and an owner's delete may come first. */
    sourceId: uuid(),
    /** The application of a version; `company` is empty for a CV that is none. */
    company: text().notNull().default(''),
    position: text().notNull().default(''),
    advert: text().notNull().default(''),
    advertOn: date({ mode: 'string' }),
    letter: jsonb().$type<StoredLetter>(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
    /** Time of deletion; the CV can be restored for 30 days. */
    deletedAt: moment(),
  },
  (table) => [
    index('cvs_member').on(table.memberId, table.updatedAt),
    // At most one CV per member is not private.
    uniqueIndex('cvs_shown')
      .on(table.memberId)
      .where(sql`${table.visibility} <> 'private' and ${table.deletedAt} is null`),
    index('cvs_deleted')
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} is not null`),
  ],
);

/** Links to CVs for single readers (docs/rules/cv.md#links). */
export const cvLinks = pgTable(
  'cv_links',
  {
    id: uuid().primaryKey(),
    cvId: uuid()
      .notNull()
      .references(() => cvs.id, { onDelete: 'cascade' }),
    memberId: uuid()
      .notNull()
      .references(() => members.id),
    /** The secret end of its address; kept as it is, since its owner copies it again. */
    key: text().notNull(),
    label: text().notNull(),
    /** Contacts that its readers see. */
    shown: jsonb().$type<CvContact[]>().notNull(),
    /** Whether its readers see the cover letter. */
    letter: boolean().notNull().default(false),
    /** The last day, in Vietnam, on which it opens. */
    endsOn: date({ mode: 'string' }),
    passwordHash: text(),
    views: bigint({ mode: 'number' }).notNull().default(0),
    openedAt: moment(),
    createdAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex('cv_links_key').on(table.key),
    index('cv_links_cv').on(table.cvId, table.createdAt),
    index('cv_links_member').on(table.memberId),
  ],
);
