import { poster } from '@m4u/contract/content/poster';
import { data, whenDone, implement } from '../../platform/http/operation/implement.ts';
import * as service from './service.ts';

export default implement(poster, {
  list: (ctx, { params, query }) => service.list(ctx, params.id, query),
  save: (ctx, { body }) => data(service.save(ctx, body)),
  remove: (ctx, { params }) => whenDone(service.remove(ctx, params.id)),
});
