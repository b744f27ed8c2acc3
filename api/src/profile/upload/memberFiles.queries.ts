import { and, asc, eq, gt } from '../../platform/database/orm.ts';
import type { Executor } from '../../platform/database/database.ts';
import { documents, recordings, uploads } from './tables.ts';

/** Number of rows read at a time. */
const BATCH_SIZE = 500;

/** Streams rows in the order of their ids, a batch after the other. */
async function* streamBatches<Row extends { readonly id: string }>(
  read: (after: string) => Promise<Row[]>,
): AsyncGenerator<Row> {
  for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
    const rows = await read(after);
    yield* rows;
    const last = rows.at(-1);
    if (rows.length < BATCH_SIZE || !last) return;
    after = last.id;
  }
}

/** Streams the pictures that a member sent. */
export const streamPictures = (db: Executor, memberId: string) =>
  streamBatches((after) =>
    db
      .select({ id: uploads.id, width: uploads.width })
      .from(uploads)
      .where(and(eq(uploads.memberId, memberId), gt(uploads.id, after)))
      .orderBy(asc(uploads.id))
      .limit(BATCH_SIZE),
  );

/** Streams the documents that a member sent. */
export const streamDocuments = (db: Executor, memberId: string) =>
  streamBatches((after) =>
    db
      .select({ id: documents.id, name: documents.name })
      .from(documents)
      .where(and(eq(documents.memberId, memberId), gt(documents.id, after)))
      .orderBy(asc(documents.id))
      .limit(BATCH_SIZE),
  );

/** Streams the recordings that a member sent. */
export const streamRecordings = (db: Executor, memberId: string) =>
  streamBatches((after) =>
    db
      .select({ id: recordings.id, format: recordings.format })
      .from(recordings)
      .where(and(eq(recordings.memberId, memberId), gt(recordings.id, after)))
      .orderBy(asc(recordings.id))
      .limit(BATCH_SIZE),
  );
