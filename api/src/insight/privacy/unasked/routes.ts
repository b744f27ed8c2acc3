import { unasked } from '@m4u/contract/insight/privacy/unasked';
import { data, whenDone, implement } from '../../../platform/http/operation/implement.ts';
import * as service from './service.ts';

export default implement(unasked, {
  get: (ctx, { params }) => data(service.view(ctx, params.token)),
  stop: (ctx, { params }) => whenDone(service.stop(ctx, params.token)),
  report: (ctx, { params, body }) => whenDone(service.report(ctx, params.token, body)),
});
