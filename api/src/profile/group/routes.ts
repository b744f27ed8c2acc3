import { group } from '@m4u/contract/profile/group';
import { data, implement } from '../../platform/http/implement.ts';
import * as share from '../member/share.service.ts';
import { openLink } from '../member/bioLink.service.ts';
import { vcard } from '../member/vcard.service.ts';
import { groupPage } from './page.service.ts';
import * as service from './service.ts';

export default implement(group, {
  get: (ctx, { params }) => data(service.get(ctx, params.id)),
  view: (ctx, { params }) => data(service.view(ctx, params.id)),
  meta: async (ctx, { params }) => data(share.meta(ctx, await groupPage(ctx, params.id))),
  vcard: async (ctx, { params, query }) => vcard(ctx, await groupPage(ctx, params.id), query.version),
  updateTheme: (ctx, { params, body }) => data(service.updateTheme(ctx, params.id, body.theme)),
  updateUrlMinify: (ctx, { params, body }) => data(service.updateUrlMinify(ctx, params.id, body.urlMinify)),
  update: (ctx, { params, body }) => data(service.update(ctx, params.id, body)),
  openLink: async (ctx, { params }) => openLink(ctx, await groupPage(ctx, params.id), params.link),
  getForm: (ctx, { params }) => data(service.getForm(ctx, params.id)),
  updateForm: (ctx, { params, body }) => data(service.updateForm(ctx, params.id, body)),
  qr: async (ctx, { params, query }) => share.qr(ctx, await groupPage(ctx, params.id), query),
  sharePicture: async (ctx, { params }) => share.sharePicture(ctx, await groupPage(ctx, params.id)),
});
