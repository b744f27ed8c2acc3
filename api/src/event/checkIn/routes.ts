import { checkIn } from '@m4u/contract/event/checkIn';
import { data, implement } from '../../platform/http/operation/implement.ts';
import * as exports from './export.service.ts';
import * as guests from './guests/service.ts';
import * as helpers from './helper.service.ts';
import * as logs from './scans/log.service.ts';
import { recordScans } from './scans/service.ts';
import { create, get, list, update } from './service.ts';

export default implement(checkIn, {
  listEvents: (ctx, { query }) => list(ctx, query),
  record: (ctx, { body }) => recordScans(ctx, body),
  exportEvents: (ctx, { query }) => exports.exportEvents(ctx, query.filter),
  exportLogs: (ctx, { query }) => exports.exportLog(ctx, query.filter),
  listLogs: (ctx, { query }) => logs.list(ctx, query),
  create: (ctx, { body }) => data(create(ctx, body)),
  get: (ctx, { params }) => data(get(ctx, params.id)),
  update: (ctx, { params, body }) => data(update(ctx, params.id, body)),
  door: (ctx, { params, query }) => guests.listForDevice(ctx, params.id, query.after),
  find: (ctx, { params, query }) => data(guests.searchPeople(ctx, params.id, query.q)),
  listGuests: (ctx, { params, query }) => guests.list(ctx, params.id, query),
  addGuests: (ctx, { params, body }) => data(guests.add(ctx, params.id, body.guests)),
  updateGuest: (ctx, { params, body }) => data(guests.update(ctx, params.id, params.guestId, body)),
  guestQr: (ctx, { params }) => guests.drawGuestQr(ctx, params.id, params.guestId),
  helpers: (ctx, { params }) => data(helpers.list(ctx, params.id)),
  updateHelpers: (ctx, { params, body }) => data(helpers.update(ctx, params.id, body)),
  help: (ctx, { body }) => data(helpers.becomeHelper(ctx, body.code)),
});
