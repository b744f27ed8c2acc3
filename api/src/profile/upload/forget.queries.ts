import { inArray, lt, sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { documents, uploads } from './tables.ts';

/** So many rows go at a time. */
export const BATCH = 1_000;

/** Tables that never name an upload to keep: what was sent itself, and what is counted or comes and goes with a sign-in. */
const WITHOUT_UPLOADS = [
  ...['uploads', 'documents'],
  ...['sessions', 'codes', 'reset_tokens', 'used_partner_tokens', 'rate_limits', 'link_clicks'],
];

const ID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';

/** All that may use an upload: every other table, so that one that is added later is looked through before it is thought of. */
const places = async (db: Executor): Promise<string[]> => {
  const { rows } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables
      where table_schema = current_schema() and table_type = 'BASE TABLE' order by 1`,
  );
  return rows.map(({ name }) => name).filter((name) => !WITHOUT_UPLOADS.includes(name));
};

/**
 * Whether no row of any place names an upload, in whatever column: its id stands in one of its own, in the JSON of
 * details, in the address of a picture in a text. Each place is read once for all uploads that are asked about.
 */
const unused = async (db: Executor, table: typeof uploads | typeof documents): Promise<SQL> => {
  const isIn = (place: string) =>
    sql`exists (select from (select (regexp_matches(place::text, ${ID}, 'gi'))[1]::uuid as id
      from ${sql.identifier(place)} as place) as named where named.id = ${table.id})`;
  return sql.join(
    (await places(db)).map((place) => sql`not ${isIn(place)}`),
    sql` and `,
  );
};

/**
 * Removes up to {@link BATCH} rows of uploads that were sent before a moment and that nothing uses; answers those
 * gone. In a transaction.
 */
const removeUnused = async <T extends typeof uploads | typeof documents>(
  tx: Executor,
  table: T,
  before: Date,
): Promise<T['$inferSelect'][]> => {
  const isUnused = await unused(tx, table);
  // Whoever is choosing one holds it (`ownAmong`): those are passed over, and the others can be chosen no more.
  const { rows } = await tx.execute<{ id: string }>(
    sql`select id from ${table} where ${lt(table.createdAt, before)} and ${isUnused}
      limit ${BATCH} for update of ${table} skip locked`,
  );
  if (rows.length === 0) return [];
  // Asked once more: one may have been chosen between the question and the hold.
  const gone = await tx
    .delete(table as typeof uploads)
    .where(
      sql`${inArray(
        table.id,
        rows.map(({ id }) => id),
      )} and ${isUnused}`,
    )
    .returning();
  return gone as T['$inferSelect'][];
};

/** … of pictures. */
export const removePictures = (tx: Executor, before: Date) => removeUnused(tx, uploads, before);

/** … of documents. */
export const removeDocuments = (tx: Executor, before: Date) => removeUnused(tx, documents, before);
