import { createHash, createPrivateKey, ECDH, type KeyObject } from 'node:crypto';
import { encryptNotification } from '@block65/webcrypto-web-push';
import { SignJWT } from 'jose';
import type { Secrets } from '../keys/secrets.ts';
import type { WebDevice } from './device.ts';
import { toPushAnswer, callService, type PushAnswer, type PushMessage, TIME_TO_LIVE } from './message.ts';

/** Signing options of Web Push. */
export interface WebPushOptions {
  readonly vapid: Secrets['vapid'];
  /** Contact of the operator for push services: a `mailto:` or `https:` address. */
  readonly subject: string;
}

/** Sends to a browser by its subscription. */
export type SendToBrowser = (device: WebDevice, message: PushMessage, signal: AbortSignal) => Promise<PushAnswer>;

/** A signature is valid for half a day; RFC 8292 allows 24 hours, and clocks differ. */
const SIGNATURE_LIFETIME = '12h';

/**
 * Topic of a message, by which a later one replaces one that is still undelivered: at most 32 characters (RFC 8030).
 */
const messageTopic = (tag: string): string => createHash('sha256').update(tag).digest('base64url').slice(0, 32);

const readSigningKey = ({ publicKey, privateKey }: Secrets['vapid']): KeyObject => {
  const point = Buffer.from(publicKey, 'base64url');
  const x = point.toString('base64url', 1, 33);
  const y = point.toString('base64url', 33, 65);
  return createPrivateKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y, d: privateKey } });
};

/**
 * Converts keys to the form that the library accepts; stored keys may be padded with `=`, or a point in hybrid form.
 */
const toKeys = ({ keys }: WebDevice) => ({
  p256dh: ECDH.convertKey(keys.p256dh, 'prime256v1', 'base64url', 'base64url', 'uncompressed').toString(),
  auth: Buffer.from(keys.auth, 'base64url').toString('base64url'),
});

/**
 * Encrypts the message for the browser (RFC 8291). Without padding: the push service learns its length, but a phone
 * receives a few hundred bytes instead of 4,096.
 */
const encrypt = (device: WebDevice, message: Omit<PushMessage, 'urgency'>) =>
  encryptNotification(
    { endpoint: device.endpoint, expirationTime: null, keys: toKeys(device) },
    Buffer.from(JSON.stringify(message)),
    { pad: false },
  );

/** Creates the sender to browsers: messages are encrypted per browser and signed by VAPID (RFC 8292). */
export const createWebPush = ({ vapid, subject }: WebPushOptions): SendToBrowser => {
  const signingKey = readSigningKey(vapid);
  const sign = (endpoint: string): Promise<string> =>
    new SignJWT()
      .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
      .setAudience(new URL(endpoint).origin)
      .setExpirationTime(SIGNATURE_LIFETIME)
      .setSubject(subject)
      .sign(signingKey);

  return async (device, { urgency, ...message }, signal) => {
    const headers = {
      authorization: `vapid t=${await sign(device.endpoint)}, k=${vapid.publicKey}`,
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(TIME_TO_LIVE),
      topic: messageTopic(message.tag),
      urgency,
    };
    const body = await encrypt(device, message);
    const response = await callService(device.endpoint, { method: 'POST', headers, body }, signal);
    await response.body?.cancel();
    return toPushAnswer(response.status);
  };
};
