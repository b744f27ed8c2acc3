import type { Executor } from '../../../platform/database/database.ts';
import { eq, sql } from '../../../platform/database/orm.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import { orderReceiptCounts as counts, orderReceipts as receipts } from './tables.ts';

/** A row of a receipt. */
type ReceiptRow = typeof receipts.$inferSelect;

/** Takes the next number of a group in a year. Its row stays locked until the transaction ends, which may undo it. */
export const takeNumber = async (tx: Transaction, groupId: string, year: number): Promise<number> => {
  const [row] = await tx
    .insert(counts)
    .values({ groupId, year, last: 1 })
    .onConflictDoUpdate({ target: [counts.groupId, counts.year], set: { last: sql`${counts.last} + 1` } })
    .returning({ last: counts.last });
  return row?.last ?? 1;
};

/** Inserts a receipt. */
export const insert = (tx: Transaction, row: typeof receipts.$inferInsert) => tx.insert(receipts).values(row);

/** Writes the refund on the receipt of a request. */
export const setRefunded = (tx: Transaction, requestId: string, refundedAt: Date) =>
  tx.update(receipts).set({ refundedAt }).where(eq(receipts.requestId, requestId));

/** Finds the receipt of a request that the reader may see. */
export const findOfRequest = async (db: Executor, requestId: string): Promise<ReceiptRow | undefined> => {
  const [row] = await db.select().from(receipts).where(eq(receipts.requestId, requestId));
  return row;
};
