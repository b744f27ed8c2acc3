import { sql, type SQL, type SQLWrapper } from '../../../platform/database/orm.ts';
import type { UploadPlace, UploadReader } from '../../../platform/upload-place.ts';
import { documents, recordings, uploads, uploadUses } from '../tables.ts';

/** Whether the reader may see any row that shows the upload, as a value within a larger query. */
export const isShownTo = (upload: SQLWrapper, reader: UploadReader, places: readonly UploadPlace[]): SQL<boolean> => {
  // Each condition is a subquery on one row, otherwise PostgreSQL would first read whole tables into memory.
  const cases = places.map(
    ({ rowKind, canSee }) => sql`when ${sql.raw(`'${rowKind}'`)} then (select ${canSee(reader, uploadUses.rowId)})`,
  );
  return sql<boolean>`exists (select from ${uploadUses} where ${uploadUses.uploadId} = ${upload}
    and case ${uploadUses.place} ${sql.join(cases, sql` `)} else false end)`;
};

/**
 * Whether a member sent an upload, as a value within a larger query. Senders see their uploads before anything uses
 * them.
 */
export const isSentBy = (upload: SQLWrapper, memberId: SQLWrapper): SQL<boolean> => {
  const sent = (table: typeof uploads | typeof documents | typeof recordings) =>
    sql`exists (select from ${table} where ${table.id} = ${upload} and ${table.memberId} = ${memberId})`;
  return sql<boolean>`(${sent(uploads)} or ${sent(documents)} or ${sent(recordings)})`;
};
