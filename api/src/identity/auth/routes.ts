import { auth } from '@m4u/contract/identity/auth';
import { data, whenDone, implement } from '../../platform/http/operation/implement.ts';
import { requireSignedIn, requireVerified } from '../../platform/actor.ts';
import { createLoginChallenge } from './guessing/service.ts';
import { correctAddress } from './account/address.service.ts';
import * as addresses from './address/service.ts';
import { completeSignIn } from './factor/signIn.service.ts';
import * as connect from './provider/connect.service.ts';
import * as providerSignIn from './provider/signIn.service.ts';
import * as factor from './factor/service.ts';
import * as lock from './account/lock.service.ts';
import * as ownerLink from './ownerLink/service.ts';
import * as partner from './provider/partner.service.ts';
import * as passkeys from './passkey/service.ts';
import * as passkeySignIn from './passkey/signIn.service.ts';
import * as proof from './proof/service.ts';
import * as recovery from './password/reset.service.ts';
import * as service from './service.ts';
import * as sessions from './session/service.ts';

export default implement(auth, {
  login: (ctx, { body }) => service.signIn(ctx, body),
  loginChallenge: (ctx, { body }) => data(createLoginChallenge(ctx, body)),
  profile: (ctx) => data(service.getProfile(ctx, requireSignedIn(ctx))),
  register: (ctx, { body }) => data(service.register(ctx, body, { sendCode: true })),
  registerNotVerify: (ctx, { body }) => whenDone(service.register(ctx, body, { sendCode: false })),
  registerOTP: (ctx, { body: { phone, otp } }) => data(service.verify(ctx, { phone }, otp)),
  registerOTPEmail: (ctx, { body: { email, otp } }) => data(service.verify(ctx, { email }, otp)),
  correctAddress: (ctx, { body }) => data(correctAddress(ctx, requireSignedIn(ctx), body)),
  getOTPResetPassword: (ctx, { body }) => data(recovery.sendResetCode(ctx, body)),
  checkOTPForgotPassword: async (ctx, { body: { otp, ...identifier } }) =>
    data({ token: await recovery.checkResetCode(ctx, identifier, otp) }),
  forgotPassword: (ctx, { body }) => whenDone(recovery.sendResetLink(ctx, body.email)),
  passwordReset: (ctx, { params, body }) => whenDone(recovery.resetPassword(ctx, params.token, body.password)),
  changePassword: (ctx, { body }) => whenDone(recovery.changePassword(ctx, requireSignedIn(ctx), body)),
  confirmation: (ctx) => data(proof.findConfirmation(ctx, requireSignedIn(ctx))),
  sendConfirmationCode: (ctx, { body }) => data(proof.sendProofCode(ctx, requireSignedIn(ctx), body.purpose)),
  setPassword: (ctx, { body }) => whenDone(recovery.setFirstPassword(ctx, requireSignedIn(ctx), body)),
  passkeys: (ctx) => data(passkeys.list(ctx, requireSignedIn(ctx))),
  beginPasskey: (ctx, { body }) => data(passkeys.begin(ctx, requireVerified(ctx), body)),
  addPasskey: (ctx, { body }) => data(passkeys.add(ctx, requireVerified(ctx), body)),
  renamePasskey: (ctx, { params, body }) => whenDone(passkeys.rename(ctx, requireSignedIn(ctx), params.id, body.name)),
  removePasskey: (ctx, { params }) => whenDone(passkeys.remove(ctx, requireSignedIn(ctx), params.id)),
  passkeyOptions: (ctx) => data(passkeySignIn.createOptions(ctx)),
  passkeySignIn: (ctx, { body }) => passkeySignIn.signIn(ctx, body.passkey),
  addresses: (ctx) => data(addresses.getAddresses(ctx, requireSignedIn(ctx))),
  sendAddressCode: (ctx, { body: { email, phone, ...proof } }) =>
    data(addresses.sendCode(ctx, requireVerified(ctx), { email, phone }, proof)),
  changeAddress: async (ctx, { body: { otp, ...to } }) =>
    data({ claimedPlaces: await addresses.changeAddress(ctx, requireVerified(ctx), to, otp) }),
  removeAddress: (ctx, { body: { kind, ...proof } }) =>
    data(addresses.removeAddress(ctx, requireVerified(ctx), kind, proof)),
  ownerLink: (ctx, { params }) => data(ownerLink.describeLink(ctx, params.token)),
  useOwnerLink: async (ctx, { params }) => data({ passwordToken: await ownerLink.useLink(ctx, params.token) }),
  logout: (ctx, { body }) => whenDone(sessions.logout(ctx, body.refreshToken)),
  refresh: (ctx, { body }) => sessions.refresh(ctx, body.refreshToken),
  authenticating: (ctx) => partner.authenticate(ctx),
  partnerPerson: (ctx) => data(partner.describePerson(ctx)),
  slideLogin: (ctx) => data(service.listSlides(ctx)),
  facebook: (ctx, { query }) => providerSignIn.start(ctx, 'facebook', query.returnTo),
  facebookCallback: (ctx, { query }) => providerSignIn.finish(ctx, 'facebook', query),
  provider: (ctx, { params, query }) => providerSignIn.start(ctx, params.provider, query.returnTo),
  providerCallback: (ctx, { params, query }) => providerSignIn.finish(ctx, params.provider, query),
  providerForm: (ctx, { params, body }) => providerSignIn.passOn(ctx, params.provider, body),
  providers: (ctx) => data({ providers: providerSignIn.listProviders(ctx), partners: partner.listLogins(ctx) }),
  linkedProviders: (ctx) => data(connect.list(ctx, requireSignedIn(ctx))),
  connectProvider: async (ctx, { params, body }) =>
    data({ location: await connect.connect(ctx, requireSignedIn(ctx), { id: params.provider, ...body }) }),
  disconnectProvider: (ctx, { params }) => whenDone(connect.disconnect(ctx, requireSignedIn(ctx), params.provider)),
  sessions: (ctx) => data(sessions.list(ctx, requireSignedIn(ctx))),
  endSession: (ctx, { params }) => whenDone(sessions.endSession(ctx, requireSignedIn(ctx), params.id)),
  endOtherSessions: (ctx) => whenDone(sessions.endOtherSessions(ctx, requireSignedIn(ctx))),
  lockAccount: (ctx, { body }) => whenDone(lock.lock(ctx, requireSignedIn(ctx), body)),
  factor: (ctx) => data(factor.getFactor(ctx, requireSignedIn(ctx))),
  beginFactor: (ctx, { body }) => data(factor.beginFactor(ctx, requireSignedIn(ctx), body)),
  confirmFactor: async (ctx, { body }) =>
    data({ codes: await factor.confirmFactor(ctx, requireSignedIn(ctx), body.code) }),
  renewRecoveryCodes: async (ctx, { body }) =>
    data({ codes: await factor.renewRecoveryCodes(ctx, requireSignedIn(ctx), body.code) }),
  removeFactor: (ctx, { body }) => whenDone(factor.removeFactor(ctx, requireSignedIn(ctx), body.code)),
  giveFactor: (ctx, { body }) => whenDone(factor.giveFactor(ctx, requireSignedIn(ctx), body.code)),
  loginFactor: (ctx, { body }) => completeSignIn(ctx, body.code),
  unlockAccount: (ctx, { body: { otp, ...identifier } }) => data(lock.unlock(ctx, identifier, otp)),
});
