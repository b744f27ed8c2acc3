import { MINUTE, SECOND } from '@m4u/contract/durations';
import { Webhook } from 'standardwebhooks';
import { isSame } from './crypto.ts';

/** Random bytes of a signing secret. */
const SECRET_BYTES = 32;

/** Most milliseconds between the time of a message and its arrival: an older one may be a repeat by somebody else. */
const MOST_AGE = 5 * MINUTE;

/** Creates a secret of Standard Webhooks. */
export const createWebhookSecret = ({ random }: { readonly random: { bytes(count: number): Buffer } }): string =>
  `whsec_${random.bytes(SECRET_BYTES).toString('base64')}`;

/** Headers of a message, signed by Standard Webhooks with each of the secrets. */
export const signedHeaders = (
  { id, body, at }: { readonly id: string; readonly body: string; readonly at: Date },
  secrets: readonly string[],
): Record<string, string> => ({
  'content-type': 'application/json',
  'user-agent': 'M4U-Webhooks',
  'webhook-id': id,
  'webhook-timestamp': String(Math.floor(at.getTime() / SECOND)),
  'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, at, body)).join(' '),
});

/** Whether a message has a signature of Standard Webhooks by this secret, and was signed within five minutes of `now`. */
export const isSignedBy = (
  secret: string,
  { body, headers }: { readonly body: Buffer; readonly headers: Readonly<Record<string, string>> },
  now: Date,
): boolean => {
  const { 'webhook-id': id = '', 'webhook-timestamp': seconds = '', 'webhook-signature': signatures = '' } = headers;
  if (id === '' || !/^\d{1,12}$/.test(seconds)) return false;
  const at = new Date(Number(seconds) * SECOND);
  if (Math.abs(now.getTime() - at.getTime()) > MOST_AGE) return false;
  const right = new Webhook(secret).sign(id, at, body.toString('utf8'));
  return signatures.split(' ').some((signature) => isSame(signature, right));
};
