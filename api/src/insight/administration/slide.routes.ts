import { slide } from '@m4u/contract/insight/administration/slides';
import { data, done, implement } from '../../platform/http/operation/implement.ts';
import * as service from './slide.service.ts';

export default implement(slide, {
  list: (ctx) => data(service.list(ctx)),
  insert: (ctx, { body }) => data(service.insert(ctx, body)),
  update: (ctx, { params, body }) => data(service.update(ctx, params.id, body)),
  delete: (ctx, { params }) => done(service.remove(ctx, params.id)),
  arrange: (ctx, { params, body }) => done(service.arrange(ctx, params.id, body.beforeId ?? null)),
});
