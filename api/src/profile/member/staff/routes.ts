import { memberStaff } from '@m4u/contract/profile/member/staff';
import { data, implement } from '../../../platform/http/operation/implement.ts';
import * as service from './service.ts';

export default implement(memberStaff, {
  list: (ctx, { query }) => service.list(ctx, query),
  get: (ctx, { params }) => data(service.get(ctx, params.id)),
  lock: (ctx, { params, body }) => data(service.lock(ctx, params.id, body.reason)),
  unlock: (ctx, { params }) => data(service.unlock(ctx, params.id)),
  changeType: (ctx, { params, body }) => data(service.changeType(ctx, params.id, body)),
  delete: (ctx, { params, body }) => data(service.remove(ctx, params.id, body.reason)),
  restore: (ctx, { params }) => data(service.restore(ctx, params.id)),
});
