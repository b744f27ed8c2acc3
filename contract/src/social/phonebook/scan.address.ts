/** Why an address deserves a second look before it is opened. */
export type AddressWarning =
  /** What stands before an `@` passes for the domain. */
  | 'hidden-domain'
  /** The domain has our name in it and is not ours. */
  | 'look-alike'
  /** The domain has letters that may pass for others. */
  | 'foreign-letters'
  /** There is no name, only a machine's number. */
  | 'number'
  /** Others on the way can read and change what is sent. */
  | 'not-encrypted'
  | 'unusual-port';

/** An address of another site. */
export interface ForeignAddress {
  readonly kind: 'address';
  /** The domain as browsers understand it; letters beyond ASCII as punycode. */
  readonly domain: string;
  /** The whole address in the form that browsers send. */
  readonly address: string;
  readonly warnings: readonly AddressWarning[];
}

/** An address of this site. */
export interface OwnAddress {
  readonly kind: 'own';
  /** `page` of a member or a group, `card` a printed name-card, `other` anything else. */
  readonly of: 'page' | 'card' | 'other';
  /** The page's id or short link, the card's id; empty for `other`. */
  readonly id: string;
  /** Path with query and fragment, on this site whatever they contain. */
  readonly path: string;
}

/** Addresses of two steps that name a page by its second. */
const pages: ReadonlySet<string> = new Set(
  'me new-me fme mbg new-mbg smc blog links contact contacts cv bio-link'.split(' '),
);
const cards: ReadonlySet<string> = new Set(['mrd', 'verify']);

/** A short link, or the id of a member or a group. */
const PAGE = /^([a-z0-9][a-z0-9-]{1,28}[a-z0-9]|[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})$/;

const withoutWww = (host: string): string => host.replace(/^www\./, '');

const isOurs = (url: URL, origin: string): boolean => {
  const site = new URL(origin);
  return withoutWww(url.hostname) === withoutWww(site.hostname) && url.port === site.port;
};

const decoded = (step: string): string => {
  try {
    return decodeURIComponent(step);
  } catch {
    return '';
  }
};

const ownPlace = (url: URL): OwnAddress => {
  // Two slashes at the beginning of a path would name another site.
  const path = url.pathname.replace(/^\/+/, '/') + url.search + url.hash;
  // Codes may be written in capitals, which take less room; addresses of pages do not tell them apart.
  const [first = '', second = '', ...rest] = url.pathname.toLowerCase().split('/').filter(Boolean).map(decoded);
  const other: OwnAddress = { kind: 'own', of: 'other', id: '', path };
  if (rest.length > 0) return other;
  if (cards.has(first) && /^[\w-]{1,64}$/.test(second)) return { kind: 'own', of: 'card', id: second, path };
  return pages.has(first) && PAGE.test(second) ? { kind: 'own', of: 'page', id: second, path } : other;
};

/** Figures and pairs of letters that pass for a letter. */
const folded = (host: string): string =>
  host
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll('0', 'o')
    .replaceAll(/[1i|]/g, 'l')
    .replaceAll(/[^a-z0-9]/g, '');

const isNumber = (host: string): boolean => host.startsWith('[') || /^[\d.]+$/.test(host);

/** The name people know us by: the first part of our domain, or none where the site is known by a number. */
const ourName = (origin: string): string => {
  const host = withoutWww(new URL(origin).hostname);
  return isNumber(host) ? '' : folded(host.split('.')[0] ?? '');
};

const warningsFor = (url: URL, origins: readonly string[]): AddressWarning[] => {
  const whole = folded(url.hostname + decoded(url.username) + decoded(url.password));
  const found: Readonly<Record<AddressWarning, boolean>> = {
    'hidden-domain': url.username !== '' || url.password !== '',
    'look-alike': origins.map(ourName).some((name) => name.length > 2 && whole.includes(name)),
    'foreign-letters': /(^|\.)xn--/.test(url.hostname),
    number: isNumber(url.hostname),
    'not-encrypted': url.protocol === 'http:',
    'unusual-port': url.port !== '',
  };
  return (Object.keys(found) as AddressWarning[]).filter((warning) => found[warning]);
};

/**
 * What an address is, ours or another's; undefined when the text is no address of the web. `origins` are the addresses
 * that this site is reached by. Without `https://` only our own addresses count, and those that begin with `www.`.
 */
export const readAddress = (text: string, origins: readonly string[]): OwnAddress | ForeignAddress | undefined => {
  // Browsers leave line breaks and tabs out of addresses; a code that has any means to deceive.
  if (/[\s\p{Cc}]/u.test(text)) return undefined;
  const isBare = !/^[a-z][a-z\d+.-]*:/i.test(text) || /^[\w.-]+:\d+(\/|$)/.test(text);
  const whole = isBare ? `https://${text}` : text;
  if (!/^https?:\/\/[^/\\?#]/i.test(whole) || !URL.canParse(whole)) return undefined;
  const url = new URL(whole);
  const isPlain = url.username === '' && url.password === '';
  // What the API answers may lead on to anywhere.
  const isPage = !/^\/+api(\/|$)/i.test(url.pathname);
  if (isPlain && isPage && origins.some((origin) => isOurs(url, origin))) return ownPlace(url);
  if (isBare && !/^www\.[\w-]+\.\w/i.test(text)) return undefined;
  return { kind: 'address', domain: url.hostname, address: url.href, warnings: warningsFor(url, origins) };
};
