import type { MadePasskey, PasskeyProof } from '@m4u/contract/identity/auth/passkey';
import { parse as parseUuid } from 'uuid';
import type { Context } from '../../../platform/context.ts';
import { fail } from '../../../platform/errors.ts';
import type { StoredPasskey } from './queries.ts';

// The library is loaded with the first passkey (docs/decisions/0060).
const loadLibrary = () => import('@simplewebauthn/server');

/** COSE numbers of the signatures that we accept: Ed25519, ES256, RS256. */
export const ALGORITHMS: readonly number[] = [-8, -7, -257];

/** The site to which passkeys belong (`rp`); its id is the host name, without the port. */
export const siteOf = ({ config }: Pick<Context, 'config'>): { readonly id: string; readonly origin: string } => {
  const { hostname, origin } = new URL(config.publicUrl);
  return { id: hostname, origin };
};

/** The account's id as authenticators keep it: 16 bytes as base64url. */
export const userHandleOf = (accountId: string): string => Buffer.from(parseUuid(accountId)).toString('base64url');

/** Decodes base64url into bytes with a buffer of their own, as the library's types require. */
const toBytes = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(Buffer.from(text, 'base64url'));

const requireValid = async <T extends { readonly verified: boolean }>(ctx: Context, check: Promise<T>): Promise<T> => {
  // The library throws plain errors about what is wrong: origin, site, flags, format.
  const result = await check.catch((error: unknown) => {
    ctx.log.debug({ err: error }, 'a passkey was refused');
    return undefined;
  });
  return result?.verified ? result : fail('passkey-invalid');
};

/**
 * Verifies a passkey that the browser has created: site, origin, challenge, and that the device has verified the
 * person. Returns it as columns. Errors: passkey-invalid.
 */
export const verifyMade = async (ctx: Context, { id, type, response }: MadePasskey, challenge: string) => {
  const { verifyRegistrationResponse } = await loadLibrary();
  const { clientDataJSON, attestationObject } = response;
  const site = siteOf(ctx);
  const { registrationInfo } = await requireValid(
    ctx,
    verifyRegistrationResponse({
      response: { id, rawId: id, type, response: { clientDataJSON, attestationObject }, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: [...ALGORITHMS],
    }),
  );
  const { credential, credentialDeviceType, credentialBackedUp } = registrationInfo ?? fail('passkey-invalid');
  // The id outside the signed part must be the signed one.
  if (credential.id !== id) fail('passkey-invalid');
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    deviceType: credentialDeviceType,
    backedUp: credentialBackedUp,
  };
};

/**
 * Verifies a sign-in by a stored passkey, and that the device has verified the person. Returns the authenticator's
 * counter, which the caller compares. Errors: passkey-invalid.
 */
export const verifyProof = async (
  ctx: Context,
  passkey: StoredPasskey,
  { id, type, response }: PasskeyProof,
  challenge: string,
) => {
  if (response.userHandle !== userHandleOf(passkey.accountId)) fail('passkey-invalid');
  const { verifyAuthenticationResponse } = await loadLibrary();
  const site = siteOf(ctx);
  const { authenticationInfo } = await requireValid(
    ctx,
    verifyAuthenticationResponse({
      response: { id, rawId: id, type, response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      // -1 disables the library's comparison: it comes before the signature, so a forged answer could end a passkey.
      credential: { id: passkey.credentialId, publicKey: toBytes(passkey.publicKey), counter: -1 },
      requireUserVerification: true,
    }),
  );
  return { counter: authenticationInfo.newCounter, backedUp: authenticationInfo.credentialBackedUp };
};
