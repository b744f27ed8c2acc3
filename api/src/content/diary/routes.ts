import { diary } from '@m4u/contract/content/diary';
import { data, whenDone, implement } from '../../platform/http/operation/implement.ts';
import * as service from './service.ts';

export default implement(diary, {
  list: (ctx, { params, query }) => service.list(ctx, params.id, query),
  get: (ctx, { params }) => data(service.get(ctx, params.id)),
  insert: (ctx, { body }) => data(service.insert(ctx, body)),
  update: (ctx, { params, body }) => data(service.update(ctx, params.id, body)),
  remove: (ctx, { params }) => whenDone(service.remove(ctx, params.id)),
});
