import { item } from '@m4u/contract/content/item';
import { whenDone, implement } from '../../platform/http/operation/implement.ts';
import { list } from './owned/service.ts';
import * as service from './service.ts';

export default implement(item, {
  listOwned: (ctx, { params: { ownerKind, id, kind }, query }) =>
    list(ctx, { owner: { kind: ownerKind, id }, kind }, query),
  move: (ctx, { params, body }) => whenDone(service.move(ctx, params.id, body.before)),
  restore: (ctx, { params }) => whenDone(service.restore(ctx, params.id)),
});
