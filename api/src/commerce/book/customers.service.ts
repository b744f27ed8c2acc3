import { dayOf } from '@m4u/contract/days';
import type { CustomerFigures, CustomersQuery } from '@m4u/contract/commerce/book/customer';
import type { FileAnswer } from '@m4u/contract/http/endpoint';
import type { Context } from '../../platform/context.ts';
import { toSlice } from '../../platform/database/slice.ts';
import { csvFile } from '../../platform/http/message/csv.ts';
import { toCustomers } from '../../profile/group/customers/service.ts';
import { requireGroupAdmin } from '../../profile/group/rights.service.ts';
import * as queries from './customers.queries.ts';
import { CUSTOMER_HEADINGS, toCustomerCsv } from './customers.rules.ts';

const toFigures = async (ctx: Context, rows: Awaited<ReturnType<typeof queries.list>>): Promise<CustomerFigures[]> => {
  const customers = await toCustomers(
    ctx,
    rows.map(({ customer }) => customer),
  );
  return rows.flatMap(({ points, orders, paid, last }, index) => {
    const customer = customers[index];
    if (!customer) return [];
    const lastOrderAt = last?.toISOString() ?? null;
    return [{ ...customer, phone: customer.phone || null, points, orders, paid, lastOrderAt }];
  });
};

/** Lists customers of a group with the figures of their orders. Errors: not-found, forbidden. */
export const list = async (
  ctx: Context,
  { groupId, query, sort, order, ...paging }: CustomersQuery,
): Promise<{ data: CustomerFigures[]; total: number }> => {
  await requireGroupAdmin(ctx, groupId);
  const selection = { groupId, search: query };
  const [rows, total] = await Promise.all([
    queries.list(ctx.db, selection, { sort, order }, toSlice(paging)),
    queries.countMatching(ctx.db, selection),
  ]);
  return { data: await toFigures(ctx, rows), total };
};

/** Writes chosen customers of a group as CSV, by name; ids of others are left out. Errors: not-found, forbidden. */
export const exportChosen = async (ctx: Context, groupId: string, ids: readonly string[]): Promise<FileAnswer> => {
  await requireGroupAdmin(ctx, groupId);
  const rows = await queries.list(ctx.db, { groupId, ids }, {}, { limit: ids.length, offset: 0 });
  const lines = (await toFigures(ctx, rows)).map(toCustomerCsv);
  return csvFile(`khach-hang-${dayOf(ctx.clock.now())}`, [[...CUSTOMER_HEADINGS[ctx.locale]], ...lines]);
};
