import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { MadePasskey, PasskeyCreation, PasskeyProof, PasskeyRequest } from '@m4u/contract/identity/auth/passkey';

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

/** Changes of an answer by a test. */
export interface AnswerChanges {
  /** The page that asked. */
  readonly origin?: string;
  /** The site that the authenticator believes to be at. */
  readonly site?: string;
  /** Without it the person was only present. */
  readonly verified?: boolean;
  /** The count of uses; default is one more than before. */
  readonly counter?: number;
}

/** A software authenticator for ES256 without attestation (WebAuthn §6); it holds one passkey. */
export interface Authenticator {
  /** Makes its passkey. */
  make(options: PasskeyCreation, changes?: AnswerChanges): MadePasskey;
  /** Signs in with its passkey. */
  prove(options: PasskeyRequest, changes?: AnswerChanges): PasskeyProof;
}

const toText = (bytes: Uint8Array | string): string => Buffer.from(bytes).toString('base64url');

const sha256 = (data: Uint8Array | string): Buffer => createHash('sha256').update(data).digest();

/** The public key in COSE (RFC 9053): EC2, ES256, P-256, x and y. */
const coseKey = (key: KeyObject): Buffer => {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const coordinate = (text: string) => Buffer.concat([Buffer.of(0x58, 32), Buffer.from(text, 'base64url')]);
  return Buffer.concat([
    Buffer.of(0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21),
    coordinate(x),
    Buffer.of(0x22),
    coordinate(y),
  ]);
};

/** An attestation object in CBOR: `{ fmt: 'none', attStmt: {}, authData }`. */
const attestation = (authData: Buffer): Buffer => {
  const word = (text: string) => Buffer.concat([Buffer.of(0x60 + text.length), Buffer.from(text)]);
  return Buffer.concat([
    Buffer.of(0xa3),
    word('fmt'),
    word('none'),
    word('attStmt'),
    Buffer.of(0xa0),
    word('authData'),
    Buffer.of(0x58, authData.length),
    authData,
  ]);
};

const clientData = (type: 'webauthn.create' | 'webauthn.get', challenge: string, origin: string): string =>
  toText(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

/** Creates an authenticator for a site; `counting` ones count their uses, as security keys do. */
export const createAuthenticator = (origin: string, counting = true): Authenticator => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(16);
  const id = toText(credentialId);
  let uses = 0;
  // The handle of an account that has not asked.
  let userHandle = 'AAAA';

  const authData = (site: string, { verified = true, counter }: AnswerChanges, credential?: Buffer): Buffer => {
    if (counting) uses += 1;
    const head = Buffer.alloc(5);
    head[0] = PRESENT + (verified ? VERIFIED : 0) + (credential ? HAS_CREDENTIAL : 0);
    head.writeUInt32BE(counter ?? uses, 1);
    return Buffer.concat([sha256(site), head, credential ?? Buffer.alloc(0)]);
  };

  return {
    make: ({ challenge, rp, user }, changes = {}) => {
      userHandle = user.id;
      const length = Buffer.of(0, credentialId.length);
      const credential = Buffer.concat([Buffer.alloc(16), length, credentialId, coseKey(publicKey)]);
      return {
        id,
        type: 'public-key',
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, changes.origin ?? origin),
          attestationObject: toText(attestation(authData(changes.site ?? rp.id, changes, credential))),
          transports: ['internal'],
        },
      };
    },
    prove: ({ challenge, rpId }, changes = {}) => {
      const data = authData(changes.site ?? rpId, changes);
      const client = clientData('webauthn.get', challenge, changes.origin ?? origin);
      const signed = Buffer.concat([data, sha256(Buffer.from(client, 'base64url'))]);
      return {
        id,
        type: 'public-key',
        response: {
          clientDataJSON: client,
          authenticatorData: toText(data),
          signature: toText(sign('sha256', signed, privateKey)),
          userHandle,
        },
      };
    },
  };
};
