import { slide } from '@m4u/contract/insight/administration/slides';
import { data, whenDone, implement } from '../../platform/http/operation/implement.ts';
import * as service from './slide.service.ts';

export default implement(slide, {
  list: (ctx) => data(service.list(ctx)),
  insert: (ctx, { body }) => data(service.insert(ctx, body)),
  update: (ctx, { params, body }) => data(service.update(ctx, params.id, body)),
  delete: (ctx, { params }) => whenDone(service.remove(ctx, params.id)),
  arrange: (ctx, { params, body }) => whenDone(service.arrange(ctx, params.id, body.beforeId ?? null)),
});
