import { earning } from '@m4u/contract/commerce/order/earning';
import { data, implement } from '../../../platform/http/operation/implement.ts';
import { getConsent, saveConsent } from './birthday.service.ts';
import { getRules, getStanding, preview, saveRules } from './service.ts';

export default implement(earning, {
  rules: (ctx, { params }) => data(getRules(ctx, params.groupId)),
  saveRules: (ctx, { params, body }) => data(saveRules(ctx, params.groupId, body)),
  preview: (ctx, { params, body }) => data(preview(ctx, params.groupId, body)),
  standing: (ctx, { params, query }) => data(getStanding(ctx, params.groupId, query.memberId)),
  birthday: (ctx, { params }) => data(getConsent(ctx, params.groupId)),
  saveBirthday: (ctx, { params, body }) => data(saveConsent(ctx, params.groupId, body.granted)),
});
