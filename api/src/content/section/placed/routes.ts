import { placed } from '@m4u/contract/content/section/placed';
import { data, implement } from '../../../platform/http/operation/implement.ts';
import { place } from '../../item/placement/service.ts';
import * as service from './service.ts';

export default implement(placed, {
  listPlaced: (ctx, { params, query }) => service.list(ctx, params.groupId, query),
  place: (ctx, { params, body }) => data(place(ctx, params.id, body.act)),
});
