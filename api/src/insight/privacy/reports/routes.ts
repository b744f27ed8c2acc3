import { privacy } from '@m4u/contract/insight/privacy';
import { data, whenDone, implement } from '../../../platform/http/operation/implement.ts';
import * as service from './service.ts';

export default implement(privacy, {
  report: (ctx, { body }) => whenDone(service.report(ctx, body)),
  listReports: (ctx, { query }) => service.list(ctx, query),
  handleReport: (ctx, { params, body }) => data(service.handle(ctx, params.id, body.outcome)),
});
