import { discount } from '@m4u/contract/commerce/discount';
import { data, implement } from '../../platform/http/operation/implement.ts';
import { listOnPage } from './page/service.ts';
import { drawDiscountQr } from './qr.service.ts';
import { get, list, listOfGroup } from './service.ts';

export default implement(discount, {
  list: (ctx, { query }) => list(ctx, query),
  listOfGroup: (ctx, { query }) => listOfGroup(ctx, query.groupId),
  onPage: (ctx, { params }) => listOnPage(ctx, params.groupId),
  get: (ctx, { params }) => data(get(ctx, params.id)),
  qr: (ctx, { params }) => drawDiscountQr(ctx, params.id),
});
