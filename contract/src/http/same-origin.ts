import { type RequestHeaders, readHeader } from './request-headers.ts';

/** What the operator says of the address of the site. */
export interface SiteOptions {
  /** The address under which people reach the site; without it the request's own counts. */
  readonly publicUrl?: string | undefined;
  /** How many proxies stand before the process; none unless told. */
  readonly trustProxy?: number | undefined;
}

/** The value that the outermost trusted proxy wrote into a list such as `X-Forwarded-For`; undefined without proxies. */
export const readForwarded = (headers: RequestHeaders, name: string, proxies = 0): string | undefined => {
  if (proxies <= 0) return undefined;
  const passed = (readHeader(headers, name) ?? '').split(',');
  return (passed.at(-proxies) ?? passed[0])?.trim();
};

/**
 * The origin under which a request reached the site: that of the public address, else the host that was asked, by
 * https when a trusted proxy says so. Undefined for a request without a host.
 */
const siteOrigin = (headers: RequestHeaders, { publicUrl, trustProxy }: SiteOptions): string | undefined => {
  if (publicUrl !== undefined) return URL.parse(publicUrl)?.origin;
  const host = readHeader(headers, 'host');
  if (!host) return undefined;
  const scheme = readForwarded(headers, 'x-forwarded-proto', trustProxy)?.toLowerCase() === 'https' ? 'https' : 'http';
  return URL.parse(`${scheme}://${host}`)?.origin;
};

/**
 * Whether a request comes from a page of ours: by `Sec-Fetch-Site`, else by `Origin`, whose scheme, host and port must
 * all be the site's. `unsaid` when the browser says neither.
 */
export const originOf = (headers: RequestHeaders, site: SiteOptions): 'same' | 'foreign' | 'unsaid' => {
  const from = readHeader(headers, 'sec-fetch-site');
  if (from !== undefined) return from === 'same-origin' || from === 'none' ? 'same' : 'foreign';
  const origin = readHeader(headers, 'origin');
  if (origin === undefined) return 'unsaid';
  // `Origin: null` and an unreadable host are nobody's: two that are unknown are not the same.
  const own = siteOrigin(headers, site);
  return own !== undefined && origin === own ? 'same' : 'foreign';
};

/**
 * Whether a request may change something on the strength of a cookie. Our cookies travel cross-site, so the browser's
 * word decides; a request that carries a session and says nothing is refused too.
 */
export const mayChange = (headers: RequestHeaders, site: SiteOptions, hasSession: boolean): boolean => {
  const origin = originOf(headers, site);
  return origin === 'same' || (origin === 'unsaid' && !hasSession);
};
