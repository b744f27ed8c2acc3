import { eq, type SQL } from './orm.ts';
import type { PgColumn } from './orm-tables.ts';

/** Narrows a list to a value of a column, where one is asked for. */
export const whereEqual = <C extends PgColumn>(column: C, asked: C['_']['data'] | undefined): SQL | undefined =>
  asked === undefined ? undefined : eq(column, asked);
