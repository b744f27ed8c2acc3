import { group } from '@m4u/contract/profile/group';
import { data, whenDone, implement } from '../../platform/http/operation/implement.ts';
import * as share from '../page/share/service.ts';
import { openLink } from '../page/links/service.ts';
import { downloadVcard } from '../page/share/vcard.service.ts';
import { claimHandlers, customerHandlers, importHandlers } from './customers/routes.ts';
import { createGroup, deleteGroup, restoreGroup } from './lifecycle/service.ts';
import * as lists from './lists/service.ts';
import { findGroupPage, findOpenGroupPage } from './page/lookup.service.ts';
import { invitationHandlers, peopleHandlers } from './people/routes.ts';
import * as service from './page/service.ts';

export default implement(group, {
  ...peopleHandlers,
  ...invitationHandlers,
  ...customerHandlers,
  ...claimHandlers,
  ...importHandlers,
  insert: (ctx, { body }) => data(createGroup(ctx, body)),
  delete: (ctx, { params }) => whenDone(deleteGroup(ctx, params.id)),
  restore: (ctx, { params }) => whenDone(restoreGroup(ctx, params.id)),
  listOwn: (ctx, { query }) => lists.listOwn(ctx, query),
  listPublic: (ctx, { query }) => lists.listPublic(ctx, query),
  organizeAdmins: (ctx, { query }) => lists.listOrganizeAdmins(ctx, query),
  updateByAgencyAdmin: (ctx, { params, body }) => data(service.updateByAgencyAdmin(ctx, params.id, body)),
  get: (ctx, { params }) => data(service.get(ctx, params.id)),
  view: (ctx, { params }) => data(service.view(ctx, params.id)),
  meta: async (ctx, { params }) => data(share.createMeta(ctx, await findGroupPage(ctx, params.id))),
  vcard: async (ctx, { params, query }) => downloadVcard(ctx, await findOpenGroupPage(ctx, params.id), query.version),
  updateTheme: (ctx, { params, body }) => data(service.updateTheme(ctx, params.id, body.theme)),
  updateUrlMinify: (ctx, { params, body }) => data(service.updateUrlMinify(ctx, params.id, body.urlMinify)),
  update: (ctx, { params, body }) => data(service.update(ctx, params.id, body)),
  openLink: async (ctx, { params }) => openLink(ctx, await findOpenGroupPage(ctx, params.id), params.link),
  getForm: (ctx, { params }) => data(service.getForm(ctx, params.id)),
  updateForm: (ctx, { params, body }) => data(service.updateForm(ctx, params.id, body)),
  qr: async (ctx, { params, query }) => share.serveQr(ctx, await findOpenGroupPage(ctx, params.id), query),
  sharePicture: async (ctx, { params }) => share.sharePicture(ctx, await findGroupPage(ctx, params.id)),
});
