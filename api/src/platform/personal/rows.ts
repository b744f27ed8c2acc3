import { getTableColumns, type SQL, sql } from '../database/orm.ts';
import type { Executor } from '../database/database.ts';
import type { Given, Personal, Subject } from './personal.ts';

/** So many rows are read at a time. */
const PART = 500;

/** A row as JSON, its columns by their names in the code. */
const asJson = ({ table }: Personal, { without = [] }: Given): SQL => {
  const shown = Object.entries(getTableColumns(table)).filter(([, column]) => !without.includes(column));
  const pairs = shown.map(([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`);
  return sql`json_build_object(${sql.join(pairs, sql`, `)})::text`;
};

/**
 * The rows that a member is given of a declaration, each as a line of JSON, in parts. Within a transaction: they are read
 * with a cursor, so that however many there are, few are held.
 */
export async function* givenRows(
  tx: Executor,
  subject: Subject,
  declared: Personal,
  given: Given,
): AsyncGenerator<string[]> {
  const condition = declared.rows(subject);
  if (condition === undefined) return;
  await tx.execute(
    sql`declare given_rows no scroll cursor for select ${asJson(declared, given)} as line from ${declared.table} where ${condition}`,
  );
  for (;;) {
    const { rows } = await tx.execute<{ line: string }>(sql.raw(`fetch ${PART} from given_rows`));
    if (rows.length > 0) yield rows.map(({ line }) => line);
    if (rows.length < PART) break;
  }
  await tx.execute(sql`close given_rows`);
}
