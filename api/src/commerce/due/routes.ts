import { due } from '@m4u/contract/commerce/due';
import { data, implement, whenDone } from '../../platform/http/operation/implement.ts';
import { exportDues } from './export.service.ts';
import * as level from './level.service.ts';
import * as manage from './manage.service.ts';
import * as own from './own.service.ts';

export default implement(due, {
  levels: (ctx, { query }) => data(level.getSetup(ctx, query.groupId)),
  createLevel: (ctx, { body }) => data(level.create(ctx, body)),
  updateLevel: (ctx, { params, body }) => data(level.update(ctx, params.id, body)),
  list: (ctx, { query }) => manage.list(ctx, query),
  exportDues: (ctx, { query }) => exportDues(ctx, query),
  person: (ctx, { params, query }) => data(manage.getPerson(ctx, { ...query, ...params })),
  offer: (ctx, { body }) => data(manage.offer(ctx, body)),
  record: (ctx, { body, idempotencyKey }) => data(manage.record(ctx, body, idempotencyKey)),
  remind: (ctx, { body }) => whenDone(manage.remind(ctx, body)),
  mine: (ctx) => data(own.listOwn(ctx)),
  take: (ctx, { body }) => data(own.take(ctx, body.levelId)),
});
