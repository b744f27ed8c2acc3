import type { support } from '@m4u/contract/social/contact/support';
import { data, whenDone, type Handlers } from '../../platform/http/operation/implement.ts';
import * as service from './support.service.ts';

/** Calls for messages to support. */
export const supportHandlers: Handlers<typeof support> = {
  writeSupport: (ctx, { body }) => whenDone(service.create(ctx, body)),
  ownSupport: (ctx, { query }) => service.listOwn(ctx, query),
  listSupport: (ctx, { query }) => service.list(ctx, query),
  updateSupport: (ctx, { params, body }) => data(service.closeSupport(ctx, params.id, body.answer)),
};
