/**
 * Which actions on pages are counted, and how a request is classified. Shared by the API, the web server and the
 * browser.
 */
import { isNavigation } from '../../address/navigation.ts';
import type { RequestHeaders } from '../../http/request-headers.ts';

/** Kinds of actions that are counted (docs/rules/tracking.md#kinds). */
export const TRACKING_KINDS = [
  'view',
  'link',
  'save-contact',
  'call',
  'share',
  'scan',
  'product',
  'poster',
  'invitation',
] as const;
export type TrackingKind = (typeof TRACKING_KINDS)[number];

/** How a visitor reached a page. */
export const TRACKING_SOURCES = ['qr', 'nfc', 'link', 'zalo', 'facebook', 'search', 'direct', 'other'] as const;
export type TrackingSource = (typeof TRACKING_SOURCES)[number];

/** Kinds of devices. */
export const TRACKING_DEVICES = ['phone', 'tablet', 'computer'] as const;
export type TrackingDevice = (typeof TRACKING_DEVICES)[number];

/** Fixed values of an action per kind; any other value of an action is the id of a row. */
export const TRACKING_WORDS: Readonly<Record<TrackingKind, readonly string[]>> = {
  view: ['page', 'links', 'card'],
  link: [],
  'save-contact': ['vcard'],
  call: ['phone', 'email', 'zalo', 'website', 'address', 'company', 'taxCode'],
  share: ['copy', 'system', 'zalo', 'messenger', 'facebook'],
  scan: ['qr', 'nfc'],
  product: [],
  poster: [],
  invitation: [],
};

/** Query parameter that says how a link was shared, e.g. `?s=qr`. */
export const SOURCE_MARK = 's';

/** Most actions in one call. */
export const MOST_ACTIONS = 100;

/** Ranges that the dashboard offers, in days; today is included. */
export const DASHBOARD_RANGES = ['today', '7', '30', '90'] as const;
export type DashboardRange = (typeof DASHBOARD_RANGES)[number];

/** Most days in one dashboard answer. */
export const MOST_DASHBOARD_DAYS = 400;

/** Sources by the host of the referrer. */
const HOSTS: readonly (readonly [TrackingSource, RegExp])[] = [
  ['zalo', /(?:^|\.)(?:zalo\.me|zaloapp\.com|zalo\.vn)$/],
  ['facebook', /(?:^|\.)(?:facebook\.com|fb\.com|fb\.me|messenger\.com|instagram\.com)$/],
  [
    'search',
    /(?:^|\.)(?:google\.[a-z.]{2,6}|bing\.com|coccoc\.com|duckduckgo\.com|yahoo\.com|ecosia\.org|baidu\.com)$/,
  ],
];

/** Sources by user agent: in-app browsers that send no referrer. */
const APPS: readonly (readonly [TrackingSource, RegExp])[] = [
  ['zalo', /\bZalo\b/],
  ['facebook', /\bFB(?:AN|AV|_IAB)\b|\bInstagram\b/],
];

const isSource = (text: string | null): text is TrackingSource =>
  text !== null && (TRACKING_SOURCES as readonly string[]).includes(text);

const readHost = (address: string): string | undefined => URL.parse(address)?.host.toLowerCase();

/** The facts of a request that decide its source. */
export interface Arrival {
  /** The requested address, with its query. */
  readonly address: string;
  /** The host of the site. */
  readonly host: string;
  readonly referrer: string;
  readonly agent: string;
}

/**
 * Source of a visit: the address's {@link SOURCE_MARK}, else the referrer, else the app that the browser belongs to.
 */
export const sourceOf = ({ address, host, referrer, agent }: Arrival): TrackingSource => {
  const query = address.indexOf('?');
  const mark = query < 0 ? null : new URLSearchParams(address.slice(query)).get(SOURCE_MARK);
  if (isSource(mark)) return mark;
  const from = referrer === '' ? undefined : readHost(referrer);
  if (from !== undefined && from === host.toLowerCase()) return 'link';
  const knownHost = from === undefined ? undefined : HOSTS.find(([, hosts]) => hosts.test(from.replace(/:\d+$/, '')));
  const source = knownHost ?? APPS.find(([, names]) => names.test(agent));
  return source?.[0] ?? (from === undefined ? 'direct' : 'other');
};

/** Device class of a user agent. */
export const deviceOf = (agent: string): TrackingDevice => {
  if (/iPad|Tablet|PlayBook|Silk(?!.*Mobile)|Android(?!.*Mobile)/i.test(agent)) return 'tablet';
  return /Mobi|iPhone|iPod|Android|Windows Phone/i.test(agent) ? 'phone' : 'computer';
};

/**
 * Whether a request is left out of the counts: the browser sends Do Not Track or Global Privacy Control, or nobody
 * opened the page (an image, a frame, a prefetch or a HEAD request).
 */
export const isLeftOut = (method: string | undefined, headers: RequestHeaders): boolean =>
  method === 'HEAD' || headers['dnt'] === '1' || headers['sec-gpc'] === '1' || !isNavigation(headers);

/** A page, or a piece on it, that was shown to a reader. Views of one's own page are not counted. */
export interface ShownPage {
  readonly owner: { readonly kind: 'member' | 'group'; readonly id: string };
  readonly kind: TrackingKind;
  /** One of {@link TRACKING_WORDS}, or the id of the shown row. */
  readonly value: string;
}

/** A shown page with the facts of its visitor, which are used for counting and not stored. */
export interface Visit extends ShownPage {
  readonly source: TrackingSource;
  readonly agent: string;
  /** Network address of the visitor. */
  readonly ip: string;
}
