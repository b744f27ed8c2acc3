import { phonebook } from '@m4u/contract/social/phonebook';
import { data, whenDone, implement } from '../../platform/http/operation/implement.ts';
import { exchange } from './exchange.service.ts';
import { exportCard, exportAll, listForDevice } from './export.service.ts';
import { importCards, preview } from './import.service.ts';
import * as service from './service.ts';

export default implement(phonebook, {
  list: (ctx, { query }) => service.list(ctx, query),
  device: (ctx, { query }) => data(listForDevice(ctx, query.etag)),
  exportAll: (ctx, { query }) => exportAll(ctx, query.format),
  previewImport: (ctx, { file }) => preview(ctx, file),
  importCards: (ctx, { file, body }) => data(importCards(ctx, file, body.clientId)),
  get: (ctx, { params }) => data(service.get(ctx, params.id)),
  card: (ctx, { params }) => exportCard(ctx, params.id),
  insert: (ctx, { body }) => data(service.insert(ctx, body)),
  update: (ctx, { params, body }) => data(service.update(ctx, params.id, body)),
  updateOfMember: (ctx, { params, body }) => data(service.updateOfMember(ctx, params.memberId, body)),
  remove: (ctx, { params }) => whenDone(service.remove(ctx, params.id)),
  restore: (ctx, { params }) => data(service.restore(ctx, params.id)),
  exchange: (ctx, { body }) => whenDone(exchange(ctx, body)),
});
