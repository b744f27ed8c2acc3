import { member } from '@m4u/contract/profile/member';
import { catalogue } from '@m4u/contract/profile/theme/catalogue';
import { data, implement } from '../../platform/http/operation/implement.ts';
import { openLink } from '../page/links/service.ts';
import { checkLink } from '../shortLink/service.ts';
import * as service from './service.ts';
import * as share from '../page/share/service.ts';
import type { Handlers } from '../../platform/http/operation/implement.ts';
import { downloadVcard } from '../page/share/vcard.service.ts';

/** Calls of this module that modules above it handle. */
type HandledAbove = Pick<Handlers<typeof member>, 'infoByLink' | 'careers' | 'childCareers' | 'interests'>;

/** Handlers of the calls about members and their pages. */
export default (above: HandledAbove) =>
  implement(member, {
    ...above,
    get: (ctx, { params }) => data(service.get(ctx, params.id)),
    view: (ctx, { params }) => data(service.view(ctx, params.id)),
    update: (ctx, { params, body }) => data(service.update(ctx, params.id, body)),
    updateTheme: (ctx, { params, body }) => data(service.updateTheme(ctx, params.id, body.theme)),
    updateUrlMinify: (ctx, { params, body }) => data(service.updateUrlMinify(ctx, params.id, body.urlMinify)),
    checkUrlMinify: (ctx, { params }) => data(checkLink(ctx, params.id)),
    updateAccountLink: (ctx, { params, body }) => data(service.updateLinks(ctx, params.id, body.links)),
    openLink: async (ctx, { params }) => openLink(ctx, await service.findOpenMemberPage(ctx, params.id), params.link),
    getForm: (ctx, { params }) => data(service.getForm(ctx, params.id)),
    updateForm: (ctx, { params, body }) => data(service.updateForm(ctx, params.id, body)),
    vcard: async (ctx, { params, query }) =>
      downloadVcard(ctx, await service.findOpenMemberPage(ctx, params.id), query.version),
    meta: async (ctx, { params }) => data(share.createMeta(ctx, await service.findMemberPage(ctx, params.id))),
    metaByUrlMinify: async (ctx, { params }) =>
      data(share.createMeta(ctx, await service.findMemberPage(ctx, params.urlMinify))),
    styles: () => data([...catalogue]),
    themesForReader: (ctx) => data(service.listThemesForReader(ctx)),
    qr: async (ctx, { params, query }) => share.serveQr(ctx, await service.findOpenMemberPage(ctx, params.id), query),
    sharePicture: async (ctx, { params }) => share.sharePicture(ctx, await service.findMemberPage(ctx, params.id)),
  });
