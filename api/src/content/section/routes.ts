import { section } from '@m4u/contract/content/section';
import { data, implement } from '../../platform/http/operation/implement.ts';
import { readSections } from './service.ts';
import { listEntries, listParts } from './sitemap.service.ts';

export default implement(section, {
  page: (ctx, { params }) => data(readSections(ctx, { kind: params.ownerKind, id: params.id })),
  listedParts: (ctx) => data(listParts(ctx)),
  listed: (ctx, { params, query }) => data(listEntries(ctx, params.kind, query.from)),
});
