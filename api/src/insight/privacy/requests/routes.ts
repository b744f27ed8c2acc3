import { dataRequest } from '@m4u/contract/insight/privacy/request';
import { data, whenDone, implement } from '../../../platform/http/operation/implement.ts';
import * as service from './service.ts';

export default implement(dataRequest, {
  ask: (ctx, { body }) => data(service.ask(ctx, body)),
  confirm: (ctx, { params, body }) => data(service.confirm(ctx, params.id, body.key)),
  own: (ctx, { query }) => service.listOwn(ctx, query),
  withdraw: (ctx, { params }) => whenDone(service.withdraw(ctx, params.id)),
  list: (ctx, { query }) => service.list(ctx, query),
  answer: (ctx, { params, body }) => data(service.answer(ctx, params.id, body)),
});
