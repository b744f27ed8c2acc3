import { search } from '@m4u/contract/insight/search';
import { implement } from '../../platform/http/operation/implement.ts';
import * as service from './service.ts';

export default implement(search, {
  find: (ctx, { query }) => service.find(ctx, query),
});
