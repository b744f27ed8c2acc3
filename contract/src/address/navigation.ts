import { type RequestHeaders, readHeader } from '../http/request-headers.ts';

/** Sent by browsers, old and new, that fetch ahead of a tap: nobody has come yet. */
const AHEAD = ['purpose', 'sec-purpose', 'x-purpose', 'x-moz'];

/** A whole page, asked for by a person. A service worker that passes a navigation on may name no destination. */
const isPage = (destination: string | undefined, mode: string | undefined): boolean =>
  destination === 'empty'
    ? mode === 'navigate'
    : (destination === undefined || destination === 'document') && (mode === undefined || mode === 'navigate');

/**
 * Whether a page of another site loads this as a part of itself: a picture, a frame, a call by a script. The session of
 * the person who looks at that page is none of its business, though their browser sends the cookies along.
 */
export const isForeignPart = (headers: RequestHeaders): boolean => {
  const from = readHeader(headers, 'sec-fetch-site');
  if (from === undefined || from === 'same-origin' || from === 'none') return false;
  return !isPage(readHeader(headers, 'sec-fetch-dest'), readHeader(headers, 'sec-fetch-mode'));
};

/**
 * Whether a person goes somewhere: a GET may count, remember or attribute something on the strength of this alone
 * (docs/decisions/0070). False for pictures, frames, scripts of other sites and everything that is fetched ahead; true
 * for the data that our own scripts load for the next screen. Without `Sec-Fetch-*`, as in the browsers inside Zalo and
 * Facebook, there is nothing to judge by and the answer is true. `Sec-Fetch-User` decides nothing: pages that pass a
 * link on by a script, as those of social networks, lead people here without it.
 */
export const isNavigation = (headers: RequestHeaders): boolean => {
  if (AHEAD.some((name) => headers[name] !== undefined)) return false;
  const destination = readHeader(headers, 'sec-fetch-dest');
  if (isPage(destination, readHeader(headers, 'sec-fetch-mode'))) return true;
  return destination === 'empty' && readHeader(headers, 'sec-fetch-site') === 'same-origin';
};
