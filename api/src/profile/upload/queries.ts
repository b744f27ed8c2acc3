import type { Picture } from '@m4u/contract/common';
import { and, eq, inArray } from '../../platform/database/orm.ts';
import type { Executor } from '../../platform/database/database.ts';
import { documents, uploads } from './tables.ts';

/** Adds a picture's row and answers it as the contract writes pictures. */
export const insert = async (db: Executor, row: typeof uploads.$inferInsert): Promise<Picture> => {
  const { id, width, height, widths, placeholder } = row;
  await db.insert(uploads).values(row);
  return { _id: id, src: `/api/media/${id}/${width}.webp`, widths, width, height, placeholder };
};

/** Those of these ids that are the member's own in a table; none of them goes before the transaction has ended. */
const ownAmong =
  (table: typeof uploads | typeof documents) =>
  async (db: Executor, memberId: string, ids: readonly string[]): Promise<ReadonlySet<string>> => {
    const rows = await db
      .select({ id: table.id })
      .from(table)
      .where(and(eq(table.memberId, memberId), inArray(table.id, [...ids])))
      .for('key share');
    return new Set(rows.map(({ id }) => id));
  };

/** Those of these pictures that the member sent. */
export const ownPictures = ownAmong(uploads);

/** Those of these documents that the member sent. */
export const ownDocuments = ownAmong(documents);
