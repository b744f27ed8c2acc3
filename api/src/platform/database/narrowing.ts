import { eq, type SQL } from './orm.ts';
import type { PgColumn } from './orm-tables.ts';

/** Condition for a column's value; none when the value is undefined. */
export const whereEqual = <C extends PgColumn>(column: C, value: C['_']['data'] | undefined): SQL | undefined =>
  value === undefined ? undefined : eq(column, value);
