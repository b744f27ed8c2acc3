import { ECDH } from 'node:crypto';
import * as z from 'zod';

const KEY_BYTES = 65;
const AUTH_BYTES = 16;

const bytes = (length: number) =>
  z.string().refine((text) => /^[\w-]+=*$/.test(text) && Buffer.from(text, 'base64url').length === length);

/** Whether a key is a valid point of the curve; with an invalid one every encryption would fail. */
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

/** Push address of a browser or phone. */
export const PushDevice = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('web'), ...Subscription.shape }),
  z.object({ kind: z.literal('fcm'), token: z.string() }),
]);
export type PushDevice = z.output<typeof PushDevice>;

/** A browser's Web Push subscription. */
export type WebDevice = Extract<PushDevice, { kind: 'web' }>;

/**
 * Push services of known browsers. Members supply the address to which the server sends, so others are refused: they
 * could direct requests at machines behind the firewall (SSRF).
 */
const KNOWN_HOSTS = ['fcm.googleapis.com', '*.push.services.mozilla.com', '*.notify.windows.com', '*.push.apple.com'];

const isHostOf = (url: URL, host: string): boolean => {
  if (host.includes('://')) return url.origin === new URL(host).origin;
  if (url.protocol !== 'https:' || url.port !== '') return false;
  return host.startsWith('*.') ? url.hostname.endsWith(host.slice(1)) : url.hostname === host;
};

/** Whether an address belongs to an allowed push service; `hosts` are additional ones (`PUSH_HOSTS`). */
const isPushService = (endpoint: string, hosts: readonly string[]): boolean => {
  const url = URL.parse(endpoint);
  if (!url || url.username !== '' || url.password !== '') return false;
  return [...KNOWN_HOSTS, ...hosts].some((host) => isHostOf(url, host.toLowerCase()));
};

const FCM_TOKEN = /^[\w:-]{20,4096}$/;

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Parses a token: a PushSubscription as JSON, or an FCM registration token; undefined when it is neither. */
export const readDevice = (token: string, hosts: readonly string[]): PushDevice | undefined => {
  if (FCM_TOKEN.test(token)) return { kind: 'fcm', token };
  const { data } = Subscription.safeParse(parse(token));
  return data && isPushService(data.endpoint, hosts) ? { kind: 'web', ...data } : undefined;
};

/** Stable identity of a device: a browser may renew its keys, its address stays. */
export const deviceAddress = (device: PushDevice): string => (device.kind === 'web' ? device.endpoint : device.token);
