import * as z from 'zod';
import { MetChallenge } from '../../http/challenge.ts';
import { data, Flag, Moment } from '../../common.ts';
import { endpoints } from '../../http/endpoint.ts';
import { hasIdentifier, identifier, ONE_IDENTIFIER, Otp, Password } from '../../identity/auth/input.ts';

/** Facts that a member sees before they request the deletion of their account. */
export const Leaving = z.object({
  /** Days in which the deletion can be cancelled. */
  days: z.int(),
  /** Whether the member confirms with a password; without one a code is sent. */
  hasPassword: z.boolean(),
  /** The e-mail address or phone number that receives the code; null when neither is verified. */
  recipient: z.string().nullable(),
  /**
   * Names of groups and agencies that would be left without an admin; the member must hand them over or delete them
   * first.
   */
  leads: z.array(z.string()),
});
export type Leaving = z.output<typeof Leaving>;

const CodeSent = z.object({ resendAfterSeconds: z.int(), validMinutes: z.int() });

/** Deletion of the caller's account, which can be cancelled for thirty days (docs/rules/privacy.md#deletion). */
export const leaving = endpoints({
  get: {
    method: 'GET',
    path: '/privacy/deletion',
    access: 'member',
    summary: 'What deleting one’s account comes to, and what stands in its way',
    result: data(Leaving),
  },
  sendCode: {
    method: 'POST',
    path: '/privacy/deletion/code',
    access: 'member',
    summary: 'Sends a code that confirms the deletion, for accounts without a password',
    result: data(CodeSent),
    errors: ['wrong-state'],
  },
  ask: {
    method: 'POST',
    path: '/privacy/deletion',
    access: 'member',
    summary: 'Deletes one’s account: the page is gone at once, everything else after thirty days',
    body: z
      .object({
        password: Password.optional(),
        otp: Otp.optional(),
        confirm: Flag.refine(Boolean, { error: 'required' }),
      })
      .refine(({ password, otp }) => password !== undefined || otp !== undefined, {
        error: 'required',
        path: ['password'],
      }),
    result: data(z.object({ erasedOn: Moment })),
    errors: ['incorrect-password', 'code-invalid', 'last-admin', 'forbidden'],
  },
  keep: {
    method: 'POST',
    path: '/privacy/deletion/cancel',
    access: 'anyone',
    session: 'ignored',
    summary:
      'Keeps an account that is waiting to be deleted: with its password or a code; with neither, sends the code',
    body: z
      .object({
        ...identifier,
        password: Password.optional(),
        otp: Otp.optional(),
        /** Required in the same cases as for `login` of `auth`. */
        challenge: MetChallenge.optional(),
      })
      .refine(hasIdentifier, ONE_IDENTIFIER),
    result: data(CodeSent.extend({ kept: z.boolean() })),
    errors: ['wrong-credentials', 'code-invalid'],
  },
});
