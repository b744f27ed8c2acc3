import type { Executor } from '../../../platform/database/database.ts';
import { and, asc, desc, eq, inArray, isNotNull, sql } from '../../../platform/database/orm.ts';
import { byProgram } from '../../../platform/database/row-security/current-actor.ts';
import { orderReceiptCounts as counts, orderReceipts as receipts } from './tables.ts';

/** The place of a receipt among those of its group: they are without gaps, in the order of their commits. */
export interface ReceiptPlace {
  readonly year: number;
  readonly number: number;
}

/** Facts of a paid order by its receipt. */
export interface PaidOrder extends ReceiptPlace {
  readonly groupId: string;
  readonly requestId: string;
  /** Null for a buyer without an account. */
  readonly buyerId: string | null;
  readonly buyerName: string;
  readonly title: string;
  readonly quantity: number;
  /** VND. */
  readonly amount: number;
  readonly issuedAt: Date;
  readonly refundedAt: Date | null;
}

const { groupId, year, number, requestId, buyerId, buyerName, title, quantity, amount, issuedAt, refundedAt } =
  receipts;
const facts = { groupId, year, number, requestId, buyerId, buyerName, title, quantity, amount, issuedAt, refundedAt };

/** Finds the paid order of a request. Runs as the program: the caller shows it to the buyer and the admins alone. */
export const findPaidOrder = byProgram(async (db: Executor, id: string): Promise<PaidOrder | undefined> => {
  const [row] = await db.select(facts).from(receipts).where(eq(requestId, id));
  return row;
});

/** Lists paid orders of a group after one of them, the earliest first. Runs as the program, for jobs. */
export const listPaidOrdersAfter = byProgram(
  (db: Executor, id: string, after: ReceiptPlace, limit: number): Promise<PaidOrder[]> =>
    db
      .select(facts)
      .from(receipts)
      .where(and(eq(groupId, id), sql`(${year}, ${number}) > (${after.year}, ${after.number})`))
      .orderBy(asc(year), asc(number))
      .limit(limit),
);

/** The places of the newest receipts of some groups. Runs as the program, for jobs. */
export const findLastReceipts = byProgram(
  async (db: Executor, ids: readonly string[]): Promise<ReadonlyMap<string, ReceiptPlace>> => {
    if (ids.length === 0) return new Map();
    const rows = await db
      .selectDistinctOn([counts.groupId], { groupId: counts.groupId, year: counts.year, number: counts.last })
      .from(counts)
      .where(inArray(counts.groupId, [...ids]))
      .orderBy(counts.groupId, desc(counts.year));
    return new Map(rows.map((row) => [row.groupId, { year: row.year, number: row.number }]));
  },
);

/** When the money of some orders went back to their buyers. Runs as the program; see {@link findPaidOrder}. */
export const findRefunds = byProgram(
  async (db: Executor, ids: readonly string[]): Promise<ReadonlyMap<string, Date>> => {
    if (ids.length === 0) return new Map();
    const rows = await db
      .select({ id: requestId, at: refundedAt })
      .from(receipts)
      .where(and(inArray(requestId, [...ids]), isNotNull(refundedAt)));
    return new Map(rows.flatMap(({ id, at }) => (at ? [[id, at]] : [])));
  },
);
