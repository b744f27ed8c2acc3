/** A sign that an address may be deceptive. */
export type AddressWarning =
  /** Text before an `@` looks like the domain. */
  | 'hidden-domain'
  /** The domain contains our name but is not ours. */
  | 'look-alike'
  /** The domain contains letters that look like others. */
  | 'foreign-letters'
  /** The host is an IP address, not a name. */
  | 'number'
  /** Plain http: the connection can be read and changed on the way. */
  | 'not-encrypted'
  | 'unusual-port';

/** An address of another site. */
export interface ForeignAddress {
  readonly kind: 'address';
  /** The host as browsers read it; non-ASCII letters as punycode. */
  readonly domain: string;
  /** The whole address, as browsers send it. */
  readonly address: string;
  readonly warnings: readonly AddressWarning[];
}

/** An address of this site. */
export interface OwnAddress {
  readonly kind: 'own';
  /** `page` of a member, a group or an agency, `card` a printed card, `other` any other address. */
  readonly of: 'page' | 'card' | 'other';
  /** Id or short link of the page, or id of the card; empty for `other`. */
  readonly id: string;
  /** Path with query and fragment; it always stays on this site. */
  readonly path: string;
}

/** First path segments whose second segment names a page. */
const PAGE_SEGMENTS: ReadonlySet<string> = new Set(
  'me new-me fme mbg new-mbg agency smc blog links contact contacts cv bio-link'.split(' '),
);
const CARD_SEGMENTS: ReadonlySet<string> = new Set(['mrd', 'verify']);

/** A short link, or the id of a member, a group or an agency. */
const PAGE = /^([a-z0-9][a-z0-9-]{1,28}[a-z0-9]|[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})$/;

const withoutWww = (host: string): string => host.replace(/^www\./, '');

const isOwnSite = (url: URL, origin: string): boolean => {
  const site = new URL(origin);
  return withoutWww(url.hostname) === withoutWww(site.hostname) && url.port === site.port;
};

const decodeSegment = (step: string): string => {
  try {
    return decodeURIComponent(step);
  } catch {
    return '';
  }
};

const toOwnAddress = (url: URL): OwnAddress => {
  // A path with two leading slashes would name another site.
  const path = url.pathname.replace(/^\/+/, '/') + url.search + url.hash;
  // QR codes may be in capitals, which take less space; addresses of pages ignore case.
  const [first = '', second = '', ...rest] = url.pathname.toLowerCase().split('/').filter(Boolean).map(decodeSegment);
  const other: OwnAddress = { kind: 'own', of: 'other', id: '', path };
  if (rest.length > 0) return other;
  if (CARD_SEGMENTS.has(first) && /^[\w-]{1,64}$/.test(second)) return { kind: 'own', of: 'card', id: second, path };
  return PAGE_SEGMENTS.has(first) && PAGE.test(second) ? { kind: 'own', of: 'page', id: second, path } : other;
};

/** Replaces digits and letter pairs that look like a letter. */
const foldLookalikes = (host: string): string =>
  host
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll('0', 'o')
    .replaceAll(/[1i|]/g, 'l')
    .replaceAll(/[^a-z0-9]/g, '');

const isIpAddress = (host: string): boolean => host.startsWith('[') || /^[\d.]+$/.test(host);

/** Our brand name: the first label of our domain; empty when the site is reached by an IP address. */
const brandName = (origin: string): string => {
  const host = withoutWww(new URL(origin).hostname);
  return isIpAddress(host) ? '' : foldLookalikes(host.split('.')[0] ?? '');
};

const listWarnings = (url: URL, origins: readonly string[]): AddressWarning[] => {
  const whole = foldLookalikes(url.hostname + decodeSegment(url.username) + decodeSegment(url.password));
  const found: Readonly<Record<AddressWarning, boolean>> = {
    'hidden-domain': url.username !== '' || url.password !== '',
    'look-alike': origins.map(brandName).some((name) => name.length > 2 && whole.includes(name)),
    'foreign-letters': /(^|\.)xn--/.test(url.hostname),
    number: isIpAddress(url.hostname),
    'not-encrypted': url.protocol === 'http:',
    'unusual-port': url.port !== '',
  };
  return (Object.keys(found) as AddressWarning[]).filter((warning) => found[warning]);
};

/**
 * Classifies an address as ours or foreign; undefined when the text is not a web address. `origins` are the addresses
 * of this site. Without a scheme, only our own addresses and those starting with `www.` are recognised.
 */
export const readAddress = (text: string, origins: readonly string[]): OwnAddress | ForeignAddress | undefined => {
  // Browsers remove line breaks and tabs from addresses; a code that contains them is deceptive.
  if (/[\s\p{Cc}]/u.test(text)) return undefined;
  const isBare = !/^[a-z][a-z\d+.-]*:/i.test(text) || /^[\w.-]+:\d+(\/|$)/.test(text);
  const whole = isBare ? `https://${text}` : text;
  if (!/^https?:\/\/[^/\\?#]/i.test(whole) || !URL.canParse(whole)) return undefined;
  const url = new URL(whole);
  const isPlain = url.username === '' && url.password === '';
  // API addresses are treated as foreign, since the API may redirect anywhere.
  const isPage = !/^\/+api(\/|$)/i.test(url.pathname);
  if (isPlain && isPage && origins.some((origin) => isOwnSite(url, origin))) return toOwnAddress(url);
  if (isBare && !/^www\.[\w-]+\.\w/i.test(text)) return undefined;
  return { kind: 'address', domain: url.hostname, address: url.href, warnings: listWarnings(url, origins) };
};
