import { TIER_DAYS } from '@m4u/contract/commerce/order/earning.rules';
import { DAY } from '@m4u/contract/durations';
import type { Executor } from '../../../platform/database/database.ts';
import { and, asc, eq, gt, gte, lt, sql } from '../../../platform/database/orm.ts';
import { byProgram } from '../../../platform/database/row-security/current-actor.ts';
import { orders } from '../tables.ts';

/** The sum (VND) that an account paid in the days that count for a tier, and whether it has an invoice. */
export interface PaidBefore {
  /** VND. */
  readonly spent: number;
  readonly hasInvoice: boolean;
}

/** Sums what an account paid until now. By the program: cashiers see no orders of others, only what they mean. */
export const sumPaid = byProgram(async (db: Executor, accountId: string, now: Date): Promise<PaidBefore> => {
  const since = new Date(now.getTime() - TIER_DAYS * DAY);
  const [row] = await db
    .select({
      spent: sql<string>`coalesce(sum(${orders.payment}) filter (where ${gt(orders.createdAt, since)}), 0)`,
      invoices: sql<number>`count(*)::int`,
    })
    .from(orders)
    .where(and(eq(orders.accountId, accountId), eq(orders.status, 'done'), eq(orders.kind, 'invoice')));
  return { spent: Number(row?.spent ?? 0), hasInvoice: (row?.invoices ?? 0) > 0 };
});

/** An invoice of the past with the facts on which rules depended then. */
export interface PastInvoice extends PaidBefore {
  readonly id: string;
  readonly accountId: string;
  readonly payment: number;
  /** The rate of that time, in hundredths of a percent. */
  readonly rate: number;
  readonly createdAt: Date;
}

/** Lists invoices of a group between two moments that stand, by id, after one of them. By the program, as above. */
export const listPast = byProgram(
  async (
    db: Executor,
    groupId: string,
    {
      from,
      to,
      after,
      limit,
    }: { readonly from: Date; readonly to: Date; readonly after: string | undefined; readonly limit: number },
  ): Promise<PastInvoice[]> => {
    const earlier = sql`from ${orders} as earlier where earlier.account_id = point_orders.account_id
      and earlier.status = 'done' and earlier.kind = 'invoice' and earlier.id < point_orders.id`;
    const rows = await db
      .select({
        id: orders.id,
        accountId: orders.accountId,
        payment: orders.payment,
        rate: orders.rate,
        createdAt: orders.createdAt,
        spent: sql<string>`(select coalesce(sum(earlier.payment), 0) ${earlier}
          and earlier.created_at > point_orders.created_at - ${sql.raw(`interval '${TIER_DAYS} days'`)})`,
        hasInvoice: sql<boolean>`exists (select ${earlier})`,
      })
      .from(orders)
      .where(
        and(
          eq(orders.groupId, groupId),
          eq(orders.status, 'done'),
          eq(orders.kind, 'invoice'),
          gte(orders.createdAt, from),
          lt(orders.createdAt, to),
          after === undefined ? undefined : gt(orders.id, after),
        ),
      )
      .orderBy(asc(orders.id))
      .limit(limit);
    return rows.map(({ spent, ...row }) => ({ ...row, spent: Number(spent) }));
  },
);
