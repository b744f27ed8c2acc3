import { discountGroup } from '@m4u/contract/commerce/discount';
import { data, implement } from '../../platform/http/operation/implement.ts';
import { create, get, list, listOfGroup, update } from './manage.service.ts';
import { calculateQuote, listUsableAtCounter } from './quote.service.ts';

export default implement(discountGroup, {
  list: (ctx, { query }) => list(ctx, query),
  listOfGroup: (ctx, { query }) => listOfGroup(ctx, query.groupId),
  usable: (ctx, { query }) => listUsableAtCounter(ctx, query),
  quote: (ctx, { query }) => data(calculateQuote(ctx, query)),
  get: (ctx, { params }) => data(get(ctx, params.id)),
  create: (ctx, { body }) => data(create(ctx, body)),
  update: (ctx, { params, body }) => data(update(ctx, params.id, body)),
});
