import * as z from 'zod';
import { data, Done, Id, line, Moment } from '../../common.ts';
import { endpoints } from '../../http/endpoint.ts';
import { Otp, Password } from './input.ts';
import { PASSKEY_NAME } from './passkey.rules.ts';
import { Session } from './result.ts';

/** Bytes of WebAuthn in base64url without padding, at most `maximum` characters. */
const bytes = (maximum: number) =>
  z
    .string()
    .max(maximum)
    .regex(/^[A-Za-z0-9_-]+$/, { error: 'invalid' });

/** The longest id of a credential is 1023 bytes (WebAuthn §5.8.3). */
const CredentialId = bytes(1364);
const Transport = z.string().max(32);

/** A passkey of the caller (docs/rules/auth.md#passkeys). */
export const Passkey = z.object({
  _id: Id,
  name: z.string(),
  createdAt: Moment,
  /** Null until it has signed in. */
  lastUsedAt: Moment.nullable(),
  /** Whether the browser's or the phone's account keeps a copy, which survives the loss of the device. */
  synced: z.boolean(),
  /** Whether it no longer signs in: its counter did not grow, so it may have been copied. */
  ended: z.boolean(),
});
export type Passkey = z.output<typeof Passkey>;

const Credential = z.object({ id: CredentialId, type: z.literal('public-key'), transports: z.array(Transport) });

/** Options for `navigator.credentials.create`, in the JSON of WebAuthn Level 3. */
export const PasskeyCreation = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  /** Milliseconds. */
  timeout: z.int(),
  excludeCredentials: z.array(Credential),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});
export type PasskeyCreation = z.output<typeof PasskeyCreation>;

/** Options for `navigator.credentials.get`. They name no account: the browser offers its passkeys of this site. */
export const PasskeyRequest = z.object({
  challenge: z.string(),
  rpId: z.string(),
  /** Milliseconds. */
  timeout: z.int(),
  userVerification: z.literal('required'),
});
export type PasskeyRequest = z.output<typeof PasskeyRequest>;

/** Answer of a browser that has created a passkey; further fields are ignored. */
export const MadePasskey = z.object({
  id: CredentialId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: bytes(8_000),
    attestationObject: bytes(40_000),
    transports: z.array(Transport).max(10).optional(),
  }),
});
export type MadePasskey = z.output<typeof MadePasskey>;

/** Answer of a browser for a sign-in; further fields are ignored. */
export const PasskeyProof = z.object({
  id: CredentialId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: bytes(8_000),
    authenticatorData: bytes(8_000),
    signature: bytes(8_000),
    /** The account's id at the authenticator. */
    userHandle: bytes(100),
  }),
});
export type PasskeyProof = z.output<typeof PasskeyProof>;

const ByPasskey = z.object({ id: Id });
const Name = line(PASSKEY_NAME, 1);

/** Passkeys: signing in by WebAuthn, without a password (docs/rules/auth.md#passkeys); part of `auth`. */
export const authPasskey = endpoints({
  passkeys: {
    method: 'GET',
    path: '/auth/passkeys',
    access: 'member',
    summary: 'The caller’s passkeys, oldest first',
    result: data(z.array(Passkey)),
  },
  beginPasskey: {
    method: 'POST',
    path: '/auth/passkeys/begin',
    access: 'member',
    summary: 'Options for a new passkey, valid for five minutes; needs the password, a code or a recent sign-in',
    body: z.object({ password: Password.optional(), otp: Otp.optional() }),
    result: data(PasskeyCreation),
    errors: ['account-unverified', 'incorrect-password', 'code-invalid', 'passkeys-full', 'second-factor-required'],
  },
  addPasskey: {
    method: 'POST',
    path: '/auth/passkeys',
    access: 'member',
    summary: 'Adds the passkey that the browser has created, and tells the owner by mail',
    body: z.object({ passkey: MadePasskey, name: Name.optional() }),
    result: data(Passkey),
    errors: ['account-unverified', 'passkey-invalid', 'passkeys-full'],
  },
  renamePasskey: {
    method: 'POST',
    path: '/auth/passkeys/:id/rename',
    access: 'member',
    summary: 'Renames a passkey of the caller',
    params: ByPasskey,
    body: z.object({ name: Name }),
    result: Done,
    errors: ['not-found'],
  },
  removePasskey: {
    method: 'POST',
    path: '/auth/passkeys/:id/remove',
    access: 'member',
    summary: 'Removes a passkey of the caller, and tells the owner by mail',
    params: ByPasskey,
    result: Done,
    errors: ['not-found'],
  },
  passkeyOptions: {
    method: 'POST',
    path: '/auth/passkey/options',
    access: 'anyone',
    session: 'ignored',
    summary: 'Options for signing in with a passkey, valid for five minutes in this browser',
    result: data(PasskeyRequest),
  },
  passkeySignIn: {
    method: 'POST',
    path: '/auth/passkey/signIn',
    access: 'anyone',
    session: 'ignored',
    refusal: 'clears-session',
    summary: 'Signs in with a passkey',
    body: z.object({ passkey: PasskeyProof }),
    result: Session,
    errors: [
      'passkey-invalid',
      'passkey-unknown',
      'account-locked',
      'account-leaving',
      'demo-closed',
      'company-sign-in-required',
    ],
  },
});
