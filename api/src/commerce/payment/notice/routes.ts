import { paymentNotice } from '@m4u/contract/commerce/payment/notice';
import { data, implement } from '../../../platform/http/operation/implement.ts';
import { receive, receiveAt } from './receive.service.ts';
import * as service from './service.ts';

export default implement(paymentNotice, {
  receive: (ctx, { params, body }) => receive(ctx, params.provider, body),
  receiveAt: (ctx, { params, body }) => receiveAt(ctx, params.provider, params.gateId, body),
  list: (ctx, { query }) => service.list(ctx, query),
  get: (ctx, { params }) => data(service.get(ctx, params.id)),
  settle: (ctx, { params, body }) => data(service.settle(ctx, params.id, body)),
});
