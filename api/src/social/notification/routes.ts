import { notification } from '@m4u/contract/social/notification';
import { data, whenDone, implement } from '../../platform/http/operation/implement.ts';
import * as devices from './device.service.ts';
import { takeReport } from './receipt/service.ts';
import * as service from './service.ts';
import * as settings from './settings.service.ts';
import * as stream from './stream.service.ts';

export default implement(notification, {
  list: (ctx, { query }) => service.list(ctx, query),
  listUnopened: (ctx, { query }) => data(service.listUnopened(ctx, query.agencyId)),
  page: (ctx, { query }) => service.listPage(ctx, query),
  count: (ctx) => data(service.count(ctx)),
  open: (ctx, { params }) => data(service.markOpened(ctx, params.id)),
  openAll: (ctx) => whenDone(service.markAllOpened(ctx)),
  settings: (ctx) => data(settings.listSettings(ctx)),
  updateSettings: (ctx, { body }) => data(settings.updateSettings(ctx, body.settings)),
  pushKey: (ctx) => data(devices.getPushKey(ctx)),
  keepToken: (ctx, { body }) => whenDone(devices.registerDevice(ctx, body)),
  dropToken: (ctx, { body }) => whenDone(devices.removeDevice(ctx, body.token)),
  zaloReport: (ctx, { body }) => whenDone(takeReport(ctx, body)),
  stream: (ctx, { query }) => stream.openStream(ctx, query.after),
});
