import { notification } from '@m4u/contract/social/notification';
import { data, done, implement } from '../../platform/http/operation/implement.ts';
import * as devices from './device.service.ts';
import * as service from './service.ts';
import * as settings from './settings.service.ts';
import * as stream from './stream.service.ts';

export default implement(notification, {
  list: (ctx, { query }) => service.list(ctx, query),
  listUnopened: (ctx, { query }) => data(service.listUnopened(ctx, query.agencyId)),
  page: (ctx, { query }) => service.page(ctx, query),
  count: (ctx) => data(service.count(ctx)),
  open: (ctx, { params }) => data(service.open(ctx, params.id)),
  openAll: (ctx) => done(service.openAll(ctx)),
  settings: (ctx) => data(settings.settings(ctx)),
  updateSettings: (ctx, { body }) => data(settings.updateSettings(ctx, body.settings)),
  pushKey: (ctx) => data(devices.pushKey(ctx)),
  keepToken: (ctx, { body }) => done(devices.registerDevice(ctx, body)),
  dropToken: (ctx, { body }) => done(devices.dropToken(ctx, body.token)),
  stream: (ctx, { query }) => stream.open(ctx, query.after),
});
