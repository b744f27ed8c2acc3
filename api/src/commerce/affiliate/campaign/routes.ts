import { affiliateCampaign } from '@m4u/contract/commerce/affiliate/campaign';
import { data, whenDone, implement } from '../../../platform/http/operation/implement.ts';
import * as service from './service.ts';
import * as participant from '../participant/service.ts';

export default implement(affiliateCampaign, {
  list: (ctx, { query }) => service.list(ctx, query),
  get: (ctx, { params }) => data(service.get(ctx, params.id)),
  create: (ctx, { body }) => data(service.create(ctx, body)),
  update: (ctx, { params, body }) => data(service.update(ctx, params.id, body)),
  setStatus: (ctx, { params, body }) => data(service.setStatus(ctx, params.id, body)),
  setOutstanding: (ctx, { params, body }) => whenDone(service.setOutstanding(ctx, params.id, body.outstanding)),
  participants: (ctx, { params, query }) => participant.list(ctx, params.id, query),
  block: (ctx, { params, body }) => whenDone(participant.setBlocked(ctx, params.id, body.blocked)),
});
