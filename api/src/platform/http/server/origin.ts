import { canChange, type SiteOptions } from '@m4u/contract/http/same-origin';
import type { IncomingMessage } from 'node:http';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a request may change state by the authority of a cookie (contract/src/http/same-origin.ts); reads always may.
 */
export const canChangeState = (
  { method, headers }: { readonly method: string; readonly headers: IncomingMessage['headers'] },
  site: SiteOptions,
  hasSessionCookie: boolean,
): boolean => SAFE.has(method) || canChange(headers, site, hasSessionCookie);
