import { auth } from '@m4u/contract/identity/auth';
import { data, done, implement } from '../../platform/http/operation/implement.ts';
import { requireSignedIn } from '../../platform/actor.ts';
import { askWork } from './guessing/service.ts';
import * as facebook from './provider/facebook.service.ts';
import * as lock from './account/lock.service.ts';
import * as partner from './provider/partner.service.ts';
import * as recovery from './password/reset.service.ts';
import * as service from './service.ts';
import * as sessions from './session/service.ts';

export default implement(auth, {
  login: (ctx, { body }) => service.login(ctx, body),
  loginChallenge: (ctx, { body }) => data(askWork(ctx, body)),
  profile: (ctx) => data(service.profile(ctx, requireSignedIn(ctx))),
  register: (ctx, { body }) => data(service.register(ctx, body, { sendCode: true })),
  registerNotVerify: (ctx, { body }) => done(service.register(ctx, body, { sendCode: false })),
  registerOTP: (ctx, { body: { phone, otp } }) => data(service.verify(ctx, { phone }, otp)),
  registerOTPEmail: (ctx, { body: { email, otp } }) => data(service.verify(ctx, { email }, otp)),
  getOTPResetPassword: (ctx, { body }) => data(recovery.sendResetCode(ctx, body)),
  checkOTPForgotPassword: async (ctx, { body: { otp, ...identifier } }) =>
    data({ token: await recovery.checkResetCode(ctx, identifier, otp) }),
  forgotPassword: (ctx, { body }) => done(recovery.sendResetLink(ctx, body.email)),
  passwordReset: (ctx, { params, body }) => done(recovery.resetPassword(ctx, params.token, body.password)),
  changePassword: (ctx, { body }) => done(recovery.changePassword(ctx, requireSignedIn(ctx), body)),
  logout: (ctx, { body }) => done(sessions.logout(ctx, body.refreshToken)),
  refresh: (ctx, { body }) => sessions.refresh(ctx, body.refreshToken),
  authenticating: (ctx) => partner.authenticate(ctx),
  partnerPerson: (ctx) => data(partner.describePerson(ctx)),
  slideLogin: (ctx) => data(service.slides(ctx)),
  facebook: (ctx, { query }) => facebook.start(ctx, query.returnTo),
  facebookCallback: (ctx, { query }) => facebook.finish(ctx, query),
  providers: (ctx) => data({ facebook: facebook.isOffered(ctx), partners: partner.listLogins(ctx) }),
  sessions: (ctx) => data(sessions.list(ctx, requireSignedIn(ctx))),
  endSession: (ctx, { params }) => done(sessions.end(ctx, requireSignedIn(ctx), params.id)),
  lockAccount: (ctx, { body }) => done(lock.lock(ctx, requireSignedIn(ctx), body.password)),
  unlockAccount: (ctx, { body: { otp, ...identifier } }) => data(lock.unlock(ctx, identifier, otp)),
});
