import { mayChange, type SiteOptions } from '@m4u/contract/http/same-origin';
import type { IncomingMessage } from 'node:http';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a request may change state by the authority of a cookie (contract/src/http/same-origin.ts); reads always may.
 */
export const mayChangeState = (
  { method, headers }: { readonly method: string; readonly headers: IncomingMessage['headers'] },
  site: SiteOptions,
  hasSessionCookie: boolean,
): boolean => SAFE.has(method) || mayChange(headers, site, hasSessionCookie);
