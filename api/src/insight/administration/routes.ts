import { administration } from '@m4u/contract/insight/administration';
import { data, implement } from '../../platform/http/operation/implement.ts';
import { getFigures } from './figures.service.ts';
import { getOverview } from './overview.service.ts';
import { getStatus } from './status.service.ts';

export default implement(administration, {
  overview: (ctx) => data(getOverview(ctx)),
  figures: (ctx, { query }) => data(getFigures(ctx, query.days)),
  status: (ctx) => data(getStatus(ctx)),
});
