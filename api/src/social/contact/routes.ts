import { contact } from '@m4u/contract/social/contact';
import { data, done, implement } from '../../platform/http/operation/implement.ts';
import { makeChallenge } from '../../platform/challenge/challenge.ts';
import * as replies from './reply.service.ts';
import * as service from './service.ts';
import { supportHandlers } from './support.routes.ts';
import * as table from './table.service.ts';

export default implement(contact, {
  list: (ctx, { params, query: { filter = {}, ...paging } }) => service.list(ctx, params.memberId, filter, paging),
  get: (ctx, { params }) => data(service.get(ctx, params.id)),
  challenge: (ctx, { query }) => data(makeChallenge(ctx, query.purpose)),
  insert: (ctx, { body }) => done(service.insert(ctx, body)),
  setRead: (ctx, { params, body }) => data(service.setRead(ctx, params.id, body.read)),
  readAll: (ctx, { params }) => done(service.readAll(ctx, params.memberId)),
  update: (ctx, { params, body }) => data(service.update(ctx, params.id, body)),
  tags: (ctx, { params }) => data(service.tags(ctx, params.memberId)),
  replyAddress: (ctx, { params }) => data(replies.addressFor(ctx, params.memberId)),
  reply: (ctx, { params, body }) => data(replies.reply(ctx, params.id, body)),
  csv: (ctx, { params, query }) => table.csv(ctx, params.memberId, query.filter ?? {}, query.lang),
  ...supportHandlers,
});
