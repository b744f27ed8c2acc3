import * as z from 'zod';
import { data, Done } from '../../common.ts';
import { endpoints } from '../../http/endpoint.ts';
import { hasIdentifier, identifier, NewPassword, ONE_IDENTIFIER, Otp } from './input.ts';
import { CodeSent, OwnerConfirmation } from './result.ts';

/**
 * Correcting an address before it is verified (docs/rules/auth.md#registering), and proving ownership without a
 * password (docs/rules/auth.md#accounts-without-a-password); part of `auth`.
 */
export const authOwner = endpoints({
  correctAddress: {
    method: 'POST',
    path: '/auth/correctAddress',
    access: 'member',
    summary:
      'Changes the mistyped e-mail address or phone number of the caller’s account before it is verified, and sends a code there',
    body: z.object(identifier).refine(hasIdentifier, ONE_IDENTIFIER),
    result: CodeSent,
    errors: ['wrong-state'],
  },
  confirmation: {
    method: 'GET',
    path: '/auth/confirmation',
    access: 'member',
    summary: 'How the caller proves to own the account: by password, code or recent sign-in',
    result: data(OwnerConfirmation),
  },
  sendConfirmationCode: {
    method: 'POST',
    path: '/auth/confirmation/code',
    access: 'member',
    summary: 'Sends a code that proves ownership of an account without a password, for the change that `purpose` names',
    body: z.object({ purpose: z.enum(['lock', 'password', 'factor', 'passkey', 'address', 'provider']) }),
    result: CodeSent,
    errors: ['wrong-state'],
  },
  setPassword: {
    method: 'POST',
    path: '/auth/setPassword',
    access: 'member',
    summary: 'Sets the first password of an account by a code or a recent sign-in, and ends all other sessions',
    body: z.object({ newPassword: NewPassword, otp: Otp.optional() }),
    result: Done,
    errors: ['code-invalid', 'wrong-state', 'second-factor-required'],
  },
});
