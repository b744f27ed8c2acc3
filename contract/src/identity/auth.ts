import * as z from 'zod';
import { Challenge, MetChallenge } from '../http/challenge.ts';
import { data, Done, Email, Flag, Id, Phone } from '../common.ts';
import { endpoints, file } from '../http/endpoint.ts';
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
import { AccountProfile, DeviceSession, PartnerLogin, LoginSlide, PartnerPerson, Session } from './auth/result.ts';

/**
 * Answer of the calls that send a code; the same for unknown identifiers, so that it reveals no account
 * (docs/rules/auth.md#codes).
 */
const CodeSent = data(z.object({ resendAfterSeconds: z.int(), validMinutes: z.int() }));

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
  }),
);

/** Accounts and sessions (docs/rules/auth.md). */
export const auth = endpoints({
  login: {
    method: 'POST',
    path: '/auth/login',
    access: 'anyone',
    session: 'ignored',
    summary:
      'Signs in with an e-mail or a phone number; where many wrong passwords were tried, a browser that is not known to ' +
      'the account sends a `challenge` that it has met',
    body: z
      .object({ ...identifier, password: Password, challenge: MetChallenge.optional() })
      .refine(hasIdentifier, ONE_IDENTIFIER),
    result: Session,
    errors: ['wrong-credentials', 'account-locked', 'account-leaving', 'demo-closed'],
  },
  loginChallenge: {
    method: 'POST',
    path: '/auth/loginChallenge',
    access: 'anyone',
    session: 'ignored',
    summary: 'The work that signing in to this account asks for after many wrong passwords; alike for unknown accounts',
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
    summary: 'Opens an account and sends a code; `type` tbMail takes an e-mail, any other a phone number',
    body: Registration,
    result: CodeSent,
  },
  registerNotVerify: {
    method: 'POST',
    path: '/auth/registerNotVerify',
    access: 'anyone',
    session: 'ignored',
    summary: 'Opens an account without sending a code',
    body: Registration,
    result: Done,
  },
  registerOTP: {
    method: 'POST',
    path: '/auth/registerOTP',
    access: 'anyone',
    session: 'ignored',
    summary:
      'Without `otp` sends a code to the phone number, with it verifies the account; from another browser than the one that ' +
      'registered it ends the earlier password, and answers the token that sets a new one',
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
      'Without `otp` sends a code to the e-mail, with it verifies the account; from another browser than the one that ' +
      'registered it ends the earlier password, and answers the token that sets a new one',
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
    summary: 'Sets a new password with a reset token; ends every session of the account',
    params: z.object({ token: z.string().min(1).max(200) }),
    body: z.object({ password: NewPassword }),
    result: Done,
    errors: ['reset-token-invalid'],
  },
  changePassword: {
    method: 'POST',
    path: '/auth/changePassword',
    access: 'member',
    summary: 'Changes the password; ends every other session',
    body: z.object({
      oldPassword: z.string({ error: 'password-current' }).min(1, { error: 'password-current' }).pipe(Password),
      newPassword: NewPassword,
      refreshToken: RefreshToken.optional(),
    }),
    result: Done,
    errors: ['incorrect-password', 'same-password'],
  },
  logout: {
    method: 'POST',
    path: '/auth/logout',
    access: 'anyone',
    session: 'ignored',
    summary: 'Ends the session of a refresh token; answers the same when it has ended already',
    body: z.object({ refreshToken: RefreshToken.optional() }),
    result: Done,
  },
  refresh: {
    method: 'POST',
    path: '/auth/refresh',
    access: 'anyone',
    session: 'ignored',
    summary: 'Exchanges a refresh token for new tokens; each token works once, with thirty seconds of grace for a race',
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
    errors: ['partner-token-invalid', 'account-locked', 'account-leaving', 'demo-closed'],
  },
  partnerPerson: {
    method: 'GET',
    path: '/auth/authenticating/person',
    access: 'anyone',
    session: 'ignored',
    summary: 'Whom a partner’s bearer token would sign in; the token stays good for one exchange',
    result: data(PartnerPerson),
    errors: ['partner-token-invalid'],
  },
  slideLogin: {
    method: 'GET',
    path: '/auth/slideLogin',
    access: 'anyone',
    session: 'ignored',
    summary: 'Pictures and lines of the sign-in screen',
    result: data(z.array(LoginSlide)),
  },
  facebook: {
    method: 'GET',
    path: '/passport/auth/facebook',
    access: 'anyone',
    session: 'ignored',
    summary: 'Starts signing in with Facebook by a redirect',
    query: z.object({ returnTo: z.string().max(500).optional() }),
    result: file('text/html'),
    errors: ['provider-not-configured'],
  },
  facebookCallback: {
    method: 'GET',
    path: '/passport/auth/facebook/callback',
    access: 'anyone',
    session: 'ignored',
    summary: 'Where Facebook returns the reader to',
    query: z.looseObject({}),
    result: file('text/html'),
    errors: ['provider-not-configured'],
  },
  providers: {
    method: 'GET',
    path: '/auth/providers',
    access: 'anyone',
    session: 'ignored',
    summary: 'Which other ways of signing in are available',
    result: data(z.object({ facebook: z.boolean(), partners: z.array(PartnerLogin) })),
  },
  sessions: {
    method: 'GET',
    path: '/auth/sessions',
    access: 'member',
    summary: 'Devices that are signed in, the newest use first',
    result: data(z.array(DeviceSession)),
  },
  endSession: {
    method: 'POST',
    path: '/auth/sessions/:id/end',
    access: 'member',
    summary: 'Signs one device out',
    params: z.object({ id: Id }),
    result: Done,
    errors: ['not-found'],
  },
  lockAccount: {
    method: 'POST',
    path: '/auth/lock',
    access: 'member',
    summary: 'Locks one’s own account and ends all its sessions',
    body: z.object({ password: Password, confirm: Flag.refine(Boolean, { error: 'required' }) }),
    result: Done,
    errors: ['incorrect-password', 'account-locked'],
  },
  unlockAccount: {
    method: 'POST',
    path: '/auth/unlock',
    access: 'anyone',
    session: 'ignored',
    summary: 'Without `otp` sends a code to unlock an account that its owner locked, with it unlocks',
    body: z.object({ ...identifier, otp: Otp.optional() }).refine(hasIdentifier, ONE_IDENTIFIER),
    result: CodeSent,
    errors: ['code-invalid'],
  },
});
