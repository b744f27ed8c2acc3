import { point } from '@m4u/contract/commerce/point';
import { data, implement } from '../../platform/http/operation/implement.ts';
import { balance } from './service.ts';
import { settings, updateSettings } from './settings.service.ts';

export default implement(point, {
  balance: (ctx, { params, query }) => data(balance(ctx, params.memberId, query.groupId)),
  settings: (ctx, { params }) => data(settings(ctx, params.groupId)),
  updateSettings: (ctx, { params, body }) => data(updateSettings(ctx, params.groupId, body)),
});
