import { wedding } from '@m4u/contract/event/wedding';
import { data, done, implement } from '../../platform/http/operation/implement.ts';
import { calendar } from './calendar/service.ts';
import * as guests from './guests/service.ts';
import * as own from './couple.service.ts';
import { reply } from './reply/service.ts';
import * as service from './service.ts';
import { csv } from './guests/export.service.ts';

export default implement(wedding, {
  get: (ctx, { params, query }) => data(service.get(ctx, params.id, query.guest)),
  meta: (ctx, { params, query }) => data(service.meta(ctx, params.id, query.guest)),
  reply: (ctx, { body }) => data(reply(ctx, body)),
  calendar: (ctx, { params, query }) => calendar(ctx, params.id, query.guest),
  vietQr: (ctx, { params, query }) => service.vietQr(ctx, params.id, query),
  lunar: (ctx, { query }) => data(service.lunar(ctx, query)),
  list: (ctx, { query }) => own.list(ctx, query),
  edit: (ctx, { params }) => data(own.edit(ctx, params.id)),
  save: (ctx, { body }) => data(own.save(ctx, body)),
  setStatus: (ctx, { params, body }) => data(own.setStatus(ctx, params.id, body.status)),
  remove: (ctx, { params }) => done(own.remove(ctx, params.id)),
  restore: (ctx, { params }) => data(own.restore(ctx, params.id)),
  guests: (ctx, { params, query }) => guests.list(ctx, params.id, query),
  addGuests: (ctx, { params, body }) => data(guests.add(ctx, params.id, body)),
  guest: (ctx, { params }) => data(guests.one(ctx, params.id, params.guestId)),
  updateGuest: (ctx, { params, body }) => data(guests.update(ctx, params.id, params.guestId, body)),
  removeGuest: (ctx, { params }) => done(guests.remove(ctx, params.id, params.guestId)),
  guestsCsv: (ctx, { params, query }) => csv(ctx, params.id, query.filter ?? {}, query.lang),
  wishes: (ctx, { params, query }) => guests.wishes(ctx, params.id, query),
  setWish: (ctx, { params, body }) => data(guests.setWish(ctx, params.id, params.guestId, body.shown)),
  openDoor: (ctx, { params }) => data(guests.door(ctx, params.id)),
});
