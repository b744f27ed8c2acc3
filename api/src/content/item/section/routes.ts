import { item } from '@m4u/contract/content/item';
import { data, done, implement } from '../../../platform/http/operation/implement.ts';
import { pageContent } from './service.ts';
import * as service from '../service.ts';
import { listed, listedParts } from './sitemap.service.ts';

export default implement(item, {
  page: (ctx, { params }) => data(pageContent(ctx, { kind: params.ownerKind, id: params.id })),
  move: (ctx, { params, body }) => done(service.move(ctx, params.id, body.before)),
  restore: (ctx, { params }) => done(service.restore(ctx, params.id)),
  listedParts: (ctx) => data(listedParts(ctx)),
  listed: (ctx, { params, query }) => data(listed(ctx, params.kind, query.from)),
});
