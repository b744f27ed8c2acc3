import { card } from '@m4u/contract/profile/card';
import { data, implement } from '../../platform/http/operation/implement.ts';
import * as batch from './batch/service.ts';
import * as change from './change/transitions.service.ts';
import * as service from './service.ts';
import * as sheet from './batch/printing.service.ts';
import * as tap from './activation/tap.service.ts';

export default implement(card, {
  registerInfo: (ctx, { params }) => data(tap.getCardInfo(ctx, params.id)),
  checkExist: (ctx, { params }) => data(tap.checkExistence(ctx, params.id)),
  open: (ctx, { params, query }) => data(tap.openCard(ctx, params.id, query.quiet === true)),
  listOwn: (ctx, { query }) => service.listOwn(ctx, query),
  get: (ctx, { params }) => data(service.get(ctx, params.id)),
  freeze: (ctx, { params }) => data(change.freeze(ctx, params.id)),
  unfreeze: (ctx, { params }) => data(change.unfreeze(ctx, params.id)),
  retire: (ctx, { params }) => data(change.retire(ctx, params.id)),
  move: (ctx, { params, body }) => data(change.move(ctx, params.id, body)),
  listAll: (ctx, { query }) => service.listAll(ctx, query),
  makeBatch: (ctx, { body }) => data(batch.create(ctx, body)),
  listBatches: (ctx, { query }) => batch.list(ctx, query),
  getBatch: (ctx, { params }) => data(batch.get(ctx, params.id)),
  batchSheet: (ctx, { params }) => sheet.printBatch(ctx, params.id),
  batchCsv: (ctx, { params }) => sheet.exportBatch(ctx, params.id),
  cardSheet: (ctx, { params }) => sheet.printCard(ctx, params.id),
});
