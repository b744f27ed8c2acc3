import { type RequestHeaders, readHeader } from '../http/request-headers.ts';

/** Headers of prefetch requests, of old and new browsers: no person has opened the page yet. */
const PREFETCH_HEADERS = ['purpose', 'sec-purpose', 'x-purpose', 'x-moz'];

/** Whether the request loads a whole page. A service worker that forwards a navigation may send no destination. */
const isPageRequest = (destination: string | undefined, mode: string | undefined): boolean =>
  destination === 'empty'
    ? mode === 'navigate'
    : (destination === undefined || destination === 'document') && (mode === undefined || mode === 'navigate');

/**
 * Whether a page of another site embeds this response: a picture, a frame, a script's call. The reader's session must
 * not count then, though the browser sends its cookies.
 */
export const isEmbeddedElsewhere = (headers: RequestHeaders): boolean => {
  const from = readHeader(headers, 'sec-fetch-site');
  if (from === undefined || from === 'same-origin' || from === 'none') return false;
  return !isPageRequest(readHeader(headers, 'sec-fetch-dest'), readHeader(headers, 'sec-fetch-mode'));
};

/**
 * Whether a person navigates to a page; only then may a GET count, remember or attribute something
 * (docs/decisions/0070). False for pictures, frames, scripts of other sites and prefetches; true for the data that our
 * own scripts load for the next screen. True without `Sec-Fetch-*`, as in the browsers inside Zalo and Facebook, since
 * nothing tells them apart. `Sec-Fetch-User` is ignored: redirects by script, as on social networks, lack it.
 */
export const isNavigation = (headers: RequestHeaders): boolean => {
  if (PREFETCH_HEADERS.some((name) => headers[name] !== undefined)) return false;
  const destination = readHeader(headers, 'sec-fetch-dest');
  if (isPageRequest(destination, readHeader(headers, 'sec-fetch-mode'))) return true;
  return destination === 'empty' && readHeader(headers, 'sec-fetch-site') === 'same-origin';
};
