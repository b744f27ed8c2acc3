import type { CvContact, CvContent } from '@m4u/contract/content/cv/rules';
import { sql } from '../../platform/database/orm.ts';
import { index, jsonb, pgTable, text, uniqueIndex, uuid } from '../../platform/database/orm-tables.ts';
import { moment } from '../../platform/database/columns.ts';
import { members } from '../../profile/member/tables.ts';
import { uploads } from '../../profile/upload/tables.ts';

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
    template: text({ enum: ['classic', 'modern', 'compact', 'elegant'] }).notNull(),
    accent: text({ enum: ['navy', 'teal', 'forest', 'burgundy', 'violet', 'bronze', 'graphite'] }).notNull(),
    language: text({ enum: ['VN', 'EN'] }).notNull(),
    visibility: text({ enum: ['private', 'link', 'public'] }).notNull(),
    /** Contacts that others see. */
    shown: jsonb().$type<CvContact[]>().notNull(),
    photoFrom: text({ enum: ['profile', 'upload', 'none'] }).notNull(),
    pictureId: uuid().references(() => uploads.id),
    /** The content; read and written as a whole. */
    content: jsonb().$type<CvContent>().notNull(),
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
