import * as z from 'zod';
import { data, Moment } from '../../common.ts';
import { endpoints } from '../../http/endpoint.ts';
import { hasIdentifier, identifier, ONE_IDENTIFIER, Otp, Password } from './input.ts';
import { CodeSent } from './result.ts';

/** The two kinds of addresses that sign in; an account has at most one of each. */
export const AddressKind = z.enum(['email', 'phone']);
export type AddressKind = z.output<typeof AddressKind>;

/** Addresses of the caller's account. */
export const OwnAddresses = z.object({
  email: z.string().nullable(),
  phone: z.string().nullable(),
  /** Whether an address may be removed: another address or a provider must be left to sign in. */
  canRemove: z.boolean(),
});
export type OwnAddresses = z.output<typeof OwnAddresses>;

/** The event that an owner's link undoes: a change of the addresses, or a sign-in on a new device. */
export const OwnerLink = z.object({
  kind: z.enum(['address', 'device']),
  /** When it happened. */
  at: Moment,
  /** Last moment at which the link works. */
  until: Moment,
  /** Addresses that the account gets back; both null for a sign-in. */
  email: z.string().nullable(),
  phone: z.string().nullable(),
  /** Device of the sign-in, as `Chrome · Android`; null for a change of addresses, and for an unknown browser. */
  device: z.string().nullable(),
});
export type OwnerLink = z.output<typeof OwnerLink>;

const proof = { password: Password.optional(), otp: Otp.optional() };
const ByLink = z.object({ token: z.string().min(1).max(200) });

/**
 * Changing the addresses that sign in, and undoing such changes and foreign sign-ins
 * (docs/rules/auth.md#changing-addresses); part of `auth`.
 */
export const authAddress = endpoints({
  addresses: {
    method: 'GET',
    path: '/auth/addresses',
    access: 'member',
    summary: 'The e-mail address and phone number that sign the caller in',
    result: data(OwnAddresses),
  },
  sendAddressCode: {
    method: 'POST',
    path: '/auth/addresses/code',
    access: 'member',
    summary:
      'Sends a code to an address that the caller wants to sign in with; needs the second factor, the password, a code or a recent sign-in; the same answer for an address of another account',
    body: z.object({ ...identifier, ...proof }).refine(hasIdentifier, ONE_IDENTIFIER),
    result: CodeSent,
    errors: ['account-unverified', 'incorrect-password', 'code-invalid', 'second-factor-required'],
  },
  changeAddress: {
    method: 'POST',
    path: '/auth/addresses',
    access: 'member',
    summary:
      'Adds an address by the code that was sent there; replaces the former one of its kind; the former addresses get a link that undoes it for seven days',
    body: z.object({ ...identifier, otp: Otp }).refine(hasIdentifier, ONE_IDENTIFIER),
    result: data(
      z.object({
        /** Number of groups whose customer records of this phone number are now the account's. */
        claimedPlaces: z.int(),
      }),
    ),
    errors: ['account-unverified', 'code-invalid', 'second-factor-required'],
  },
  removeAddress: {
    method: 'POST',
    path: '/auth/addresses/remove',
    access: 'member',
    summary: 'Removes an address, unless it is the last way to sign in; it gets a link that undoes this for seven days',
    body: z.object({ kind: AddressKind, ...proof }),
    result: data(OwnAddresses),
    errors: ['account-unverified', 'incorrect-password', 'code-invalid', 'second-factor-required', 'not-found'],
  },
  ownerLink: {
    method: 'GET',
    path: '/auth/notMe/:token',
    access: 'anyone',
    session: 'ignored',
    summary: 'Describes what an owner’s link undoes; changes nothing',
    params: ByLink,
    result: data(OwnerLink),
    errors: ['not-found'],
  },
  useOwnerLink: {
    method: 'POST',
    path: '/auth/notMe/:token',
    access: 'anyone',
    session: 'ignored',
    summary:
      'Undoes a change of addresses or a sign-in: ends its sessions and the password, and returns a token to set a new one',
    params: ByLink,
    result: data(z.object({ passwordToken: z.string() })),
    errors: ['not-found', 'wrong-state'],
  },
});
