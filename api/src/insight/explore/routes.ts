import { explore } from '@m4u/contract/insight/explore';
import { data, implement } from '../../platform/http/operation/implement.ts';
import * as lists from './lists.service.ts';
import * as service from './service.ts';

export default implement(explore, {
  get: (ctx, { query }) => data(service.get(ctx, query.agencyId)),
  update: (ctx, { body }) => data(service.update(ctx, body)),
  preview: (ctx, { body }) => data(service.preview(ctx, body)),
  find: (ctx, { query }) => data(service.find(ctx, query)),
  agencies: (ctx) => data(service.listOwnAgencies(ctx)),
  listAgencies: (ctx, { query }) => lists.listAgencies(ctx, query),
  groups: (ctx, { query }) => lists.listGroups(ctx, query),
  groupChoices: (ctx, { query }) => data(lists.listGroupChoices(ctx, query.agencyId)),
  members: (ctx, { query }) => lists.listMembers(ctx, query),
  totals: (ctx, { params }) => data(lists.countOfAgency(ctx, params.id)),
});
