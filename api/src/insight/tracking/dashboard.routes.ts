import { dashboard } from '@m4u/contract/insight/tracking';
import { data, implement } from '../../platform/http/operation/implement.ts';
import * as service from './dashboard.service.ts';

const memberPage = (idOrLink: string): service.PageRequest => ({ kind: 'member', idOrLink });
const groupPage = (idOrLink: string): service.PageRequest => ({ kind: 'group', idOrLink });

export default implement(dashboard, {
  member: (ctx, { params, body }) => data(service.getDashboard(ctx, memberPage(params.id), body)),
  brand: (ctx, { params, body }) => data(service.getDashboard(ctx, groupPage(params.id), body)),
  memberTable: (ctx, { params, query }) => service.exportTable(ctx, memberPage(params.id), query),
  brandTable: (ctx, { params, query }) => service.exportTable(ctx, groupPage(params.id), query),
});
