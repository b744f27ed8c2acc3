import { affiliatePayout } from '@m4u/contract/commerce/affiliate/payout';
import { data, implement } from '../../../platform/http/operation/implement.ts';
import * as approval from './approval.service.ts';
import * as service from './service.ts';
import * as file from './file.service.ts';

export default implement(affiliatePayout, {
  list: (ctx, { query }) => service.list(ctx, query),
  due: (ctx, { query }) => data(service.calculateDue(ctx, query)),
  get: (ctx, { params }) => data(service.get(ctx, params.id)),
  create: (ctx, { body, idempotencyKey }) => data(service.create(ctx, body, idempotencyKey)),
  pay: (ctx, { params, body, idempotencyKey }) => data(service.pay(ctx, params.id, body, idempotencyKey)),
  cancel: (ctx, { params, idempotencyKey }) => data(service.cancel(ctx, params.id, idempotencyKey)),
  approve: (ctx, { params }) => data(approval.approve(ctx, params.id)),
  settings: (ctx, { query }) => data(approval.getSettings(ctx, query.groupId)),
  updateSettings: (ctx, { body }) => data(approval.updateSettings(ctx, body)),
  csv: (ctx, { params }) => file.exportCsv(ctx, params.id),
  vietqr: (ctx, { params, query }) => file.drawVietQr(ctx, params.id, query.format),
});
