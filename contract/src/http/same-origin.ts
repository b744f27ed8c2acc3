import { type RequestHeaders, readHeader } from './request-headers.ts';

/** The operator's settings about the site's address. */
export interface SiteOptions {
  /** The site's public URL; without it the request's own host counts. */
  readonly publicUrl?: string | undefined;
  /** Number of trusted proxies before the process; default 0. */
  readonly trustProxy?: number | undefined;
}

/** The value that the outermost trusted proxy wrote into a list such as `X-Forwarded-For`; undefined without proxies. */
export const readForwarded = (headers: RequestHeaders, name: string, proxies = 0): string | undefined => {
  if (proxies <= 0) return undefined;
  const passed = (readHeader(headers, name) ?? '').split(',');
  return (passed.at(-proxies) ?? passed[0])?.trim();
};

/**
 * The origin that a request addressed: that of `publicUrl`, else of the Host header, with https when a trusted proxy
 * reports it. Undefined for a request without a host.
 */
const siteOrigin = (headers: RequestHeaders, { publicUrl, trustProxy }: SiteOptions): string | undefined => {
  if (publicUrl !== undefined) return URL.parse(publicUrl)?.origin;
  const host = readHeader(headers, 'host');
  if (!host) return undefined;
  const scheme = readForwarded(headers, 'x-forwarded-proto', trustProxy)?.toLowerCase() === 'https' ? 'https' : 'http';
  return URL.parse(`${scheme}://${host}`)?.origin;
};

/**
 * Classifies the page that sent a request: by `Sec-Fetch-Site`, else by `Origin`, whose scheme, host and port must
 * equal the site's. `unsaid` when the browser sends neither.
 */
export const classifyOrigin = (headers: RequestHeaders, site: SiteOptions): 'same' | 'foreign' | 'unsaid' => {
  const from = readHeader(headers, 'sec-fetch-site');
  if (from !== undefined) return from === 'same-origin' || from === 'none' ? 'same' : 'foreign';
  const origin = readHeader(headers, 'origin');
  if (origin === undefined) return 'unsaid';
  // An opaque origin (`null`) and a malformed host are both undefined; two undefined values do not match.
  const own = siteOrigin(headers, site);
  return own !== undefined && origin === own ? 'same' : 'foreign';
};

/**
 * Whether a request may change data by the authority of a cookie (CSRF protection). Our cookies are sent cross-site, so
 * the browser's headers decide; a request with a session but without those headers is refused.
 */
export const canChange = (headers: RequestHeaders, site: SiteOptions, hasSession: boolean): boolean => {
  const origin = classifyOrigin(headers, site);
  return origin === 'same' || (origin === 'unsaid' && !hasSession);
};
