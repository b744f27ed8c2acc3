import { group } from '@m4u/contract/profile/group';
import { implement } from '../../platform/http/implement.ts';
import * as share from '../member/share.service.ts';
import { vcard } from '../member/vcard.service.ts';
import { groupPage } from './page.service.ts';
import * as service from './service.ts';

export default implement(group, {
  get: async (ctx, { params }) => ({ data: await service.get(ctx, params.id) }),
  view: async (ctx, { params }) => ({ data: await service.view(ctx, params.id) }),
  meta: async (ctx, { params }) => ({ data: share.meta(ctx, await groupPage(ctx, params.id)) }),
  vcard: async (ctx, { params, query }) => vcard(ctx, await groupPage(ctx, params.id), query.version),
  updateTheme: async (ctx, { params, body }) => ({ data: await service.updateTheme(ctx, params.id, body.theme) }),
  updateUrlMinify: async (ctx, { params, body }) => ({
    data: await service.updateUrlMinify(ctx, params.id, body.urlMinify),
  }),
  update: async (ctx, { params, body }) => ({ data: await service.update(ctx, params.id, body) }),
  qr: async (ctx, { params, query }) => share.qr(ctx, await groupPage(ctx, params.id), query),
  sharePicture: async (ctx, { params }) => share.sharePicture(ctx, await groupPage(ctx, params.id)),
});
