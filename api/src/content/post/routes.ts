import { post } from '@m4u/contract/content/post';
import { data, whenDone, implement } from '../../platform/http/operation/implement.ts';
import { createCalendarFile } from './calendar.service.ts';
import { createFeed } from './feed.service.ts';
import * as service from './service.ts';

export default implement(post, {
  listOfMember: (ctx, { params, query }) => service.list(ctx, { kind: 'member', id: params.id }, query),
  get: (ctx, { params, query }) => data(service.get(ctx, params.id, query.isBrand)),
  insert: (ctx, { body }) => data(service.insert(ctx, body)),
  update: (ctx, { params, body }) => data(service.update(ctx, 'member', params.id, body)),
  remove: (ctx, { params }) => whenDone(service.remove(ctx, 'member', params.id)),
  calendar: async (ctx, { params }) => createCalendarFile(ctx, await service.get(ctx, params.id)),
  feed: (ctx, { params }) => data(createFeed(ctx, params.id)),
  listOfGroup: (ctx, { params, query }) => service.list(ctx, { kind: 'group', id: params.brandId }, query),
  insertOfGroup: (ctx, { body }) => data(service.insertOfGroup(ctx, body)),
  updateOfGroup: (ctx, { params, body }) => data(service.update(ctx, 'group', params.id, body)),
  removeOfGroup: (ctx, { params }) => whenDone(service.remove(ctx, 'group', params.id)),
});
