import * as z from 'zod';

/** What a device shows. */
export const PushMessage = z.object({
  title: z.string(),
  body: z.string(),
  /** Path of the screen that a press leads to. */
  path: z.string(),
  /** What has the same tag takes the place of what stands on the device. */
  tag: z.string(),
  /** The same again is no news: a device that shows it stays quiet. */
  version: z.string(),
  lang: z.string(),
  /** `high` wakes a phone that sleeps. */
  urgency: z.enum(['normal', 'high']),
});
export type PushMessage = z.output<typeof PushMessage>;

/** What became of it. `gone`: the device will never be reached again; `refused`: this message will not be taken. */
export type PushAnswer = 'sent' | 'gone' | 'refused';

/** Messages wait for a device that is off for a day (seconds). */
export const TIME_TO_LIVE = 86_400;

/** One attempt takes no longer (ms). */
const PUSH_TIMEOUT = 15_000;

/** Calls a push service. Throws without a word of the address, which is secret, when it cannot be reached. */
export const callService = async (url: string, init: RequestInit, signal: AbortSignal): Promise<Response> => {
  try {
    return await fetch(url, {
      ...init,
      // A service has no reason to lead elsewhere, and elsewhere may be a machine of ours.
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(PUSH_TIMEOUT)]),
    });
  } catch {
    throw new Error('a push service could not be reached');
  }
};

/** What a status says; throws for one that may be another next time. */
export const answerOf = (status: number): PushAnswer => {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  if (status === 429 || status >= 500) throw new Error(`a push service answered ${status}`);
  return 'refused';
};
