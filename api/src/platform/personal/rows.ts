import { getTableColumns, type SQL, sql } from '../database/orm.ts';
import type { Executor } from '../database/database.ts';
import type { ExportRule, Personal, Subject } from './personal.ts';

/** Rows per read. */
const BATCH = 500;

/** Converts a row to JSON, with columns named as in the code. */
const rowAsJson = ({ table }: Personal, { without = [] }: ExportRule): SQL => {
  const shown = Object.entries(getTableColumns(table)).filter(([, column]) => !without.includes(column));
  const pairs = shown.map(([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`);
  return sql`json_build_object(${sql.join(pairs, sql`, `)})::text`;
};

/**
 * Yields the exported rows of a declaration as lines of JSON, in parts. Requires a transaction: a cursor bounds memory,
 * however many rows there are.
 */
export async function* exportedRows(
  tx: Executor,
  subject: Subject,
  declared: Personal,
  rule: ExportRule,
): AsyncGenerator<string[]> {
  const condition = declared.rows(subject);
  if (condition === undefined) return;
  await tx.execute(
    sql`declare given_rows no scroll cursor for select ${rowAsJson(declared, rule)} as line from ${declared.table} where ${condition}`,
  );
  for (;;) {
    const { rows } = await tx.execute<{ line: string }>(sql.raw(`fetch ${BATCH} from given_rows`));
    if (rows.length > 0) yield rows.map(({ line }) => line);
    if (rows.length < BATCH) break;
  }
  await tx.execute(sql`close given_rows`);
}
