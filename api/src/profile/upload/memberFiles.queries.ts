import { and, asc, eq, gt } from '../../platform/database/orm.ts';
import type { Executor } from '../../platform/database/database.ts';
import { documents, uploads } from './tables.ts';

/** Number of rows read at a time. */
const PART = 500;

/** Streams the pictures that a member sent. */
export async function* picturesOf(db: Executor, memberId: string) {
  for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
    const rows = await db
      .select({ id: uploads.id, width: uploads.width })
      .from(uploads)
      .where(and(eq(uploads.memberId, memberId), gt(uploads.id, after)))
      .orderBy(asc(uploads.id))
      .limit(PART);
    yield* rows;
    const last = rows.at(-1);
    if (rows.length < PART || !last) return;
    after = last.id;
  }
}

/** Streams the documents that a member sent. */
export async function* documentsOf(db: Executor, memberId: string) {
  for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
    const rows = await db
      .select({ id: documents.id, name: documents.name })
      .from(documents)
      .where(and(eq(documents.memberId, memberId), gt(documents.id, after)))
      .orderBy(asc(documents.id))
      .limit(PART);
    yield* rows;
    const last = rows.at(-1);
    if (rows.length < PART || !last) return;
    after = last.id;
  }
}
