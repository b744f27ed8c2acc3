import type { IncomingHttpHeaders } from 'node:http';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);
const single = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

/** What the browser says of where a request comes from: our own pages, elsewhere, or nothing at all. */
const originOf = (headers: IncomingHttpHeaders): 'same' | 'foreign' | 'unsaid' => {
  const site = single(headers['sec-fetch-site']);
  if (site !== undefined) return site === 'same-origin' || site === 'none' ? 'same' : 'foreign';
  const origin = single(headers.origin);
  if (origin === undefined) return 'unsaid';
  return URL.canParse(origin) && new URL(origin).host === headers.host ? 'same' : 'foreign';
};

/**
 * Whether a request may change state on the strength of a cookie. Our cookies travel cross-site, so the browser's
 * word decides; a request that carries a cookie and says nothing is refused too (decisions §1 "Cookies").
 */
export const mayChangeState = (method: string, headers: IncomingHttpHeaders, hasSessionCookie: boolean): boolean => {
  if (SAFE.has(method)) return true;
  const origin = originOf(headers);
  return origin === 'same' || (origin === 'unsaid' && !hasSessionCookie);
};
