import { audit } from '@m4u/contract/insight/audit';
import { data, implement } from '../../platform/http/operation/implement.ts';
import * as overview from './overview.service.ts';
import * as service from './service.ts';
import * as status from './status.service.ts';

export default implement(audit, {
  overview: (ctx) => data(overview.overview(ctx)),
  list: (ctx, { query }) => service.list(ctx, query),
  status: (ctx) => data(status.status(ctx)),
  csv: (ctx, { query: { lang, ...filter } }) => service.csv(ctx, filter, lang),
});
