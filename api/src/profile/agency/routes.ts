import { agency } from '@m4u/contract/profile/agency';
import { data, implement, whenDone } from '../../platform/http/operation/implement.ts';
import * as share from '../page/share/service.ts';
import { downloadVcard } from '../page/share/vcard.service.ts';
import * as manage from './management/service.ts';
import * as offers from './offers/service.ts';
import * as page from './page/service.ts';

export default implement(agency, {
  view: (ctx, { params }) => data(page.view(ctx, params.id)),
  meta: async (ctx, { params }) => data(share.createMeta(ctx, await page.findAgencyPage(ctx, params.id))),
  vcard: async (ctx, { params, query }) => downloadVcard(ctx, await page.findAgencyPage(ctx, params.id), query.version),
  qr: async (ctx, { params, query }) => share.serveQr(ctx, await page.findAgencyPage(ctx, params.id), query),
  sharePicture: async (ctx, { params }) => share.sharePicture(ctx, await page.findAgencyPage(ctx, params.id)),
  updateUrlMinify: (ctx, { params, body }) => data(page.updateUrlMinify(ctx, params.id, body.urlMinify)),
  listAdmins: (ctx, { params, query }) => manage.listAdmins(ctx, params.agencyId, query),
  listGroups: (ctx, { query }) => manage.listGroups(ctx, query),
  listOwn: (ctx, { query }) => manage.listOwn(ctx, query),
  get: (ctx, { params }) => data(manage.get(ctx, params.id)),
  update: (ctx, { params, body }) => data(manage.update(ctx, params.id, body)),
  removeAdmin: (ctx, { params, body }) => whenDone(manage.removeAdmin(ctx, params.id, body.memberId)),
  offerAdmin: (ctx, { params, body }) => whenDone(offers.offerAdmin(ctx, params.id, body)),
  offerGroup: (ctx, { params, body }) => whenDone(offers.offerGroup(ctx, params.id, body.group)),
  listOffers: (ctx, { params, query }) => offers.listSent(ctx, params.id, query),
  withdrawOffer: (ctx, { params }) => whenDone(offers.withdraw(ctx, params.id)),
  listReceived: (ctx, { query }) => offers.listReceived(ctx, query),
  answerOffer: (ctx, { params, body }) => whenDone(offers.answer(ctx, params.id, body.accept)),
  releaseGroup: (ctx, { params, body }) => whenDone(offers.releaseGroup(ctx, params.id, body.groupId)),
});
