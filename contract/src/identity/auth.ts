import * as z from 'zod';
import { Challenge, MetChallenge } from '../http/challenge.ts';
import { data, Done, Email, Flag, Id, Phone } from '../common.ts';
import { endpoints } from '../http/endpoint.ts';
import {
  hasIdentifier,
  identifier,
  NewPassword,
  ONE_IDENTIFIER,
  Otp,
  Password,
  RefreshToken,
  Registration,
} from './auth/input.ts';
import { authAddress } from './auth/address.ts';
import { authFactor } from './auth/factor.ts';
import { authOwner } from './auth/owner.ts';
import { authPasskey } from './auth/passkey.ts';
import { authProvider, SignInProvider } from './auth/provider.ts';
import {
  AccountProfile,
  CodeSent,
  DeviceSession,
  LoginSlide,
  PartnerLogin,
  PartnerPerson,
  Session,
} from './auth/result.ts';

/** Whether the account is verified; when it is not, a new code was sent. */
const Verified = data(
  z.object({
    verified: z.boolean(),
    resendAfterSeconds: z.int(),
    validMinutes: z.int(),
    /**
     * Token for `passwordReset`, valid for half an hour: the code was entered in another browser than the one that
     * registered, so the earlier password and its sessions have ended. Null when the password stays valid.
     */
    passwordToken: z.string().nullable(),
    /** Number of groups whose customer records of this phone number, with their points, are now the account's. */
    claimedPlaces: z.int(),
  }),
);

/** Accounts and sessions (docs/rules/auth.md). */
export const auth = endpoints({
  ...authOwner,
  ...authFactor,
  ...authPasskey,
  ...authAddress,
  ...authProvider,
  login: {
    method: 'POST',
    path: '/auth/login',
    access: 'anyone',
    session: 'ignored',
    refusal: 'clears-session',
    summary:
      'Signs in with an e-mail address or phone number; after many wrong passwords, a browser unknown to the account must send a solved `challenge`',
    body: z
      .object({ ...identifier, password: Password, challenge: MetChallenge.optional() })
      .refine(hasIdentifier, ONE_IDENTIFIER),
    result: Session,
    errors: [
      'wrong-credentials',
      'account-locked',
      'account-leaving',
      'demo-closed',
      'company-sign-in-required',
      'second-factor-required',
    ],
  },
  loginChallenge: {
    method: 'POST',
    path: '/auth/loginChallenge',
    access: 'anyone',
    session: 'ignored',
    summary: 'The challenge for signing in after many wrong passwords; alike for unknown accounts',
    body: z.object(identifier).refine(hasIdentifier, ONE_IDENTIFIER),
    result: data(Challenge),
  },
  profile: {
    method: 'GET',
    path: '/auth/profile',
    access: 'member',
    summary: 'The signed-in account',
    result: data(AccountProfile),
  },
  register: {
    method: 'POST',
    path: '/auth/register',
    access: 'anyone',
    session: 'ignored',
    summary: 'Creates an account and sends a code; `type` `tbMail` takes an e-mail address, any other a phone number',
    body: Registration,
    result: CodeSent,
  },
  registerNotVerify: {
    method: 'POST',
    path: '/auth/registerNotVerify',
    access: 'anyone',
    session: 'ignored',
    summary: 'Creates an account without sending a code',
    body: Registration,
    result: Done,
  },
  registerOTP: {
    method: 'POST',
    path: '/auth/registerOTP',
    access: 'anyone',
    session: 'ignored',
    summary:
      'Sends a code to the phone number, or with `otp` verifies the account; in another browser than the one that registered, it also ends the old password and returns a token to set a new one',
    body: z.object({ phone: Phone, otp: Otp.optional() }),
    result: Verified,
    errors: ['code-invalid'],
  },
  registerOTPEmail: {
    method: 'POST',
    path: '/auth/registerOTPEmail',
    access: 'anyone',
    session: 'ignored',
    summary:
      'Sends a code to the e-mail address, or with `otp` verifies the account; in another browser than the one that registered, it also ends the old password and returns a token to set a new one',
    body: z.object({ email: Email, otp: Otp.optional() }),
    result: Verified,
    errors: ['code-invalid'],
  },
  getOTPResetPassword: {
    method: 'POST',
    path: '/auth/getOTPResetPassword',
    access: 'anyone',
    session: 'ignored',
    summary: 'Sends a code to reset the password',
    body: z.object(identifier).refine(hasIdentifier, ONE_IDENTIFIER),
    result: CodeSent,
  },
  checkOTPForgotPassword: {
    method: 'POST',
    path: '/auth/checkOTPForgotPassword',
    access: 'anyone',
    session: 'ignored',
    summary: 'Exchanges a reset code for a one-time reset token',
    body: z.object({ ...identifier, otp: Otp }).refine(hasIdentifier, ONE_IDENTIFIER),
    result: data(z.object({ token: z.string() })),
    errors: ['code-invalid'],
  },
  forgotPassword: {
    method: 'POST',
    path: '/auth/forgotPassword',
    access: 'anyone',
    session: 'ignored',
    summary: 'Mails a link to reset the password',
    body: z.object({ email: Email }),
    result: Done,
  },
  passwordReset: {
    method: 'POST',
    path: '/auth/passwordReset/:token',
    access: 'anyone',
    session: 'ignored',
    summary: 'Sets a new password with a reset token and ends all sessions of the account',
    params: z.object({ token: z.string().min(1).max(200) }),
    body: z.object({ password: NewPassword }),
    result: Done,
    errors: ['reset-token-invalid'],
  },
  changePassword: {
    method: 'POST',
    path: '/auth/changePassword',
    access: 'member',
    summary: 'Changes the password and ends all other sessions',
    body: z.object({
      oldPassword: z.string({ error: 'password-current' }).min(1, { error: 'password-current' }).pipe(Password),
      newPassword: NewPassword,
      refreshToken: RefreshToken.optional(),
    }),
    result: Done,
    errors: ['incorrect-password', 'same-password', 'second-factor-required'],
  },
  logout: {
    method: 'POST',
    path: '/auth/logout',
    access: 'anyone',
    session: 'ignored',
    summary: 'Ends the session of a refresh token; succeeds if it has already ended',
    body: z.object({ refreshToken: RefreshToken.optional() }),
    result: Done,
  },
  refresh: {
    method: 'POST',
    path: '/auth/refresh',
    access: 'anyone',
    session: 'ignored',
    summary:
      'Exchanges a refresh token for new tokens; each token works once, with a grace period of 30 seconds for parallel requests',
    body: z.object({ refreshToken: RefreshToken.optional() }),
    result: Session,
    errors: ['session-ended', 'account-locked'],
  },
  authenticating: {
    method: 'GET',
    path: '/auth/authenticating',
    access: 'anyone',
    session: 'ignored',
    summary: 'Single sign-on: exchanges a partner’s bearer token for a session',
    result: Session,
    errors: [
      'partner-token-invalid',
      'account-locked',
      'account-leaving',
      'demo-closed',
      'company-sign-in-required',
      'second-factor-required',
    ],
  },
  partnerPerson: {
    method: 'GET',
    path: '/auth/authenticating/person',
    access: 'anyone',
    session: 'ignored',
    summary: 'The person whom a partner’s bearer token would sign in; does not use up the token',
    result: data(PartnerPerson),
    errors: ['partner-token-invalid'],
  },
  slideLogin: {
    method: 'GET',
    path: '/auth/slideLogin',
    access: 'anyone',
    session: 'ignored',
    summary: 'Slides of the sign-in screen',
    result: data(z.array(LoginSlide)),
  },
  providers: {
    method: 'GET',
    path: '/auth/providers',
    access: 'anyone',
    session: 'ignored',
    summary: 'Services and partners at which a sign-in can begin',
    result: data(z.object({ providers: z.array(SignInProvider), partners: z.array(PartnerLogin) })),
  },
  sessions: {
    method: 'GET',
    path: '/auth/sessions',
    access: 'member',
    summary: 'The caller’s signed-in devices, last used first',
    result: data(z.array(DeviceSession)),
  },
  endSession: {
    method: 'POST',
    path: '/auth/sessions/:id/end',
    access: 'member',
    summary: 'Signs out a device of the caller',
    params: z.object({ id: Id }),
    result: Done,
    errors: ['not-found'],
  },
  endOtherSessions: {
    method: 'POST',
    path: '/auth/sessions/endOthers',
    access: 'member',
    summary: 'Signs out all devices of the caller but this one',
    result: Done,
  },
  lockAccount: {
    method: 'POST',
    path: '/auth/lock',
    access: 'member',
    summary: 'Locks the caller’s account and ends all its sessions; without a password, by a code or a recent sign-in',
    body: z.object({
      password: Password.optional(),
      otp: Otp.optional(),
      confirm: Flag.refine(Boolean, { error: 'required' }),
    }),
    result: Done,
    errors: ['incorrect-password', 'code-invalid', 'account-locked'],
  },
  unlockAccount: {
    method: 'POST',
    path: '/auth/unlock',
    access: 'anyone',
    session: 'ignored',
    summary: 'Sends a code to unlock an account that its owner locked, or with `otp` unlocks it',
    body: z.object({ ...identifier, otp: Otp.optional() }).refine(hasIdentifier, ONE_IDENTIFIER),
    result: CodeSent,
    errors: ['code-invalid'],
  },
});
