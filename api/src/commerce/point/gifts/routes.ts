import { pointGift } from '@m4u/contract/commerce/point/gift';
import { data, implement } from '../../../platform/http/operation/implement.ts';
import { getRoom, give } from './service.ts';

export default implement(pointGift, {
  room: (ctx, { params }) => data(getRoom(ctx, params.groupId)),
  give: (ctx, { params, body, idempotencyKey }) => data(give(ctx, params.groupId, idempotencyKey, body)),
});
