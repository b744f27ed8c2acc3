import { audit } from '@m4u/contract/insight/audit';
import { implement } from '../../platform/http/operation/implement.ts';
import * as service from './service.ts';

export default implement(audit, {
  list: (ctx, { query }) => service.list(ctx, query),
  csv: (ctx, { query: { lang, ...filter } }) => service.exportCsv(ctx, filter, lang),
});
