import * as z from 'zod';
import { MetChallenge } from '../../http/challenge.ts';
import { data, Flag, Moment } from '../../common.ts';
import { endpoints } from '../../http/endpoint.ts';
import { hasIdentifier, identifier, ONE_IDENTIFIER, Otp, Password } from '../../identity/auth/input.ts';
import { OwnerConfirmation } from '../../identity/auth/result.ts';

/** Facts that a member sees before they request the deletion of their account. */
export const Leaving = OwnerConfirmation.extend({
  /** Days in which the deletion can be cancelled. */
  days: z.int(),
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
    summary: 'Effects of deleting the caller’s account, and what prevents it',
    result: data(Leaving),
  },
  sendCode: {
    method: 'POST',
    path: '/privacy/deletion/code',
    access: 'member',
    summary: 'Sends a code to confirm the deletion, for accounts without a password',
    result: data(CodeSent),
    errors: ['wrong-state'],
  },
  ask: {
    method: 'POST',
    path: '/privacy/deletion',
    access: 'member',
    summary:
      'Deletes the caller’s account: the page disappears at once, the rest is erased after 30 days; without a password, by a code or a recent sign-in',
    body: z.object({
      password: Password.optional(),
      otp: Otp.optional(),
      confirm: Flag.refine(Boolean, { error: 'required' }),
    }),
    result: data(z.object({ erasedOn: Moment })),
    errors: ['incorrect-password', 'code-invalid', 'last-admin', 'forbidden'],
  },
  keep: {
    method: 'POST',
    path: '/privacy/deletion/cancel',
    access: 'anyone',
    session: 'ignored',
    summary: 'Cancels the deletion of an account, with its password or a code; without either, sends a code',
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
