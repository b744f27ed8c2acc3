import { point } from '@m4u/contract/commerce/point';
import { data, implement } from '../../platform/http/operation/implement.ts';
import { getBalance } from './service.ts';
import { getSettings, updateSettings } from './settings.service.ts';

export default implement(point, {
  balance: (ctx, { params, query }) => data(getBalance(ctx, params.memberId, query.groupId)),
  settings: (ctx, { params }) => data(getSettings(ctx, params.groupId)),
  updateSettings: (ctx, { params, body }) => data(updateSettings(ctx, params.groupId, body)),
});
