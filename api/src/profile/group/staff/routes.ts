import { groupStaff } from '@m4u/contract/profile/group/staff';
import { data, whenDone, implement } from '../../../platform/http/operation/implement.ts';
import { setGroupLocked } from '../lifecycle/service.ts';
import * as service from './service.ts';

export default implement(groupStaff, {
  list: (ctx, { query }) => service.list(ctx, query),
  get: (ctx, { params }) => data(service.get(ctx, params.id)),
  lock: (ctx, { params, body }) => whenDone(setGroupLocked(ctx, params.id, { locked: true, reason: body.reason })),
  unlock: (ctx, { params }) => whenDone(setGroupLocked(ctx, params.id, { locked: false, reason: '' })),
});
