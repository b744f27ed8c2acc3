import type { FailureReason } from '@m4u/contract/insight/administration/messages';
import { createHash } from 'node:crypto';
import * as z from 'zod';
import { isSame } from '../keys/crypto.ts';
import type { ZnsConfig } from './config.ts';
import { MessageFailure, toFetchFailure } from './failure.ts';
import { createZnsTokens, type TokenOptions, type ZnsTokens } from './zns-token.ts';

/** A message by a template of Zalo's notification service. */
interface ZnsMessage {
  /** Our id, which reports name again. */
  readonly trackingId: string;
  /** Phone number in E.164. */
  readonly to: string;
  readonly templateId: string;
  /** Values by the names of the template's parameters. */
  readonly values: Readonly<Record<string, string>>;
}

/** Zalo's notification service. */
export interface Zns extends Pick<ZnsTokens, 'keepAlive'> {
  readonly templates: ZnsConfig['templates'];
  /** Sends a message; returns Zalo's id of it. Errors: MessageFailure. */
  send(message: ZnsMessage, signal: AbortSignal): Promise<string>;
}

/** Short, since a code waits for the next way. */
const TIMEOUT_MS = 5_000;
const TOKEN_INVALID = -124;

const Answer = z.object({
  error: z.coerce.number(),
  data: z.object({ msg_id: z.coerce.string() }).optional().catch(undefined),
});

/** Zalo's published error codes by our reasons (https://zalo.cloud/zns/guidelines/handle-error-code). */
const CODES: Readonly<Partial<Record<FailureReason, readonly number[]>>> = {
  'no-account': [-118],
  'cannot-receive': [-110, -119],
  phone: [-108],
  declined: [-114, -134, -139, -141],
  template: [-109, -111, -112, -1121, -1122, -1123, -113, -116, -117, -121, -122, -127, -130, -131, -132, -145, -146],
  permission: [-101, -102, -103, -104, -105, -106, -120, -125, -135, -136, -137, -138, -140],
  token: [TOKEN_INVALID],
  balance: [-115, -126],
  quota: [-144, -147],
  hours: [-133],
};

const reasons = new Map(
  Object.entries(CODES).flatMap(([reason, codes]) => codes.map((code) => [code, reason as FailureReason] as const)),
);

/** Sends a message once; returns Zalo's answer. Errors: MessageFailure without a usable answer. */
const request = async (url: string, token: string, message: ZnsMessage, signal: AbortSignal) => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', access_token: token },
    body: JSON.stringify({
      phone: message.to.replace(/^\+/, ''),
      template_id: message.templateId,
      template_data: message.values,
      tracking_id: message.trackingId,
    }),
    redirect: 'error',
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  }).catch((error: unknown) => {
    throw toFetchFailure(error, 'Zalo');
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new MessageFailure('unreachable', `Zalo answered ${response.status}`);
  }
  const answer = await response.json().then(
    (body: unknown) => Answer.safeParse(body).data,
    () => undefined,
  );
  // Zalo has taken the request, and its answer is lost.
  return answer ?? failInDoubt();
};

const failInDoubt = (): never => {
  throw new MessageFailure('timeout', 'Zalo’s answer could not be read');
};

/** Creates the client of Zalo's notification service (docs/rules/notification.md#messages). */
export const createZns = ({ config, ...options }: Omit<TokenOptions, 'config'> & { config: ZnsConfig }): Zns => {
  const tokens = createZnsTokens({ config, ...options });
  return {
    templates: config.templates,
    keepAlive: tokens.keepAlive,
    send: async (message, signal) => {
      const token = await tokens.get();
      let answer = await request(config.sendUrl, token, message, signal);
      if (answer.error === TOKEN_INVALID)
        answer = await request(config.sendUrl, await tokens.get(token), message, signal);
      const { error, data } = answer;
      if (error === 0) return data?.msg_id ?? '';
      throw new MessageFailure(reasons.get(error) ?? 'other', `Zalo refused the message with error ${error}`);
    },
  };
};

/** Whether Zalo has signed a report: SHA-256 of the app's id, the body as it came, its timestamp and the secret. */
export const isGenuineReport = (
  { appId, oaSecret }: Pick<ZnsConfig, 'appId' | 'oaSecret'>,
  { body, timestamp, signature }: { readonly body: Buffer; readonly timestamp: string; readonly signature: string },
): boolean => {
  if (oaSecret === undefined) return false;
  const mac = createHash('sha256').update(appId).update(body).update(timestamp).update(oaSecret).digest('hex');
  return isSame(signature, `mac=${mac}`);
};
