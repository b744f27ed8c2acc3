import { contact } from '@m4u/contract/social/contact';
import { data, done, implement } from '../../platform/http/implement.ts';
import { makeChallenge } from './challenge.service.ts';
import * as service from './service.ts';

export default implement(contact, {
  list: (ctx, { params, query: { filter = {}, ...paging } }) => service.list(ctx, params.memberId, filter, paging),
  get: (ctx, { params }) => data(service.get(ctx, params.id)),
  challenge: (ctx, { query }) => data(makeChallenge(ctx, query.purpose)),
  insert: (ctx, { body }) => done(service.insert(ctx, body)),
  setRead: (ctx, { params, body }) => data(service.setRead(ctx, params.id, body.read)),
});
