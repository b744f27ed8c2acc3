import { importPKCS8, SignJWT } from 'jose';
import * as z from 'zod';
import type { Clock } from '../time/clock.ts';
import type { PushConfig } from '../config.ts';
import { toPushAnswer, callService, type PushAnswer, type PushMessage, TIME_TO_LIVE } from './message.ts';

/** Sends to a phone by its registration token. */
export type SendToPhone = (token: string, message: PushMessage, signal: AbortSignal) => Promise<PushAnswer>;

const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging';
/** Maximum lifetime of an assertion (seconds). */
const ASSERTION_SECONDS = 3_600;
/** An access token is renewed this long (ms) before it expires. */
const MARGIN = 5 * 60_000;

const AccessToken = z.object({ access_token: z.string(), expires_in: z.number().positive() });
const Refusal = z.object({
  error: z.object({ details: z.array(z.object({ errorCode: z.string().optional() })).optional() }),
});

type Account = NonNullable<PushConfig['fcm']>;

const requestToken = async ({ clientEmail, privateKey, tokenUrl }: Account, clock: Clock, signal: AbortSignal) => {
  const issued = Math.floor(clock.now().getTime() / 1_000);
  const assertion = await new SignJWT({ scope: SCOPE })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(clientEmail)
    .setAudience(tokenUrl)
    .setIssuedAt(issued)
    .setExpirationTime(issued + ASSERTION_SECONDS)
    .sign(await importPKCS8(privateKey, 'RS256'));
  const body = new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion });
  const response = await callService(tokenUrl, { method: 'POST', body }, signal);
  if (!response.ok) throw new Error(`the token service of FCM answered ${response.status}`);
  const token = AccessToken.parse(await response.json());
  return { value: token.access_token, until: clock.now().getTime() + token.expires_in * 1_000 - MARGIN };
};

/** Caches the access token; concurrent callers share one request. */
const createTokens = (account: Account, clock: Clock) => {
  let tokenRequest: ReturnType<typeof requestToken> | undefined;
  return {
    get: async (signal: AbortSignal): Promise<string> => {
      const currentRequest = tokenRequest;
      const current = await currentRequest?.catch(() => undefined);
      if (current && current.until > clock.now().getTime()) return current.value;
      if (tokenRequest === currentRequest || !tokenRequest) tokenRequest = requestToken(account, clock, signal);
      return (await tokenRequest).value;
    },
    forget: () => {
      tokenRequest = undefined;
    },
  };
};

const isUnregistered = async (response: Response): Promise<boolean> => {
  const { data } = Refusal.safeParse(await response.json().catch(() => undefined));
  return data?.error.details?.some(({ errorCode }) => errorCode === 'UNREGISTERED') ?? false;
};

const fcmBody = (token: string, { title, body, path, tag, version, urgency }: PushMessage) => ({
  message: {
    token,
    notification: { title, body },
    data: { path, tag, version },
    android: { ttl: `${TIME_TO_LIVE}s`, priority: urgency, notification: { tag } },
    // At most 64 bytes.
    apns: { headers: { 'apns-collapse-id': tag.slice(0, 64) } },
  },
});

/** Creates the sender to phones by FCM (HTTP v1). */
export const createFcm = (account: Account, clock: Clock): SendToPhone => {
  const tokens = createTokens(account, clock);
  const address = `${account.url.replace(/\/$/, '')}/v1/projects/${account.projectId}/messages:send`;
  return async (token, message, signal) => {
    const headers = { authorization: `Bearer ${await tokens.get(signal)}`, 'content-type': 'application/json' };
    const body = JSON.stringify(fcmBody(token, message));
    const response = await callService(address, { method: 'POST', headers, body }, signal);
    if (response.ok) {
      await response.body?.cancel();
      return 'sent';
    }
    if (await isUnregistered(response)) return 'gone';
    if (response.status === 401) {
      tokens.forget();
      throw new Error('FCM did not take the access token');
    }
    // A 404 without a reason may mean a missing project, which is not the token's fault.
    return response.status === 404 ? 'refused' : toPushAnswer(response.status);
  };
};
