import { payment } from '@m4u/contract/commerce/payment';
import { data, implement, whenDone } from '../../platform/http/operation/implement.ts';
import * as page from './page.service.ts';
import * as service from './service.ts';
import * as setting from './setting/service.ts';

export default implement(payment, {
  list: (ctx, { query }) => service.list(ctx, query),
  ask: (ctx, { body, idempotencyKey }) => data(service.ask(ctx, body, idempotencyKey)),
  ofRequest: (ctx, { params }) => data(service.listOfRequest(ctx, params.id)),
  get: (ctx, { params }) => data(service.get(ctx, params.id)),
  change: (ctx, { params, body }) => data(service.change(ctx, params.id, body)),
  page: (ctx, { params }) => data(page.getPage(ctx, params.token)),
  vietqr: (ctx, { params, query }) => page.drawCode(ctx, params.token, query.format),
  events: (ctx, { params }) => page.openPageEvents(ctx, params.token),
  settings: (ctx, { params }) => data(setting.get(ctx, params.groupId)),
  saveAccount: (ctx, { params, body }) => data(setting.saveAccount(ctx, params.groupId, body)),
  saveGate: (ctx, { params, body }) => data(setting.saveGate(ctx, params.groupId, params.provider, body.secret)),
  removeGate: (ctx, { params }) => whenDone(setting.removeGate(ctx, params.groupId, params.provider)),
});
