import { friend } from '@m4u/contract/profile/friend';
import { data, implement } from '../../platform/http/operation/implement.ts';
import * as change from './change.service.ts';
import * as list from './list.service.ts';

export default implement(friend, {
  listOfMember: (ctx, { params, query }) => list.listOfMember(ctx, params.id, query),
  status: (ctx, { params }) => data(list.getRelation(ctx, params.id)),
  isAccept: (ctx, { params }) => data(list.isAccept(ctx, params.id)),
  listByStatus: (ctx, { params, query }) => list.listByStatus(ctx, params.id, query),
  totals: (ctx, { params }) => data(list.countFriends(ctx, params.id)),
  suggestions: (ctx) => data(list.listSuggestions(ctx)),
  add: (ctx, { params, body }) => data(change.add(ctx, params.from, body)),
  accept: (ctx, { params, body }) => data(change.accept(ctx, params.from, body)),
  reject: (ctx, { params, body }) => data(change.reject(ctx, params.from, body)),
  block: (ctx, { params, body }) => data(change.block(ctx, params.id, body.blocked)),
});
