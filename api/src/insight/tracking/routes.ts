import { tracking } from '@m4u/contract/insight/tracking';
import { whenDone, implement } from '../../platform/http/operation/implement.ts';
import * as service from './service.ts';

export default implement(tracking, {
  action: (ctx, { body }) => whenDone(service.recordActions(ctx, body)),
});
