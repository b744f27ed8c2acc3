import type { Executor } from './database.ts';

/**
 * Keeps statements of hot paths: each variant is built once for a database handle, and PostgreSQL plans it once for a
 * connection, which for a page with all that stands on it is most of the work. `build` ends in Drizzle's `prepare`.
 */
export const keepPrepared = <Variant extends string, Statement>(
  build: (db: Executor, variant: Variant) => Statement,
): ((db: Executor, variant: Variant) => Statement) => {
  const kept = new WeakMap<Executor, Map<Variant, Statement>>();
  return (db, variant) => {
    const statements = kept.get(db) ?? new Map<Variant, Statement>();
    kept.set(db, statements);
    const statement = statements.get(variant) ?? build(db, variant);
    statements.set(variant, statement);
    return statement;
  };
};
