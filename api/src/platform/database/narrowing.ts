import { eq, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Narrows a list to a value of a column, where one is asked for. */
export const equal = <C extends PgColumn>(column: C, asked: C['_']['data'] | undefined): SQL | undefined =>
  asked === undefined ? undefined : eq(column, asked);
