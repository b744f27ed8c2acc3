import { paymentStatement } from '@m4u/contract/commerce/payment/statement';
import { data, implement } from '../../../platform/http/operation/implement.ts';
import * as service from './service.ts';

export default implement(paymentStatement, {
  upload: (ctx, { body, file }) => data(service.upload(ctx, body, file)),
  list: (ctx, { query }) => service.list(ctx, query),
  get: (ctx, { params }) => data(service.get(ctx, params.id)),
  store: (ctx, { params, body }) => data(service.store(ctx, params.id, body)),
});
