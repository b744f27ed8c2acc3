import { createECDH, createPrivateKey, createPublicKey, hkdfSync, type KeyObject, sign, verify } from 'node:crypto';
import type { SealKey } from '@m4u/contract/insight/seal/proof';
import type { Secrets } from '../../platform/keys/secrets.ts';

/** Keys of the seals. They are derived from the data key, so whoever can change the database alone has none of them. */
export interface SealKeys {
  /** Makes the marks of seals. */
  readonly markKey: Buffer;
  readonly publicKey: SealKey;
  /** Signs a text (ECDSA P-256 with SHA-256, IEEE P1363), base64url. */
  readonly sign: (text: string) => string;
  readonly isSigned: (text: string, signature: string) => boolean;
}

const derive = (dataKey: Buffer, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', dataKey, '', `m4u seal ${purpose}`, 32));

const options = (key: KeyObject) => ({ key, dsaEncoding: 'ieee-p1363' as const });

/** Derives the keys of the seals from the installation's data key. */
export const deriveSealKeys = ({ dataKey }: Pick<Secrets, 'dataKey'>): SealKeys => {
  const scalar = derive(dataKey, 'signature');
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(scalar);
  const point = curve.getPublicKey();
  const publicKey: SealKey = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const privateKey = createPrivateKey({ key: { ...publicKey, d: scalar.toString('base64url') }, format: 'jwk' });
  const checkKey = createPublicKey({ key: publicKey, format: 'jwk' });
  return {
    markKey: derive(dataKey, 'mark'),
    publicKey,
    sign: (text) => sign('sha256', Buffer.from(text), options(privateKey)).toString('base64url'),
    isSigned: (text, signature) =>
      verify('sha256', Buffer.from(text), options(checkKey), Buffer.from(signature, 'base64url')),
  };
};
