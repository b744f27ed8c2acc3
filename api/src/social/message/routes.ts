import { message } from '@m4u/contract/social/message';
import { data, whenDone, implement } from '../../platform/http/operation/implement.ts';
import * as group from './groupConversation.service.ts';
import { send, sendMany } from './send.service.ts';
import * as service from './service.ts';

export default implement(message, {
  send: (ctx, { body }) => data(send(ctx, body)),
  sendMany: (ctx, { body }) => data(sendMany(ctx, body)),
  create: (ctx, { body }) => data(group.create(ctx, body)),
  list: (ctx, { query }) => service.list(ctx, query),
  conversation: (ctx, { query }) => data(service.getConversation(ctx, query)),
  messages: (ctx, { query: { groupMessageId, ...stretch } }) => service.listMessages(ctx, groupMessageId, stretch),
  read: (ctx, { query }) => data(service.markRead(ctx, query.groupMessageId, query.seq)),
  hide: (ctx, { query }) => whenDone(service.hide(ctx, query.groupMessageId)),
  accept: (ctx, { query }) => data(service.accept(ctx, query.groupMessageId)),
  withdraw: (ctx, { query }) => data(service.withdraw(ctx, query.id)),
  invite: (ctx, { query, body }) => data(group.invite(ctx, query.groupMessageId, body.members)),
  rename: (ctx, { query, body }) => data(group.rename(ctx, query.groupMessageId, body.name)),
  leave: (ctx, { query }) => whenDone(group.leaveConversation(ctx, query.groupMessageId)),
  count: (ctx) => data(service.countUnread(ctx)),
});
