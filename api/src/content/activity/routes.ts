import { activity } from '@m4u/contract/content/activity';
import { data, whenDone, implement } from '../../platform/http/operation/implement.ts';
import * as service from './service.ts';

export default implement(activity, {
  list: (ctx, { params, query }) => service.list(ctx, params.brandId, query),
  get: (ctx, { params }) => data(service.get(ctx, params.id)),
  insert: (ctx, { params, body }) => data(service.insert(ctx, params.id, body)),
  update: (ctx, { params, body }) => data(service.update(ctx, params.id, body)),
  remove: (ctx, { params, query, body }) =>
    whenDone(service.remove(ctx, params.id, query.brandAndGroupId ?? body.brandAndGroupId)),
  vietQr: (ctx, { params, query }) => service.vietQr(ctx, params.id, query),
});
