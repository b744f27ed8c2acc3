import { orderRequest } from '@m4u/contract/commerce/order/request';
import { data, implement } from '../../../platform/http/operation/implement.ts';
import * as receipts from '../receipts/service.ts';
import * as service from './service.ts';
import * as list from './list.service.ts';

export default implement(orderRequest, {
  make: (ctx, { body }) => data(service.createRequest(ctx, body)),
  listOwn: (ctx, { query }) => list.listOwn(ctx, query),
  listOfGroups: (ctx, { query }) => list.listOfGroups(ctx, query),
  get: (ctx, { params }) => data(list.get(ctx, params.id)),
  receipt: (ctx, { params }) => data(receipts.getReceipt(ctx, params.id)),
  receiptFile: (ctx, { params }) => receipts.printReceipt(ctx, params.id),
  quote: (ctx, { params, body }) => data(service.quote(ctx, params.id, body)),
  accept: (ctx, { params, body }) => data(service.accept(ctx, params.id, body)),
  confirm: (ctx, { params, body }) => data(service.confirm(ctx, params.id, body.note)),
  pack: (ctx, { params, body }) => data(service.pack(ctx, params.id, body.note)),
  deliver: (ctx, { params, body }) => data(service.deliver(ctx, params.id, body.note)),
  decline: (ctx, { params, body }) => data(service.decline(ctx, params.id, body.note)),
  cancel: (ctx, { params, body }) => data(service.cancel(ctx, params.id, body.note)),
});
