/** What happens on pages that is counted, and how a visit is told: for the API, the server of pages and the browser alike. */
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

/** By which way somebody came. */
export const TRACKING_SOURCES = ['qr', 'nfc', 'link', 'zalo', 'facebook', 'search', 'direct', 'other'] as const;
export type TrackingSource = (typeof TRACKING_SOURCES)[number];

/** On what somebody reads. */
export const TRACKING_DEVICES = ['phone', 'tablet', 'computer'] as const;
export type TrackingDevice = (typeof TRACKING_DEVICES)[number];

/** What of an opened page, as words of ours; everything else that an action is about is the id of a row. */
export const TRACKING_WORDS: Readonly<Record<TrackingKind, readonly string[]>> = {
  view: ['page', 'links', 'card'],
  link: [],
  'save-contact': ['vcard'],
  call: ['phone', 'email', 'zalo', 'website', 'address', 'company', 'taxCode'],
  share: ['copy', 'system'],
  scan: ['qr', 'nfc'],
  product: [],
  poster: [],
  invitation: [],
};

/** Under which an address says by which way it was handed out: `?s=qr`. */
export const SOURCE_MARK = 's';

/** Actions of one call at most. */
export const MOST_ACTIONS = 100;

/** Days that the screens offer, today among them. */
export const DASHBOARD_RANGES = ['today', '7', '30', '90'] as const;
export type DashboardRange = (typeof DASHBOARD_RANGES)[number];

/** The most days that one answer tells of. */
export const MOST_DASHBOARD_DAYS = 400;

/** An address that may say where somebody comes from; a part of its host decides. */
const HOSTS: readonly (readonly [TrackingSource, RegExp])[] = [
  ['zalo', /(?:^|\.)(?:zalo\.me|zaloapp\.com|zalo\.vn)$/],
  ['facebook', /(?:^|\.)(?:facebook\.com|fb\.com|fb\.me|messenger\.com|instagram\.com)$/],
  [
    'search',
    /(?:^|\.)(?:google\.[a-z.]{2,6}|bing\.com|coccoc\.com|duckduckgo\.com|yahoo\.com|ecosia\.org|baidu\.com)$/,
  ],
];

/** Apps whose own browsers say nothing of where a link stood, by what they call themselves. */
const APPS: readonly (readonly [TrackingSource, RegExp])[] = [
  ['zalo', /\bZalo\b/],
  ['facebook', /\bFB(?:AN|AV|_IAB)\b|\bInstagram\b/],
];

const isSource = (text: string | null): text is TrackingSource =>
  text !== null && (TRACKING_SOURCES as readonly string[]).includes(text);

const hostOf = (address: string): string | undefined => URL.parse(address)?.host.toLowerCase();

/** What a request says of how it came about. */
export interface Arrival {
  /** Its address, with the query. */
  readonly address: string;
  /** The host of the site. */
  readonly host: string;
  readonly referrer: string;
  readonly agent: string;
}

/** By which way somebody came: as the address says, else the page they came from, else the app they are in. */
export const sourceOf = ({ address, host, referrer, agent }: Arrival): TrackingSource => {
  const query = address.indexOf('?');
  const mark = query < 0 ? null : new URLSearchParams(address.slice(query)).get(SOURCE_MARK);
  if (isSource(mark)) return mark;
  const from = referrer === '' ? undefined : hostOf(referrer);
  if (from !== undefined && from === host.toLowerCase()) return 'link';
  const known = from === undefined ? undefined : HOSTS.find(([, hosts]) => hosts.test(from.replace(/:\d+$/, '')));
  const source = known ?? APPS.find(([, names]) => names.test(agent));
  return source?.[0] ?? (from === undefined ? 'direct' : 'other');
};

/** The class of device that a browser's name tells of. */
export const deviceOf = (agent: string): TrackingDevice => {
  if (/iPad|Tablet|PlayBook|Silk(?!.*Mobile)|Android(?!.*Mobile)/i.test(agent)) return 'tablet';
  return /Mobi|iPhone|iPod|Android|Windows Phone/i.test(agent) ? 'phone' : 'computer';
};

/**
 * Whether a request is not to be counted: whoever sends it asks not to be followed (Do Not Track, Global Privacy
 * Control), or nobody has come: a page loads it as a picture or in a frame, a browser fetches ahead, or asks for the
 * head alone.
 */
export const isUncounted = (method: string | undefined, headers: RequestHeaders): boolean =>
  method === 'HEAD' || headers['dnt'] === '1' || headers['sec-gpc'] === '1' || !isNavigation(headers);

/** A page, or a piece on it, as it was shown to somebody; of one's own page nothing is counted. */
export interface ShownPage {
  readonly owner: { readonly kind: 'member' | 'group'; readonly id: string };
  readonly kind: TrackingKind;
  /** A word of {@link TRACKING_WORDS}, or the id of what was shown. */
  readonly value: string;
}

/** … with who it was shown to, which is counted and forgotten. */
export interface Visit extends ShownPage {
  readonly source: TrackingSource;
  readonly agent: string;
  /** The address of the network. */
  readonly ip: string;
}
