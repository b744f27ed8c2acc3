/**
 * Drizzle's query builder and driver; its words for tables are in `orm-tables.ts`. Everybody takes them from here: for
 * each of its modules Node.js reads the package's description anew to learn in what format it is, a list of 130 kB, and
 * that took half a second of each start. Its files for `require` say their format by how they are called (decision 60).
 */
import type * as Orm from 'drizzle-orm';
import type * as Driver from 'drizzle-orm/node-postgres';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const orm: typeof Orm = require('drizzle-orm');
const driver: typeof Driver = require('drizzle-orm/node-postgres');

export type { Placeholder, SQL, SQLWrapper } from 'drizzle-orm';
export type { NodePgDatabase } from 'drizzle-orm/node-postgres';
export const { drizzle } = driver;
export const { DrizzleQueryError, getTableColumns, getTableName, sql } = orm;
export const {
  arrayContains,
  between,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  like,
  lt,
  lte,
  ne,
  notExists,
  notInArray,
} = orm;
export const { and, asc, count, countDistinct, desc, max, min, not, or, sum } = orm;
