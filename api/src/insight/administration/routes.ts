import { administration } from '@m4u/contract/insight/administration';
import { data, implement } from '../../platform/http/operation/implement.ts';
import { overview } from './overview.service.ts';
import { status } from './status.service.ts';

export default implement(administration, {
  overview: (ctx) => data(overview(ctx)),
  status: (ctx) => data(status(ctx)),
});
