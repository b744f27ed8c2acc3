import { pointBook } from '@m4u/contract/commerce/book';
import { data, implement } from '../../platform/http/operation/implement.ts';
import * as book from './service.ts';
import * as customers from './customers.service.ts';
import * as table from './export.service.ts';
import * as statement from './statement.service.ts';
import { getStatistics } from './statistics.service.ts';
import { listWaiting } from './waiting.service.ts';

export default implement(pointBook, {
  accounts: (ctx, { query }) => statement.listAccounts(ctx, query),
  waiting: (ctx, { query }) => listWaiting(ctx, query),
  statement: (ctx, { query }) => statement.getStatement(ctx, query),
  minusPoints: (ctx, { params, query }) => book.listRedeemed(ctx, params.sellerGroupId, query),
  addPoints: (ctx, { params, query }) => book.listGiven(ctx, params.buyerId, query),
  statistics: (ctx, { query }) => data(getStatistics(ctx, query)),
  customers: (ctx, { query }) => customers.list(ctx, query),
  exportCustomers: (ctx, { query }) => customers.exportChosen(ctx, query.groupId, query.ids),
  exportRedeemed: (ctx, { query }) => table.exportRedeemed(ctx, query.sellerGroupId, query.filter),
  exportInvoiceRedeemed: (ctx, { query }) => table.exportInvoiceRedeemed(ctx, query.groupId, query.filter),
  exportPoints: (ctx, { query }) => table.exportPoints(ctx, query.groupId, query.filter),
  exportOrders: (ctx, { query }) => table.exportOrders(ctx, query.groupId, query.filter),
});
