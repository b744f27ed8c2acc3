import { perk } from '@m4u/contract/commerce/perk';
import { data, implement } from '../../platform/http/operation/implement.ts';
import * as manage from './manage.service.ts';
import * as service from './service.ts';
import * as vouchers from './voucher.service.ts';

export default implement(perk, {
  shelf: (ctx, { query }) => data(service.getShelf(ctx, query.groupId)),
  take: (ctx, { params, body, idempotencyKey }) => data(service.take(ctx, params.id, idempotencyKey, body)),
  vouchers: (ctx, { query }) => service.listOwn(ctx, query),
  voucher: (ctx, { params }) => data(service.getOwn(ctx, params.id)),
  qr: (ctx, { params }) => service.drawQr(ctx, params.id),
  managed: (ctx, { query }) => manage.list(ctx, query),
  create: (ctx, { body }) => data(manage.create(ctx, body)),
  update: (ctx, { params, body }) => data(manage.update(ctx, params.id, body)),
  ofGroup: (ctx, { query }) => vouchers.listOfGroup(ctx, query),
  byCode: (ctx, { params }) => data(vouchers.getByCode(ctx, params.code)),
  handOver: (ctx, { params }) => data(vouchers.handOver(ctx, params.code)),
  giveBack: (ctx, { params }) => data(vouchers.giveBack(ctx, params.id)),
});
