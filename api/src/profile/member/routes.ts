import { member } from '@m4u/contract/profile/member';
import { organizationPresets, themes } from '@m4u/contract/profile/theme.catalogue';
import { implement } from '../../platform/http/implement.ts';
import { infoByLink } from './info.service.ts';
import { checkLink } from './link.service.ts';
import * as service from './service.ts';
import * as share from './share.service.ts';
import * as terms from './term.service.ts';
import { vcard } from './vcard.service.ts';

export default implement(member, {
  get: async (ctx, { params }) => ({ data: await service.get(ctx, params.id) }),
  view: async (ctx, { params }) => ({ data: await service.view(ctx, params.id) }),
  update: async (ctx, { params, body }) => ({ data: await service.update(ctx, params.id, body) }),
  updateTheme: async (ctx, { params, body }) => ({ data: await service.updateTheme(ctx, params.id, body.theme) }),
  updateUrlMinify: async (ctx, { params, body }) => ({
    data: await service.updateUrlMinify(ctx, params.id, body.urlMinify),
  }),
  checkUrlMinify: async (ctx, { params }) => ({ data: await checkLink(ctx, params.id) }),
  updateAccountLink: async (ctx, { params, body }) => ({ data: await service.updateLinks(ctx, params.id, body.links) }),
  vcard: async (ctx, { params, query }) => vcard(ctx, await service.openPage(ctx, params.id), query.version),
  meta: async (ctx, { params }) => ({ data: share.meta(ctx, await service.memberPage(ctx, params.id)) }),
  metaByUrlMinify: async (ctx, { params }) => ({
    data: share.meta(ctx, await service.memberPage(ctx, params.urlMinify)),
  }),
  infoByLink: async (ctx, { params, query }) => ({ data: await infoByLink(ctx, params.id, query.path) }),
  styles: () => ({ data: [...themes, ...organizationPresets] }),
  themesForReader: async (ctx) => ({ data: [...(await service.themesForReader(ctx))] }),
  careers: async (ctx) => ({ data: await terms.careers(ctx) }),
  childCareers: async (ctx, { query }) => ({ data: await terms.childCareers(ctx, query.name) }),
  interests: async (ctx) => ({ data: await terms.interests(ctx) }),
  qr: async (ctx, { params, query }) => share.qr(ctx, await service.openPage(ctx, params.id), query),
  sharePicture: async (ctx, { params }) => share.sharePicture(ctx, await service.memberPage(ctx, params.id)),
});
