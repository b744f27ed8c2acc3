import { contact } from '@m4u/contract/social/contact';
import { data, whenDone, implement } from '../../platform/http/operation/implement.ts';
import { issueChallenge } from '../../platform/challenge/challenge.ts';
import * as replies from './reply.service.ts';
import * as service from './service.ts';
import { supportHandlers } from './support.routes.ts';
import * as table from './export.service.ts';

export default implement(contact, {
  list: (ctx, { params, query: { filter = {}, ...paging } }) => service.list(ctx, params.memberId, filter, paging),
  get: (ctx, { params }) => data(service.get(ctx, params.id)),
  challenge: (ctx, { query }) => data(issueChallenge(ctx, query.purpose)),
  insert: (ctx, { body }) => whenDone(service.insert(ctx, body)),
  setRead: (ctx, { params, body }) => data(service.setRead(ctx, params.id, body.read)),
  readAll: (ctx, { params }) => whenDone(service.markAllRead(ctx, params.memberId)),
  update: (ctx, { params, body }) => data(service.update(ctx, params.id, body)),
  tags: (ctx, { params }) => data(service.listTags(ctx, params.memberId)),
  replyAddress: (ctx, { params }) => data(replies.getReplyAddress(ctx, params.memberId)),
  reply: (ctx, { params, body }) => data(replies.reply(ctx, params.id, body)),
  csv: (ctx, { params, query }) => table.exportCsv(ctx, params.memberId, query.filter ?? {}, query.lang),
  ...supportHandlers,
});
