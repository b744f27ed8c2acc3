import { dataExport } from '@m4u/contract/insight/privacy/export';
import { data, implement } from '../../../platform/http/operation/implement.ts';
import * as service from './service.ts';

export default implement(dataExport, {
  list: (ctx) => data(service.list(ctx)),
  ask: (ctx) => data(service.requestExport(ctx)),
  download: (ctx, { params }) => service.download(ctx, params.id),
});
