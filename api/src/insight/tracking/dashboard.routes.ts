import { dashboard } from '@m4u/contract/insight/tracking';
import { data, implement } from '../../platform/http/operation/implement.ts';
import * as service from './dashboard.service.ts';

const member = (idOrLink: string): service.PageAsked => ({ kind: 'member', idOrLink });
const group = (idOrLink: string): service.PageAsked => ({ kind: 'group', idOrLink });

export default implement(dashboard, {
  member: (ctx, { params, body }) => data(service.dashboard(ctx, member(params.id), body)),
  brand: (ctx, { params, body }) => data(service.dashboard(ctx, group(params.id), body)),
  memberTable: (ctx, { params, query }) => service.table(ctx, member(params.id), query),
  brandTable: (ctx, { params, query }) => service.table(ctx, group(params.id), query),
});
