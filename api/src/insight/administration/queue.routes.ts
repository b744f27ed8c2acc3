import { queue } from '@m4u/contract/insight/administration/queue';
import { data, implement, whenDone } from '../../platform/http/operation/implement.ts';
import * as service from './queue.service.ts';

export default implement(queue, {
  list: (ctx, { query }) => service.list(ctx, query),
  next: (ctx, { body }) => data(service.takeNext(ctx, body)),
  take: (ctx, { params }) => whenDone(service.take(ctx, params.kind, params.id)),
  release: (ctx, { params }) => whenDone(service.release(ctx, params.kind, params.id)),
});
