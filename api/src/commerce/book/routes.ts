import { pointBook } from '@m4u/contract/commerce/book';
import { data, implement } from '../../platform/http/operation/implement.ts';
import * as book from './service.ts';
import * as table from './export.service.ts';
import * as statement from './statement.service.ts';
import { statistics } from './statistics.service.ts';

export default implement(pointBook, {
  accounts: (ctx, { query }) => statement.accounts(ctx, query),
  statement: (ctx, { query }) => statement.statement(ctx, query),
  minusPoints: (ctx, { params, query }) => book.minusPoints(ctx, params.sellerGroupId, query),
  addPoints: (ctx, { params, query }) => book.addPoints(ctx, params.buyerId, query),
  statistics: (ctx, { query }) => data(statistics(ctx, query)),
  exportRedeemed: (ctx, { query }) => table.redeemed(ctx, query.sellerGroupId, query.filter),
  exportInvoiceRedeemed: (ctx, { query }) => table.invoiceRedeemed(ctx, query.groupId, query.filter),
  exportPoints: (ctx, { query }) => table.points(ctx, query.groupId, query.filter),
  exportOrders: (ctx, { query }) => table.orders(ctx, query.groupId, query.filter),
});
