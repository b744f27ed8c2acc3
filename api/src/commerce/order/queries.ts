import { byProgram } from '../../platform/database/row-security/current-actor.ts';
import { and, asc, eq, getTableColumns, inArray, isNull, sql } from '../../platform/database/orm.ts';
import { alias } from '../../platform/database/orm-tables.ts';
import { violatedConstraint } from '../../platform/database/constraint.ts';
import type { Executor } from '../../platform/database/database.ts';
import { insertPlaceholders, insertValues, prepareOnce } from '../../platform/database/prepared.ts';
import { fail } from '../../platform/errors.ts';
import type { Transaction } from '../../platform/events/transaction.ts';
import { pointAccounts as accounts } from '../point/account.tables.ts';
import { pointOrderChanges as changes, orders } from './tables.ts';
import { pointMovements as movements } from '../point/tables.ts';

/** A row of an order, without its search words. */
export type OrderRow = Omit<typeof orders.$inferSelect, 'words'>;

/** A row of an order's history. */
export type OrderChangeRow = typeof changes.$inferSelect;

const { words: _words, ...columns } = getTableColumns(orders);

/** Columns of an order, without its search words. */
export const orderColumns = columns;

/** Moves the orders of one account to another, together with its points. */
export const moveOrders = async (tx: Transaction, from: string, into: string): Promise<void> => {
  await tx.update(orders).set({ accountId: into }).where(eq(orders.accountId, from));
};

/** Locks the orders of these customers until the transaction ends. */
export const lockOrdersOf = async (tx: Transaction, customerIds: readonly string[]): Promise<void> => {
  const own = tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(inArray(accounts.customerId, [...customerIds]));
  await tx
    .select({ id: orders.id })
    .from(orders)
    .where(inArray(orders.accountId, own))
    .orderBy(asc(orders.id))
    .for('no key update');
};

/** Fails for an invoice number that another order of the group has. Errors: invoice-taken. */
const failInvoiceTaken = (): never =>
  fail('invoice-taken', { fields: [{ field: 'invoiceNumber', code: 'invoice-taken' }] });

/**
 * Whether an order of the group that is not cancelled has this invoice number. By the program, as the query below:
 * cashiers number their invoices among those of others, which they do not see.
 */
export const isInvoiceNumberTaken = byProgram(
  async (db: Executor, groupId: string, invoiceNumber: string): Promise<boolean> => {
    const isSame = sql`lower(${orders.invoiceNumber}) = lower(${invoiceNumber})`;
    const rows = await db
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.groupId, groupId), isSame, eq(orders.status, 'done')))
      .limit(1);
    return rows.length > 0;
  },
);

/** Longest number after a prefix that counts as one, in digits. */
const LONGEST_NUMBER = 12;

/** Finds the highest number that follows a prefix in invoice numbers of the group's orders; 0 without any. */
export const findHighestNumber = byProgram(async (db: Executor, groupId: string, prefix: string): Promise<number> => {
  const rest = sql`substr(${orders.invoiceNumber}, ${prefix.length + 1})`;
  const [row] = await db
    .select({ highest: sql<string | null>`max((${rest})::bigint)` })
    .from(orders)
    .where(
      and(
        eq(orders.groupId, groupId),
        eq(orders.status, 'done'),
        sql`lower(left(${orders.invoiceNumber}, ${prefix.length})) = lower(${prefix})`,
        sql`case when ${rest} ~ ${`^[0-9]{1,${LONGEST_NUMBER}}$`} then true else false end`,
      ),
    );
  return Number(row?.highest ?? 0);
});

/** Runs a write of an order; converts a duplicate invoice number of the group to an error of that field. */
const failIfNumberTaken = async <T>(write: PromiseLike<T>): Promise<T> => {
  try {
    return await write;
  } catch (thrown) {
    if (violatedConstraint(thrown) === 'point_orders_invoice') failInvoiceTaken();
    throw thrown;
  }
};

/**
 * Columns that the prepared statement of {@link insert} fills, each by a placeholder. The lists are written by hand:
 * columns left out get their defaults.
 */
const ORDER_COLUMNS = [
  'id',
  'groupId',
  'accountId',
  'kind',
  'status',
  'invoiceNumber',
  'value',
  'discount',
  'discountId',
  'discountCode',
  'spent',
  'earned',
  'payment',
  'rate',
  'bonuses',
  'note',
  'version',
  'createdBy',
  'createdAt',
  'updatedAt',
] as const satisfies readonly (keyof OrderRow)[];

const CHANGE_COLUMNS = [
  'id',
  'orderId',
  'groupId',
  'act',
  'after',
  'actorId',
  'createdAt',
] as const satisfies readonly (keyof OrderChangeRow)[];

const MOVEMENT_COLUMNS = [
  'id',
  'groupId',
  'accountId',
  'againstId',
  'kind',
  'points',
  'orderId',
  'actorId',
  'note',
  'expiresAt',
  'createdAt',
] as const satisfies readonly (keyof typeof movements.$inferInsert)[];

/** The number of movements is part of the prepared statement's key, since a statement inserts a fixed number of rows. */
const insertStatement = prepareOnce((tx, movementCount: `${number}`) => {
  const order = tx.$with('inserted_order').as(
    tx
      .insert(orders)
      .values(insertPlaceholders(orders, ORDER_COLUMNS, 'order '))
      .returning({ id: orders.id }),
  );
  const change = insertPlaceholders(changes, CHANGE_COLUMNS, 'change ');
  if (movementCount === '0') return tx.with(order).insert(changes).values(change).prepare('order without movements');
  const firstChange = tx.$with('inserted_change').as(tx.insert(changes).values(change).returning({ id: changes.id }));
  const moved = Array.from({ length: Number(movementCount) }, (_, index) =>
    insertPlaceholders(movements, MOVEMENT_COLUMNS, `${index} `),
  );
  return tx.with(order, firstChange).insert(movements).values(moved).prepare(`order with ${movementCount} movements`);
});

/**
 * Inserts an order with the first line of its history and its movements, in one statement.
 * Errors: invoice-taken, which ends the transaction.
 */
export const insert = async (
  tx: Transaction,
  row: OrderRow,
  change: typeof changes.$inferInsert,
  moved: readonly (typeof movements.$inferInsert)[],
): Promise<void> => {
  const values = Object.assign(
    insertValues(row, ORDER_COLUMNS, 'order '),
    insertValues(change, CHANGE_COLUMNS, 'change '),
    ...moved.map((movement, index) => insertValues({ note: '', ...movement }, MOVEMENT_COLUMNS, `${index} `)),
  ) as Record<string, unknown>;
  await failIfNumberTaken(insertStatement(tx, `${moved.length}`).execute(values));
};

/** Adds a line to the history of an order. */
export const insertChange = async (tx: Transaction, row: typeof changes.$inferInsert): Promise<void> => {
  await tx.insert(changes).values(row);
};

/** Finds an order with the member who holds its account now; null for a customer whose record is unclaimed. */
export const find = async (
  db: Executor,
  id: string,
): Promise<(OrderRow & { readonly memberId: string | null }) | undefined> => {
  const [row] = await db
    .select({ ...columns, memberId: accounts.memberId })
    .from(orders)
    .innerJoin(accounts, eq(accounts.id, orders.accountId))
    .where(eq(orders.id, id));
  return row;
};

/** Locks an order until the transaction ends. */
export const findForUpdate = async (tx: Transaction, id: string): Promise<OrderRow | undefined> => {
  const [row] = await tx.select(columns).from(orders).where(eq(orders.id, id)).for('no key update');
  return row;
};

/** Updates a locked order. Errors: invoice-taken, which ends the transaction. */
export const update = async (
  tx: Transaction,
  { id, status, invoiceNumber, value, discount, spent, earned, payment, bonuses, note, version, updatedAt }: OrderRow,
): Promise<void> => {
  const set = { status, invoiceNumber, value, discount, spent, earned, payment, bonuses, note, version, updatedAt };
  await failIfNumberTaken(tx.update(orders).set(set).where(eq(orders.id, id)));
};

/** Lists movements of an order that are in force: neither reversed nor reversals. */
export const listUnreversedMovements = async (tx: Transaction, orderId: string) => {
  const back = alias(movements, 'back');
  return tx
    .select({ id: movements.id, kind: movements.kind, points: movements.points })
    .from(movements)
    .leftJoin(back, eq(back.reversesId, movements.id))
    .where(and(eq(movements.orderId, orderId), isNull(movements.reversesId), sql`${back.id} is null`))
    .orderBy(asc(movements.id));
};
