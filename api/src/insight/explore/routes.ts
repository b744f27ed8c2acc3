import { explore } from '@m4u/contract/insight/explore';
import { data, implement } from '../../platform/http/operation/implement.ts';
import * as lists from './lists.service.ts';
import * as service from './service.ts';

export default implement(explore, {
  get: (ctx, { query }) => data(service.get(ctx, query.agencyId)),
  update: (ctx, { body }) => data(service.update(ctx, body)),
  preview: (ctx, { body }) => data(service.preview(ctx, body)),
  find: (ctx, { query }) => data(service.find(ctx, query)),
  agencies: (ctx) => data(service.agencies(ctx)),
  groups: (ctx, { query }) => lists.groups(ctx, query),
  groupChoices: (ctx, { query }) => data(lists.groupChoices(ctx, query.agencyId)),
  members: (ctx, { query }) => lists.members(ctx, query),
  totals: (ctx, { params }) => data(lists.totals(ctx, params.id)),
});
