import { ECDH } from 'node:crypto';
import * as z from 'zod';

const KEY_BYTES = 65;
const AUTH_BYTES = 16;

const bytes = (length: number) =>
  z.string().refine((text) => /^[\w-]+=*$/.test(text) && Buffer.from(text, 'base64url').length === length);

/** A point of the curve by which messages are encrypted: with any other each of them would fail, again and again. */
const isPoint = (text: string): boolean => {
  try {
    ECDH.convertKey(Buffer.from(text, 'base64url'), 'prime256v1');
    return true;
  } catch {
    return false;
  }
};

const Subscription = z.object({
  endpoint: z.url().max(2_000),
  keys: z.object({ p256dh: bytes(KEY_BYTES).refine(isPoint), auth: bytes(AUTH_BYTES) }),
});

/** What a browser or a phone is written to by. */
export const PushDevice = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('web'), ...Subscription.shape }),
  z.object({ kind: z.literal('fcm'), token: z.string() }),
]);
export type PushDevice = z.output<typeof PushDevice>;

/** A browser, by its subscription of Web Push. */
export type WebDevice = Extract<PushDevice, { kind: 'web' }>;

/**
 * The push services of the browsers there are. The program writes to whatever address a member names, so these are all
 * that may be named, or anybody could have it call on machines behind the firewall.
 */
const KNOWN_HOSTS = ['fcm.googleapis.com', '*.push.services.mozilla.com', '*.notify.windows.com', '*.push.apple.com'];

const fits = (url: URL, host: string): boolean => {
  if (host.includes('://')) return url.origin === new URL(host).origin;
  if (url.protocol !== 'https:' || url.port !== '') return false;
  return host.startsWith('*.') ? url.hostname.endsWith(host.slice(1)) : url.hostname === host;
};

/** Whether an address is a push service's; `hosts` are further ones (`PUSH_HOSTS`). */
const isPushService = (endpoint: string, hosts: readonly string[]): boolean => {
  const url = URL.parse(endpoint);
  if (!url || url.username !== '' || url.password !== '') return false;
  return [...KNOWN_HOSTS, ...hosts].some((host) => fits(url, host.toLowerCase()));
};

const FCM_TOKEN = /^[\w:-]{20,4096}$/;

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Reads a token: a PushSubscription as JSON, or a registration token of FCM; undefined when it is neither. */
export const readDevice = (token: string, hosts: readonly string[]): PushDevice | undefined => {
  if (FCM_TOKEN.test(token)) return { kind: 'fcm', token };
  const { data } = Subscription.safeParse(parse(token));
  return data && isPushService(data.endpoint, hosts) ? { kind: 'web', ...data } : undefined;
};

/** What tells a device apart: a browser may renew its keys, its address stays. */
export const addressOf = (device: PushDevice): string => (device.kind === 'web' ? device.endpoint : device.token);
