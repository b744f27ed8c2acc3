import { relic } from '@m4u/contract/content/relic';
import { data, whenDone, implement } from '../../platform/http/operation/implement.ts';
import * as service from './service.ts';

export default implement(relic, {
  listOfMember: (ctx, { params, query }) => service.list(ctx, { kind: 'member', id: params.memberId }, query),
  get: (ctx, { params, query }) => data(service.get(ctx, params.id, query.isBrand)),
  qr: (ctx, { params, query }) => service.drawRelicQr(ctx, params.id, query),
  insert: (ctx, { body }) => data(service.insert(ctx, body)),
  update: (ctx, { params, body }) => data(service.update(ctx, 'member', params.id, body)),
  remove: (ctx, { params }) => whenDone(service.remove(ctx, 'member', params.id)),
  listOfGroup: (ctx, { params, query }) => service.list(ctx, { kind: 'group', id: params.id }, query),
  insertOfGroup: (ctx, { body }) => data(service.insertOfGroup(ctx, body)),
  updateOfGroup: (ctx, { params, body }) => data(service.update(ctx, 'group', params.id, body)),
  removeOfGroup: (ctx, { params }) => whenDone(service.remove(ctx, 'group', params.id)),
});
