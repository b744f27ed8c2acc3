import { and, desc, lt, sql, type SQLWrapper } from '../../platform/database/orm.ts';
import type { Executor } from '../../platform/database/database.ts';
import { orders } from '../order/tables.ts';
import { isSelected, type OrderSelection } from '../order/selection.reads.ts';

/** Makes the transaction read-only, on a snapshot of the database. */
export const useReadOnlySnapshot = async (tx: Executor): Promise<void> => {
  await tx.execute(sql`set transaction isolation level repeatable read, read only`);
};

/** A time in Vietnam, as tables show it. */
const formatTime = (moment: SQLWrapper) =>
  sql<string>`to_char(${moment} at time zone 'UTC' + interval '7 hours', 'YYYY-MM-DD HH24:MI:SS')`;

/**
 * An order for an export. PostgreSQL formats the texts: converting them here for 100,000 rows costs too much memory.
 */
export interface TableOrder extends Record<string, unknown> {
  readonly id: string;
  readonly account: string;
  readonly author: string;
  readonly kind: (typeof orders.$inferSelect)['kind'];
  readonly status: (typeof orders.$inferSelect)['status'];
  /** The texts and numbers of the other columns. */
  readonly invoice: string;
  readonly value: string;
  readonly discount: string;
  readonly code: string;
  readonly spent: string;
  readonly payment: string;
  /** In hundredths of a percent. */
  readonly rate: number;
  readonly earned: string;
  readonly note: string;
  readonly created: string;
  readonly changed: string;
}

const tableColumns = sql`${orders.id}, ${orders.accountId} as account, ${orders.createdBy} as author,
  ${orders.kind}, ${orders.status}, coalesce(${orders.invoiceNumber}, '') as invoice, ${orders.value}::text,
  ${orders.discount}::text, coalesce(${orders.discountCode}, '') as code, ${orders.spent}::text,
  ${orders.payment}::text, ${orders.rate}, ${orders.earned}::text, ${orders.note},
  ${formatTime(orders.createdAt)} as created, ${formatTime(orders.updatedAt)} as changed`;

/** Lists orders of a group before an id, newest first; equally fast for old and new orders. */
export const listOrdersBefore = async (
  tx: Executor,
  selection: OrderSelection,
  beforeId: string | undefined,
  limit: number,
): Promise<TableOrder[]> => {
  const condition = and(isSelected(tx, selection), beforeId === undefined ? undefined : lt(orders.id, beforeId));
  const { rows } = await tx.execute<TableOrder>(sql`select ${tableColumns} from ${orders} where ${condition}
    order by ${desc(orders.id)} limit ${limit}`);
  return rows;
};
