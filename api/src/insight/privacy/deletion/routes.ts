import { leaving } from '@m4u/contract/insight/privacy/leaving';
import { data, implement } from '../../../platform/http/operation/implement.ts';
import * as service from './service.ts';

export default implement(leaving, {
  get: (ctx) => data(service.get(ctx)),
  sendCode: (ctx) => data(service.sendCode(ctx)),
  ask: (ctx, { body }) => data(service.requestDeletion(ctx, body)),
  keep: (ctx, { body }) => data(service.keepAccount(ctx, body)),
});
