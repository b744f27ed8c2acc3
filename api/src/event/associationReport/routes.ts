import { associationReport } from '@m4u/contract/event/associationReport';
import { data, whenDone, implement } from '../../platform/http/operation/implement.ts';
import * as read from './list.service.ts';
import * as service from './service.ts';
import * as statistics from './statistics.service.ts';

export default implement(associationReport, {
  list: (ctx, { query }) => read.list(ctx, query),
  save: (ctx, { body }) => data(service.save(ctx, body)),
  scope: (ctx) => data(read.getScope(ctx)),
  suggestion: (ctx, { query }) => data(statistics.suggestFigures(ctx, query)),
  statistics: (ctx, { query }) => data(statistics.getStatistics(ctx, query)),
  exportStatistics: (ctx, { query }) => statistics.exportStatistics(ctx, query),
  get: (ctx, { params }) => data(read.get(ctx, params.id)),
  submit: (ctx, { params }) => data(service.submit(ctx, params.id)),
  giveBack: (ctx, { params, body }) => data(service.returnReport(ctx, params.id, body.reason)),
  remove: (ctx, { params }) => whenDone(service.remove(ctx, params.id)),
});
