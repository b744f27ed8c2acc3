import { item } from '@m4u/contract/content/item';
import { done, implement } from '../../platform/http/operation/implement.ts';
import * as service from './service.ts';

export default implement(item, {
  move: (ctx, { params, body }) => done(service.move(ctx, params.id, body.before)),
  restore: (ctx, { params }) => done(service.restore(ctx, params.id)),
});
