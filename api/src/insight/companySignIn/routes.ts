import { companySignIn } from '@m4u/contract/insight/companySignIn';
import { data, implement, whenDone } from '../../platform/http/operation/implement.ts';
import * as domains from './domain/service.ts';
import * as tokens from './scim/token.service.ts';
import * as settings from './setting/service.ts';
import * as signIn from './signIn/service.ts';
import { tryProvider } from './signIn/trial.service.ts';

export default implement(companySignIn, {
  begin: (ctx, { body }) => data(signIn.begin(ctx, body)),
  callback: (ctx, { params, query }) => signIn.finish(ctx, params.groupId, query),
  get: (ctx, { params }) => data(settings.get(ctx, params.groupId)),
  saveProvider: (ctx, { params, body }) => data(settings.saveProvider(ctx, params.groupId, body)),
  removeProvider: (ctx, { params }) => whenDone(settings.removeProvider(ctx, params.groupId)),
  tryProvider: (ctx, { params }) => data(tryProvider(ctx, params.groupId)),
  addDomain: (ctx, { params, body }) => data(domains.addDomain(ctx, params.groupId, body.domain)),
  checkDomain: (ctx, { params }) => data(domains.checkDomain(ctx, params.groupId, params.id)),
  removeDomain: (ctx, { params }) => whenDone(domains.removeDomain(ctx, params.groupId, params.id)),
  createToken: (ctx, { params }) => data(tokens.createToken(ctx, params.groupId)),
  revokeToken: (ctx, { params }) => whenDone(tokens.revokeToken(ctx, params.groupId, params.id)),
});
