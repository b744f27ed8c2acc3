import { order } from '@m4u/contract/commerce/order';
import { data, implement } from '../../platform/http/operation/implement.ts';
import { changeOrder } from './change.service.ts';
import { create, createPlain } from './service.ts';
import { get, list, listChanges } from './list.service.ts';

export default implement(order, {
  createPlain: (ctx, { body, idempotencyKey }) => data(createPlain(ctx, idempotencyKey, body)),
  create: (ctx, { body, idempotencyKey }) => data(create(ctx, idempotencyKey, body)),
  change: (ctx, { body, idempotencyKey }) => data(changeOrder(ctx, idempotencyKey, body)),
  list: (ctx, { query }) => list(ctx, query),
  get: (ctx, { params }) => data(get(ctx, params.id)),
  logs: (ctx, { query }) => listChanges(ctx, query),
});
