import { byProgram } from '../../../platform/database/row-security/current-actor.ts';
import type { Document } from '@m4u/contract/profile/upload/document';
import { eq, inArray } from '../../../platform/database/orm.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { documents } from '../tables.ts';

type Row = Pick<typeof documents.$inferSelect, 'id' | 'name' | 'bytes' | 'pages'>;

const present = ({ id, name, bytes, pages }: Row): Document => ({
  _id: id,
  src: `/api/media/${id}/document.pdf`,
  name,
  bytes,
  pages,
});

/** Adds a document's row and answers it as the contract writes documents. */
export const insert = async (db: Executor, row: typeof documents.$inferInsert): Promise<Document> => {
  await db.insert(documents).values(row);
  return present(row);
};

/** One document, whoever sent it; its file is answered to who sees what it hangs on. Undefined when there is none. */
export const find = byProgram(async (db: Executor, id: string): Promise<Document | undefined> => {
  const [row] = await db.select().from(documents).where(eq(documents.id, id));
  return row && present(row);
});

/** Documents by their ids, which something names that the reader may see; those that are not there are left out. */
export const findAll = byProgram(async (db: Executor, ids: readonly string[]): Promise<Document[]> => {
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(documents)
    .where(inArray(documents.id, [...ids]));
  return rows.map(present);
});
