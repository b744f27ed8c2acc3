import { product } from '@m4u/contract/content/product';
import { data, whenDone, implement } from '../../platform/http/operation/implement.ts';
import * as service from './service.ts';

export default implement(product, {
  listOfMember: (ctx, { params, query }) => service.listOfMember(ctx, params.memberId, query),
  listOfGroup: (ctx, { params, query }) => service.listOfGroup(ctx, params.brandId, query),
  listOfBrands: (ctx, { query }) => service.listOfBrands(ctx, query),
  listOfAgency: (ctx, { query }) => service.listOfAgency(ctx, query),
  recommend: (ctx, { query }) => data(service.recommend(ctx, query.agencyId)),
  search: (ctx, { query }) => service.search(ctx, query),
  get: (ctx, { params, query }) => data(service.get(ctx, params.id, query.isBrand)),
  insert: (ctx, { body }) => data(service.insert(ctx, body)),
  update: (ctx, { params, body }) => data(service.update(ctx, params.id, body)),
  remove: (ctx, { params }) => whenDone(service.remove(ctx, params.id)),
  certificates: (ctx, { query }) => data(service.listCertificateNames(ctx, query.name)),
});
