import { getTableColumns, type SQL, sql } from './orm.ts';
import type { PgTable } from './orm-tables.ts';
import type { Executor } from './database.ts';

/**
 * Keeps statements of hot paths: each variant is built once for a connection (or for the pool), and PostgreSQL plans it
 * once there, which together is most of what a short statement costs. `build` ends in Drizzle's `prepare`; what differs
 * from call to call is `sql.placeholder`.
 */
export const prepareOnce = <Variant extends string, Statement>(
  build: (db: Executor, variant: Variant) => Statement,
): ((db: Executor, variant: Variant) => Statement) => {
  const kept = new WeakMap<object, Map<Variant, Statement>>();
  return (db, variant) => {
    const { $client } = db as Executor & { $client: object };
    const statements = kept.get($client) ?? new Map<Variant, Statement>();
    kept.set($client, statements);
    const statement = statements.get(variant) ?? build(db, variant);
    statements.set(variant, statement);
    return statement;
  };
};

/**
 * Columns of an insert whose values are given with each call, under their own names behind a prefix. Unlike bare
 * placeholders they may be null.
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

/** A row as {@link insertPlaceholders} wants it: each value under its column's name behind the prefix, null where there is none. */
export const insertValues = <Row extends object>(
  row: Row,
  names: readonly (keyof Row & string)[],
  prefix = '',
): Record<string, unknown> => Object.fromEntries(names.map((name) => [`${prefix}${name}`, row[name] ?? null]));
