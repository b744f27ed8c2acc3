import type { Picture } from '@m4u/contract/common';
import { and, eq, inArray } from '../../platform/database/orm.ts';
import type { Executor } from '../../platform/database/database.ts';
import { documents, recordings, uploads } from './tables.ts';

/** Stores a picture's row, and returns the picture of the contract. */
export const insert = async (db: Executor, row: typeof uploads.$inferInsert): Promise<Picture> => {
  const { id, width, height, widths, placeholder } = row;
  await db.insert(uploads).values(row);
  return { _id: id, src: `/api/media/${id}/${width}.webp`, widths, width, height, placeholder };
};

/** The ids among these that the member sent; their rows cannot be deleted until the transaction ends. */
const filterOwn =
  (table: typeof uploads | typeof documents | typeof recordings) =>
  async (db: Executor, memberId: string, ids: readonly string[]): Promise<ReadonlySet<string>> => {
    const rows = await db
      .select({ id: table.id })
      .from(table)
      .where(and(eq(table.memberId, memberId), inArray(table.id, [...ids])))
      .for('key share');
    return new Set(rows.map(({ id }) => id));
  };

/** The pictures among these that the member sent. */
export const filterOwnPictures = filterOwn(uploads);

/** The documents among these that the member sent. */
export const filterOwnDocuments = filterOwn(documents);

/** The recordings among these that the member sent. */
export const filterOwnRecordings = filterOwn(recordings);
