import { getTableColumns, type SQL, sql } from './orm.ts';
import type { PgTable } from './orm-tables.ts';
import type { Executor } from './database.ts';

/**
 * Prepares statements of hot paths once: each variant is built once per connection (or pool), and PostgreSQL may plan it
 * once there, which is most of the cost of a short statement (else see {@link anyValue}). `build` must end in Drizzle's `prepare`; values that
 * differ between calls are `sql.placeholder`.
 */
export const prepareOnce = <Variant extends string, Statement>(
  build: (db: Executor, variant: Variant) => Statement,
): ((db: Executor, variant: Variant) => Statement) => {
  const statementsByClient = new WeakMap<object, Map<Variant, Statement>>();
  return (db, variant) => {
    const { $client } = db as Executor & { $client: object };
    const statements = statementsByClient.get($client) ?? new Map<Variant, Statement>();
    statementsByClient.set($client, statements);
    const statement = statements.get(variant) ?? build(db, variant);
    statements.set(variant, statement);
    return statement;
  };
};

/**
 * A placeholder whose value PostgreSQL does not use for planning: it stands in a sub-select. With a plain placeholder the
 * plan for one value may seem cheaper than the plan for all values; PostgreSQL then plans each call, which takes longer
 * than a short statement itself (docs/decisions/0148-one-plan-for-a-statement.md).
 */
export const anyValue = (name: string, type: 'uuid' | 'uuid[]' | 'int[]'): SQL =>
  // Without the second cast `= any((select …))` would compare with rows.
  sql`(select ${sql.placeholder(name)}::${sql.raw(type)})::${sql.raw(type)}`;

/**
 * Placeholders for the columns of an insert, named by a prefix and the column. Unlike bare placeholders they accept
 * null.
 */
export const insertPlaceholders = <T extends PgTable, Name extends keyof T['$inferInsert'] & string>(
  table: T,
  names: readonly Name[],
  prefix = '',
): Record<Name, SQL> => {
  const columns = getTableColumns(table);
  const value = (name: string): SQL => {
    const column = columns[name];
    const encoder = { mapToDriverValue: (each: unknown) => (each === null ? null : column?.mapToDriverValue(each)) };
    return sql`${sql.param(sql.placeholder(`${prefix}${name}`), encoder)}`;
  };
  return Object.fromEntries(names.map((name) => [name, value(name)])) as Record<Name, SQL>;
};

/** Converts a row to the values of {@link insertPlaceholders}: each under prefix and column name, null when missing. */
export const insertValues = <Row extends object>(
  row: Row,
  names: readonly (keyof Row & string)[],
  prefix = '',
): Record<string, unknown> => Object.fromEntries(names.map((name) => [`${prefix}${name}`, row[name] ?? null]));
