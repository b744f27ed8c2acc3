import { phoneReceipt } from '@m4u/contract/commerce/order/phoneReceipt';
import { data, implement } from '../../../platform/http/operation/implement.ts';
import * as service from './service.ts';

export default implement(phoneReceipt, {
  page: (ctx, { params }) => data(service.getPage(ctx, params.token)),
  stop: (ctx, { params, body }) => data(service.setStopped(ctx, params.token, body.stop)),
  state: (ctx, { params, query }) => data(service.getState(ctx, query.groupId, params.customerId)),
  send: (ctx, { params, body }) => data(service.sendAgain(ctx, body.groupId, params.customerId)),
});
