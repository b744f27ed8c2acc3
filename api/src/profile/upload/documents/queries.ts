import { byProgram } from '../../../platform/database/row-security/current-actor.ts';
import type { Document } from '@m4u/contract/profile/upload/document';
import { eq, inArray } from '../../../platform/database/orm.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { documents } from '../tables.ts';

type Row = Pick<typeof documents.$inferSelect, 'id' | 'name' | 'bytes' | 'pages'>;

const toDocument = ({ id, name, bytes, pages }: Row): Document => ({
  _id: id,
  src: `/api/media/${id}/document.pdf`,
  name,
  bytes,
  pages,
});

/** Stores a document's row, and returns the document of the contract. */
export const insert = async (db: Executor, row: typeof documents.$inferInsert): Promise<Document> => {
  await db.insert(documents).values(row);
  return toDocument(row);
};

/**
 * Reads a document of any sender; undefined when there is none. It runs as the system, because its file is protected by
 * the rows that show it.
 */
export const find = byProgram(async (db: Executor, id: string): Promise<Document | undefined> => {
  const [row] = await db.select().from(documents).where(eq(documents.id, id));
  return row && toDocument(row);
});

/** Reads documents that are named by something the reader may see; missing ones are omitted. */
export const findAll = byProgram(async (db: Executor, ids: readonly string[]): Promise<Document[]> => {
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(documents)
    .where(inArray(documents.id, [...ids]));
  return rows.map(toDocument);
});
