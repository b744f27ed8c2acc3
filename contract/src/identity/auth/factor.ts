import * as z from 'zod';
import { data, Done, Moment } from '../../common.ts';
import { endpoints } from '../../http/endpoint.ts';
import { Otp, Password } from './input.ts';
import { Session } from './result.ts';

/** Number of recovery codes that an account gets; new ones replace all earlier ones. */
export const RECOVERY_CODES = 10;

/** Number of unused recovery codes from which on the owner is advised to create new ones. */
export const FEW_RECOVERY_CODES = 3;

/**
 * A code of the second factor as typed: six digits of the authenticator app, or a recovery code of ten characters.
 * Spaces and hyphens are ignored, and the letters O, I and L are read as the digits 0, 1 and 1.
 */
export const FactorCode = z
  .string()
  .max(40)
  .transform((typed) => typed.replaceAll(/[\s-]/g, '').toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1'))
  .pipe(z.string().regex(/^(\d{6}|[\dA-HJKMNP-TV-Z]{10})$/, { error: 'factor-code' }));

/** The second factor of the caller's account, and when this session gave it. */
export const SecondFactor = z.object({
  /** Since when it is on; null while it is off. */
  since: Moment.nullable(),
  /** Recovery codes that have not been used. */
  recoveryCodesLeft: z.int(),
  /** When this session last gave a code; null when it has not. */
  givenAt: Moment.nullable(),
  /** Whether sensitive calls pass now: the factor is off, or a code was given within the last ten minutes. */
  isRecent: z.boolean(),
  /** Whether the account must have one, as staff must. */
  isRequired: z.boolean(),
});
export type SecondFactor = z.output<typeof SecondFactor>;

/** A new secret for the authenticator app; it is in use once a code of it has been confirmed. */
export const NewFactor = z.object({
  /** In base32, for typing it into the app. */
  secret: z.string(),
  /** The `otpauth:` address, for the QR code. */
  uri: z.string(),
});
export type NewFactor = z.output<typeof NewFactor>;

/** New recovery codes, which are shown only once. */
export const RecoveryCodes = z.object({ codes: z.array(z.string()) });

const code = z.object({ code: FactorCode });

/** Two-step verification: authenticator app and recovery codes (docs/rules/auth.md#second-factor); part of `auth`. */
export const authFactor = endpoints({
  factor: {
    method: 'GET',
    path: '/auth/factor',
    access: 'member',
    summary: 'The second factor of the caller’s account: whether it is on, and when this session gave it',
    result: data(SecondFactor),
  },
  beginFactor: {
    method: 'POST',
    path: '/auth/factor/begin',
    access: 'member',
    summary:
      'Creates a secret for the authenticator app; needs the password, a code or a recent sign-in; it is in use after `confirm`',
    body: z.object({ password: Password.optional(), otp: Otp.optional() }),
    result: data(NewFactor),
    errors: ['account-unverified', 'incorrect-password', 'code-invalid', 'second-factor-required'],
  },
  confirmFactor: {
    method: 'POST',
    path: '/auth/factor/confirm',
    access: 'member',
    summary: 'Turns the second factor on by a code of the new secret, and returns ten recovery codes',
    body: code,
    result: data(RecoveryCodes),
    errors: ['code-invalid', 'wrong-state'],
  },
  renewRecoveryCodes: {
    method: 'POST',
    path: '/auth/factor/recoveryCodes',
    access: 'member',
    summary: 'Returns ten new recovery codes; the earlier ones stop working',
    body: code,
    result: data(RecoveryCodes),
    errors: ['code-invalid', 'wrong-state'],
  },
  removeFactor: {
    method: 'POST',
    path: '/auth/factor/remove',
    access: 'member',
    summary: 'Turns the second factor off; staff cannot',
    body: code,
    result: Done,
    errors: ['code-invalid', 'wrong-state'],
  },
  giveFactor: {
    method: 'POST',
    path: '/auth/factor/give',
    access: 'member',
    summary: 'Gives a code for this session, before calls that answer `second-factor-required`',
    body: code,
    result: Done,
    errors: ['code-invalid', 'wrong-state'],
  },
  loginFactor: {
    method: 'POST',
    path: '/auth/login/factor',
    access: 'anyone',
    session: 'ignored',
    summary: 'Completes a sign-in that answered `second-factor-required`, within ten minutes and in the same browser',
    body: code,
    result: Session,
    errors: [
      'code-invalid',
      'sign-in-expired',
      'account-locked',
      'account-leaving',
      'demo-closed',
      'company-sign-in-required',
    ],
  },
});
