import { createCipheriv, createDecipheriv, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const VERSION = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts a text for storage (AES-256-GCM), as base64url.
 * @param key 32 bytes
 * @param context purpose and owner of the text (e.g. `registration.citizenId`): it is authenticated, so that a sealed
 * value copied elsewhere cannot be opened there
 */
export const seal = (text: string, key: Buffer, context = ''): string => {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(context));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([Buffer.of(VERSION), nonce, cipher.getAuthTag(), body]).toString('base64url');
};

/** Decrypts a text of {@link seal}. Throws when it was altered, or sealed with another key or context. */
export const unseal = (sealed: string, key: Buffer, context = ''): string => {
  const bytes = Buffer.from(sealed, 'base64url');
  const bodyAt = 1 + NONCE_BYTES + TAG_BYTES;
  if (bytes.length < bodyAt || bytes[0] !== VERSION) throw new Error('Not a sealed value');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(1, 1 + NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(Buffer.from(context)).setAuthTag(bytes.subarray(1 + NONCE_BYTES, bodyAt));
  return Buffer.concat([decipher.update(bytes.subarray(bodyAt)), decipher.final()]).toString('utf8');
};

/**
 * HMAC-SHA-256 of the parts, as base64url (43 characters): without the key, even a short secret such as a one-time code
 * cannot be found by trying. The length of each part is included, so `ab, c` differs from `a, bc`.
 */
export const keyedHash = (key: Buffer, ...parts: readonly string[]): string => {
  const mac = createHmac('sha256', key);
  for (const part of parts) mac.update(`${Buffer.byteLength(part)}:`).update(part);
  return mac.digest('base64url');
};

/** Compares a secret in constant time. */
export const isSame = (supplied: string, right: string): boolean => {
  const [tried, expected] = [Buffer.from(supplied), Buffer.from(right)];
  return tried.length === expected.length && timingSafeEqual(tried, expected);
};
