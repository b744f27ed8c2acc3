/**
 * Drizzle's query builder and driver; table builders are in `orm-tables.ts`. All code imports them from here: for each
 * of Drizzle's ES modules Node.js reads the package's 130 kB description again to learn the format, which took half a
 * second of each start. The `.cjs` files state their format by their name (decision 60).
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
