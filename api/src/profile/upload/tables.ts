import { RECORDING_FORMATS } from '@m4u/contract/profile/upload/rules';
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from '../../platform/database/orm-tables.ts';
import { moment } from '../../platform/database/columns.ts';

/** A stored picture. The storage has one file for each width. */
export const uploads = pgTable(
  'uploads',
  {
    id: uuid().primaryKey(),
    /** The sender; only they may add it to something. */
    memberId: uuid().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    /** Stored widths, ascending, in pixels. */
    widths: jsonb().$type<number[]>().notNull(),
    /** A tiny data URI, shown until the picture has loaded. */
    placeholder: text().notNull(),
    bytes: integer().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('uploads_member').on(table.memberId, table.createdAt),
    index('uploads_created').on(table.createdAt),
  ],
);

/** A stored document. The storage has its only file. */
export const documents = pgTable(
  'documents',
  {
    id: uuid().primaryKey(),
    /** The sender; only they may add it to something. */
    memberId: uuid().notNull(),
    /** File name without the extension. */
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

/** A stored recording. The storage has its only file. */
export const recordings = pgTable(
  'recordings',
  {
    id: uuid().primaryKey(),
    /** The sender; only they may add it to something. */
    memberId: uuid().notNull(),
    format: text({ enum: RECORDING_FORMATS }).notNull(),
    seconds: integer().notNull(),
    bytes: integer().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('recordings_member').on(table.memberId, table.createdAt),
    index('recordings_created').on(table.createdAt),
  ],
);

/**
 * The rows that show each upload: in a column, in JSON or in a text. Triggers of their tables maintain it
 * (`m4u_note_upload_uses`). A reader may see an upload when one of these rows is visible to them.
 */
export const uploadUses = pgTable(
  'upload_uses',
  {
    /** Id of a row in `uploads`, `documents` or `recordings`. */
    uploadId: uuid().notNull(),
    /** The kind of row, by its `UploadPlace`. */
    place: text().notNull(),
    rowId: uuid().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.uploadId, table.place, table.rowId] }),
    index('upload_uses_row').on(table.rowId, table.place),
  ],
);
