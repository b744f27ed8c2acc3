/** Drizzle's table builders for PostgreSQL; `orm.ts` says why they are re-exported here. */
import type * as PgCore from 'drizzle-orm/pg-core';
import { createRequire } from 'node:module';

const pgCore: typeof PgCore = createRequire(import.meta.url)('drizzle-orm/pg-core');

export type { AnyPgColumn, PgColumn, PgInsertValue, PgTable } from 'drizzle-orm/pg-core';
export const { alias, check, index, pgTable, primaryKey, uniqueIndex } = pgCore;
export const { bigint, boolean, customType, date, integer, jsonb, serial, smallint, text, timestamp, uuid, varchar } =
  pgCore;
