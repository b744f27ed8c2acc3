import * as z from 'zod';

/** A notification on a device. */
export const PushMessage = z.object({
  title: z.string(),
  body: z.string(),
  /** Path of the screen that a tap opens. */
  path: z.string(),
  /** Replaces a shown notification with the same tag. */
  tag: z.string(),
  /** An unchanged version updates the notification silently. */
  version: z.string(),
  lang: z.string(),
  /** `high` wakes a sleeping phone. */
  urgency: z.enum(['normal', 'high']),
});
export type PushMessage = z.output<typeof PushMessage>;

/** Result of a push. `gone`: the device is permanently unreachable; `refused`: this message is not accepted. */
export type PushAnswer = 'sent' | 'gone' | 'refused';

/** Seconds for which push services hold messages for an offline device. */
export const TIME_TO_LIVE = 86_400;

/** Timeout (ms) of one attempt. */
const PUSH_TIMEOUT = 15_000;

/** Calls a push service. When it is unreachable, the error omits the address, which is secret. */
export const callService = async (url: string, init: RequestInit, signal: AbortSignal): Promise<Response> => {
  try {
    return await fetch(url, {
      ...init,
      // A redirect is not expected and could target an internal machine.
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(PUSH_TIMEOUT)]),
    });
  } catch {
    throw new Error('a push service could not be reached');
  }
};

/** Maps an HTTP status to a result; throws for temporary failures. */
export const toPushAnswer = (status: number): PushAnswer => {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  if (status === 429 || status >= 500) throw new Error(`a push service answered ${status}`);
  return 'refused';
};
