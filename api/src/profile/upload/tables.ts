import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from '../../platform/database/orm-tables.ts';
import { moment } from '../../platform/database/columns.ts';

/** A stored picture. Its bytes lie in the storage, one file for each width. */
export const uploads = pgTable(
  'uploads',
  {
    id: uuid().primaryKey(),
    /** Who sent it; only they may put it on something. */
    memberId: uuid().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    /** Pixel widths that are kept, ascending. */
    widths: jsonb().$type<number[]>().notNull(),
    /** A tiny data URI shown until the picture is there. */
    placeholder: text().notNull(),
    bytes: integer().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('uploads_member').on(table.memberId, table.createdAt),
    index('uploads_created').on(table.createdAt),
  ],
);

/** A stored document. Its bytes lie in the storage, in one file. */
export const documents = pgTable(
  'documents',
  {
    id: uuid().primaryKey(),
    /** Who sent it; only they may put it on something. */
    memberId: uuid().notNull(),
    /** What it was called, without its ending. */
    name: text().notNull(),
    pages: integer().notNull(),
    bytes: integer().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('documents_member').on(table.memberId, table.createdAt),
    index('documents_created').on(table.createdAt),
  ],
);

/**
 * Which rows show which uploads, kept by triggers of the tables that do (`m4u_note_upload_uses`): in a column of their
 * own, in JSON or in a text. Whether a reader may see an upload is asked of those rows.
 */
export const uploadUses = pgTable(
  'upload_uses',
  {
    /** Of `uploads` or `documents`. */
    uploadId: uuid().notNull(),
    /** The kind of row, as `UploadPlace` names it. */
    place: text().notNull(),
    rowId: uuid().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.uploadId, table.place, table.rowId] }),
    index('upload_uses_row').on(table.rowId, table.place),
  ],
);
