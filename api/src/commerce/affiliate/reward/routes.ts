import { affiliateReward } from '@m4u/contract/commerce/affiliate/reward';
import { data, implement } from '../../../platform/http/operation/implement.ts';
import * as service from './service.ts';

export default implement(affiliateReward, {
  list: (ctx, { query }) => service.list(ctx, query),
  approve: (ctx, { body }) => data(service.approve(ctx, body)),
  reject: (ctx, { body }) => data(service.reject(ctx, body)),
});
