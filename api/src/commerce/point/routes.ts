import { point } from '@m4u/contract/commerce/point';
import { data, implement } from '../../platform/http/operation/implement.ts';
import { balance } from './service.ts';

export default implement(point, {
  balance: (ctx, { params, query }) => data(balance(ctx, params.memberId, query.groupId)),
});
