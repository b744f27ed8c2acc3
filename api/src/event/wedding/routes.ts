import { wedding } from '@m4u/contract/event/wedding';
import { data, whenDone, implement } from '../../platform/http/operation/implement.ts';
import { exportCalendar } from './calendar/service.ts';
import { exportGifts } from './gifts/export.service.ts';
import * as gifts from './gifts/service.ts';
import { addTransfers, readTransfers } from './gifts/transfers.service.ts';
import { add, addRead, read } from './guests/add.service.ts';
import * as guests from './guests/service.ts';
import { markReminded, markSent, noteOpened } from './guests/links.service.ts';
import * as couple from './couple.service.ts';
import { sendPhoto } from './photos/send.service.ts';
import * as photos from './photos/service.ts';
import { reply } from './reply/service.ts';
import * as share from './share/service.ts';
import * as seating from './seating/service.ts';
import * as service from './service.ts';
import { exportCsv } from './guests/export.service.ts';

export default implement(wedding, {
  get: (ctx, { params, query }) => data(service.get(ctx, params.id, query.guest)),
  meta: (ctx, { params, query }) => data(share.getMeta(ctx, params.id, query.guest)),
  sharePicture: (ctx, { params, query }) => share.sharePicture(ctx, params.id, query),
  reply: (ctx, { body }) => data(reply(ctx, body)),
  noteOpened: (ctx, { body }) => whenDone(noteOpened(ctx, body)),
  calendar: (ctx, { params, query }) => exportCalendar(ctx, params.id, query.guest),
  vietQr: (ctx, { params, query }) => service.drawGiftQr(ctx, params.id, query),
  lunar: (ctx, { query }) => data(service.convertToLunar(ctx, query)),
  list: (ctx, { query }) => couple.list(ctx, query),
  edit: (ctx, { params }) => data(couple.getOwn(ctx, params.id)),
  save: (ctx, { body }) => data(couple.save(ctx, body)),
  setStatus: (ctx, { params, body }) => data(couple.setStatus(ctx, params.id, body.status)),
  remove: (ctx, { params }) => whenDone(couple.remove(ctx, params.id)),
  restore: (ctx, { params }) => data(couple.restore(ctx, params.id)),
  guests: (ctx, { params, query }) => guests.list(ctx, params.id, query),
  addGuests: (ctx, { params, body }) => data(add(ctx, params.id, body)),
  readGuests: (ctx, { params, body }) => data(read(ctx, params.id, body)),
  addReadGuests: (ctx, { params, body }) => data(addRead(ctx, params.id, body)),
  guest: (ctx, { params }) => data(guests.getGuest(ctx, params.id, params.guestId)),
  updateGuest: (ctx, { params, body }) => data(guests.update(ctx, params.id, params.guestId, body)),
  removeGuest: (ctx, { params }) => whenDone(guests.remove(ctx, params.id, params.guestId)),
  markSent: (ctx, { params, body }) => whenDone(markSent(ctx, params.id, body)),
  markReminded: (ctx, { params, body }) => whenDone(markReminded(ctx, params.id, body)),
  guestsCsv: (ctx, { params, query }) => exportCsv(ctx, params.id, query.filter ?? {}, query.lang),
  wishes: (ctx, { params, query }) => guests.listWishes(ctx, params.id, query),
  setWish: (ctx, { params, body }) => data(guests.setWishShown(ctx, params.id, params.guestId, body.shown)),
  tables: (ctx, { params }) => seating.list(ctx, params.id),
  addTables: (ctx, { params, body }) => data(seating.add(ctx, params.id, body)),
  updateTable: (ctx, { params, body }) => whenDone(seating.update(ctx, params.id, params.tableId, body)),
  removeTable: (ctx, { params }) => whenDone(seating.remove(ctx, params.id, params.tableId)),
  seat: (ctx, { params, body }) => whenDone(seating.seat(ctx, params.id, body)),
  fillTables: (ctx, { params }) => data(seating.fill(ctx, params.id)),
  gifts: (ctx, { params, query }) => gifts.list(ctx, params.id, query),
  addGift: (ctx, { params, body }) => data(gifts.add(ctx, params.id, body)),
  gift: (ctx, { params }) => data(gifts.getGift(ctx, params.id, params.giftId)),
  updateGift: (ctx, { params, body }) => data(gifts.update(ctx, params.id, params.giftId, body)),
  removeGift: (ctx, { params }) => whenDone(gifts.remove(ctx, params.id, params.giftId)),
  giftsCsv: (ctx, { params, query }) => exportGifts(ctx, params.id, query.filter ?? {}, query.lang),
  markThanked: (ctx, { params, body }) => whenDone(gifts.markThanked(ctx, params.id, body)),
  setThanks: (ctx, { params, body }) => whenDone(gifts.setThanks(ctx, params.id, body.text)),
  readTransfers: (ctx, { params, body }) => data(readTransfers(ctx, params.id, body.text)),
  addTransfers: (ctx, { params, body }) => data(addTransfers(ctx, params.id, body.transfers)),
  sharedPhotos: (ctx, { params, query }) => photos.listShown(ctx, params.id, query),
  sendPhoto: (ctx, { body, file }) => whenDone(sendPhoto(ctx, body, file)),
  photos: (ctx, { params, query }) => photos.list(ctx, params.id, query),
  setPhotos: (ctx, { params, body }) => whenDone(photos.setShown(ctx, params.id, body)),
  removePhotos: (ctx, { params, body }) => whenDone(photos.remove(ctx, params.id, body.photoIds)),
  photosZip: (ctx, { params }) => photos.downloadAll(ctx, params.id),
  openDoor: (ctx, { params }) => data(guests.createDoor(ctx, params.id)),
});
