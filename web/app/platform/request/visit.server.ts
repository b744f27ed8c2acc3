import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isLeftOut } from '@m4u/contract/insight/tracking/rules';
import { isLocalRequest } from '@m4u/contract/address/local-request';
import { isEmbeddedElsewhere, isNavigation } from '@m4u/contract/address/navigation';
import type { SiteOptions } from '@m4u/contract/http/same-origin';
import { findSender } from '@m4u/contract/http/sender';
import type { Visit } from './scope.server.ts';

/** The screen's address for React Router's data requests (`/me/a.data`, `/_.data`). */
export const screenAddress = (url: URL): URL => {
  if (!url.pathname.endsWith('.data')) return url;
  const screen = new URL(url);
  screen.pathname = url.pathname.replace(/\/_\.data$/, '/').replace(/(?:\/_root)?\.data$/, '') || '/';
  screen.searchParams.delete('_routes');
  return screen;
};

const PLAIN_ADDRESS = /^\/(?:[a-z\d-]+(?:\/[a-z\d-]+)*)?(?:\?lang=(?:vi|en))?$/;

/**
 * Whether an address is the canonical one of a page. Filtered lists and other spellings are not cached: their number is
 * unlimited, and made-up addresses must not displace cached pages.
 */
export const isPlain = (address: string): boolean => PLAIN_ADDRESS.test(address);

/** Maximum characters of a stored User-Agent, as in the API. */
const longestUserAgent = 300;

/** Path for the log: long random words, as the token of `/password-reset/{token}`, are masked. */
export const loggedPath = (path: string): string =>
  path.replaceAll(/(?<=\/)(?![\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?:\/|$))[\w.~%-]{32,}/gi, '[secret]');

/** Path of the page with the form: the referring page of this site, else the address to which it is posted. */
const formPageOf = ({ method, headers }: IncomingMessage, url: URL): string | undefined => {
  if (method === 'GET' || method === 'HEAD') return undefined;
  const referrer = URL.parse(headers.referer ?? '');
  const { pathname, search } = referrer?.origin === url.origin ? referrer : url;
  return pathname + search;
};

/** Reads the facts of a request; undefined for an invalid address or host. */
export const readVisit = (request: IncomingMessage, options: SiteOptions): Visit | undefined => {
  const host = request.headers.host ?? 'localhost';
  const origin = options.publicUrl ? new URL(options.publicUrl).origin : URL.parse(`http://${host}`)?.origin;
  // Concatenation keeps a path with two leading slashes a path; resolution would make it a host.
  const url = origin && request.url?.startsWith('/') ? URL.parse(origin + request.url) : null;
  if (!origin || !url) return undefined;
  const screen = screenAddress(url);
  return {
    url: screen,
    isDocument: !url.pathname.endsWith('.data'),
    requestId: randomUUID(),
    ip: findSender(request, options.trustProxy),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, longestUserAgent),
    uncounted: isLeftOut(request.method, request.headers),
    isFetched: request.method === 'HEAD' || !isNavigation(request.headers),
    isForeignPart: isEmbeddedElsewhere(request.headers),
    isLocal: isLocalRequest(request),
    cookieHeader: request.headers.cookie ?? '',
    browserLanguages: request.headers['accept-language'],
    formPage: formPageOf(request, screen),
    origin,
    // 122 random bits, which node takes from the system in batches.
    nonce: randomUUID(),
  };
};
