import { agency } from '@m4u/contract/profile/agency';
import { data, done, implement } from '../../platform/http/operation/implement.ts';
import * as manage from './management/service.ts';
import * as offers from './offers/service.ts';

export default implement(agency, {
  listAdmins: (ctx, { params, query }) => manage.listAdmins(ctx, params.agencyId, query),
  listGroups: (ctx, { query }) => manage.listGroups(ctx, query),
  listOwn: (ctx, { query }) => manage.listOwn(ctx, query),
  get: (ctx, { params }) => data(manage.get(ctx, params.id)),
  update: (ctx, { params, body }) => data(manage.update(ctx, params.id, body)),
  removeAdmin: (ctx, { params, body }) => done(manage.removeAdmin(ctx, params.id, body.memberId)),
  offerAdmin: (ctx, { params, body }) => done(offers.offerAdmin(ctx, params.id, body)),
  offerGroup: (ctx, { params, body }) => done(offers.offerGroup(ctx, params.id, body.group)),
  listOffers: (ctx, { params, query }) => offers.listSent(ctx, params.id, query),
  withdrawOffer: (ctx, { params }) => done(offers.withdraw(ctx, params.id)),
  listReceived: (ctx, { query }) => offers.listReceived(ctx, query),
  answerOffer: (ctx, { params, body }) => done(offers.answer(ctx, params.id, body.accept)),
  releaseGroup: (ctx, { params, body }) => done(offers.releaseGroup(ctx, params.id, body.groupId)),
});
