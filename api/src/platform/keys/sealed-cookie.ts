import { SECOND } from '@m4u/contract/durations';
import { stringifySetCookie } from 'cookie';
import * as z from 'zod';
import type { Context } from '../context.ts';
import { seal, unseal } from './crypto.ts';

/** Reads and writes a cookie that only this program can read. */
export interface SealedCookie<T> {
  /** The cookie with a state, as a header's value. */
  readonly format: (ctx: Pick<Context, 'clock' | 'secrets'>, state: T) => string;
  /** The cookie that removes it, as a header's value. */
  readonly cleared: string;
  /** The state in the caller's browser; undefined without one, and after its life. */
  readonly read: (ctx: Pick<Context, 'clock' | 'secrets' | 'request'>) => T | undefined;
}

/**
 * Defines a cookie that keeps a small state in a browser between two of its requests, sealed with the data key. `life`
 * is in milliseconds; it also holds for a browser that keeps the cookie longer.
 */
export const defineSealedCookie = <T>(
  schema: z.ZodType<T>,
  { name, life, path = '/' }: { readonly name: string; readonly life: number; readonly path?: string },
): SealedCookie<T> => {
  const kept = z.object({ state: schema, since: z.number() });
  const purpose = `cookie ${name}`;
  const write = (value: string, maxAge: number): string =>
    stringifySetCookie({ name, value, path, httpOnly: true, secure: true, sameSite: 'lax', maxAge });
  return {
    format: ({ clock, secrets }, state) => {
      const text = JSON.stringify({ state, since: clock.now().getTime() });
      return write(seal(text, secrets.dataKey, purpose), life / SECOND);
    },
    cleared: write('', 0),
    read: ({ clock, secrets, request }) => {
      try {
        const { state, since } = kept.parse(JSON.parse(unseal(request.cookie(name) ?? '', secrets.dataKey, purpose)));
        return clock.now().getTime() - since <= life ? state : undefined;
      } catch {
        return undefined;
      }
    },
  };
};
