import { createHash } from 'node:crypto';
import webPush from 'web-push';
import type { Secrets } from '../keys/secrets.ts';
import type { WebDevice } from './device.ts';
import { answerOf, callService, type PushAnswer, type PushMessage, TIME_TO_LIVE } from './message.ts';

/** What signs messages to browsers. */
export interface WebPushOptions {
  readonly vapid: Secrets['vapid'];
  /** Whom a push service can turn to: a `mailto:` or `https:` address. */
  readonly subject: string;
}

/** The name by which a later message takes the place of one that still waits: 32 characters at most (RFC 8030). */
const topicOf = (tag: string): string => createHash('sha256').update(tag).digest('base64url').slice(0, 32);

/** Sends a message to a browser, encrypted so that only it can read it (RFC 8291), signed by VAPID (RFC 8292). */
export const sendToBrowser = async (
  { endpoint, keys }: WebDevice,
  { urgency, ...message }: PushMessage,
  { vapid, subject }: WebPushOptions,
  signal: AbortSignal,
): Promise<PushAnswer> => {
  const { method, headers, body } = webPush.generateRequestDetails({ endpoint, keys }, JSON.stringify(message), {
    vapidDetails: { subject, ...vapid },
    TTL: TIME_TO_LIVE,
    urgency,
    topic: topicOf(message.tag),
    contentEncoding: 'aes128gcm',
  });
  const { 'Content-Length': _, ...rest } = headers as Record<string, string | number>;
  const sent = Object.entries(rest).map(([name, value]): [string, string] => [name, String(value)]);
  const response = await callService(endpoint, { method, headers: sent, body: body && new Uint8Array(body) }, signal);
  await response.body?.cancel();
  return answerOf(response.status);
};
