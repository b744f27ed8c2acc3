import { terms } from '@m4u/contract/profile/member/terms';
import { data, whenDone, implement } from '../../platform/http/operation/implement.ts';
import * as service from './administration.service.ts';

export default implement(terms, {
  list: (ctx, { query }) => data(service.list(ctx, query.kind, query.parentId)),
  insert: (ctx, { body }) => data(service.insert(ctx, body)),
  update: (ctx, { params, body }) => data(service.update(ctx, params.id, body)),
  delete: (ctx, { params }) => whenDone(service.remove(ctx, params.id)),
  arrange: (ctx, { params, body }) => whenDone(service.arrange(ctx, params.id, body.beforeId ?? null)),
});
