import { invoice } from '@m4u/contract/commerce/invoice';
import { data, implement, whenDone } from '../../platform/http/operation/implement.ts';
import * as service from './service.ts';
import * as setting from './setting/service.ts';

export default implement(invoice, {
  list: (ctx, { query }) => service.list(ctx, query),
  get: (ctx, { params }) => data(service.get(ctx, params.id)),
  enter: (ctx, { params, body }) => data(service.enter(ctx, params.id, body)),
  issue: (ctx, { params }) => data(service.issue(ctx, params.id)),
  pdf: (ctx, { params }) => service.readPdf(ctx, params.id),
  settings: (ctx, { params }) => data(setting.get(ctx, params.groupId)),
  saveKey: (ctx, { params, body }) => data(setting.saveKey(ctx, params.groupId, body)),
  listSeries: (ctx, { params }) => data(setting.listSeries(ctx, params.groupId)),
  saveTerms: (ctx, { params, body }) => data(setting.saveTerms(ctx, params.groupId, body)),
  removeKey: (ctx, { params }) => whenDone(setting.removeKey(ctx, params.groupId)),
});
