import { privacy } from '@m4u/contract/insight/privacy';
import { data, done, implement } from '../../../platform/http/operation/implement.ts';
import * as service from './service.ts';

export default implement(privacy, {
  report: (ctx, { body }) => done(service.report(ctx, body)),
  listReports: (ctx, { query }) => service.list(ctx, query),
  handleReport: (ctx, { params, body }) => data(service.handle(ctx, params.id, body.outcome)),
});
