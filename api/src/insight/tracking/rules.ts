import { Id } from '@m4u/contract/common';
import {
  type DashboardRange,
  deviceOf,
  type TrackingDevice,
  TRACKING_WORDS,
  type TrackingKind,
  type TrackingSource,
} from '@m4u/contract/insight/tracking/rules';
import type { TrackingTotals } from '@m4u/contract/insight/tracking/schema';
import { isBot } from '../../platform/http/message/bots.ts';
import { dayAfter, countDays } from '../../platform/time/days.ts';
import type { CountedKind, ItemKind } from './tables.ts';

/** An action on a page, with the number of its occurrences. */
export interface TrackedAction {
  readonly ownerId: string;
  /** Day in Vietnam. */
  readonly day: string;
  readonly kind: TrackingKind;
  readonly value: string;
  readonly source: TrackingSource;
  readonly device: TrackingDevice;
  /** The member who acted; null for a visitor. */
  readonly actorId: string | null;
  /** The page and the item are known to exist, so `storeActions` need not check them. */
  readonly exists: boolean;
  count: number;
}

/** A visitor of a page on a day; in memory only, until hashed. */
export interface Visitor extends Pick<TrackedAction, 'ownerId' | 'day' | 'actorId' | 'exists'> {
  readonly network: string;
  readonly agent: string;
}

/** Kinds that open a page; their actor counts as a visitor. */
export const OPENING_KINDS: readonly TrackingKind[] = ['view', 'product', 'invitation'];

/** Most cached user agents. */
const MOST_CACHED_AGENTS = 5_000;

/**
 * Creates a cached reader of user agents: it returns the device, or null for a bot. Most requests share a few user
 * agents.
 */
export const createDeviceReader = (): ((agent: string) => TrackingDevice | null) => {
  const deviceByAgent = new Map<string, TrackingDevice | null>();
  return (agent) => {
    const cached = deviceByAgent.get(agent);
    if (cached !== undefined) return cached;
    if (deviceByAgent.size >= MOST_CACHED_AGENTS) deviceByAgent.clear();
    const device = isBot(agent) ? null : deviceOf(agent);
    deviceByAgent.set(agent, device);
    return device;
  };
};

/** The subject of an action's value: a fixed word, a link, or a piece; null when it is invalid. */
export const trackedItemId = ({
  kind,
  value,
}: Pick<TrackedAction, 'kind' | 'value'>): 'word' | 'link' | 'piece' | null => {
  if (TRACKING_WORDS[kind].includes(value)) return 'word';
  if (!Id.safeParse(value).success) return null;
  if (kind === 'link') return 'link';
  return kind === 'view' || kind === 'product' || kind === 'poster' ? 'piece' : null;
};

/** Whether an action of this kind can refer to a piece of that kind. */
export const isItemOfAction = (kind: TrackingKind, piece: string): boolean =>
  kind === 'view' ? piece !== 'poster' && piece !== 'product' : kind === piece;

/** Rows of item counters for an entry: the item itself, and for a page view also its source and device (`way`). */
export const toItemRows = ({ ownerId, day, kind, value, source, device, count }: TrackedAction): UsedItem[] => [
  { ownerId, day, kind, item: value, count },
  ...(OPENING_KINDS.includes(kind) ? [{ ownerId, day, kind: 'way', item: `${source} ${device}`, count } as const] : []),
];

/** A row of item counters. */
export interface UsedItem {
  readonly ownerId: string;
  readonly day: string;
  readonly kind: ItemKind;
  readonly item: string;
  readonly count: number;
}

/** A period; both days are included. */
export interface DaySpan {
  readonly from: string;
  readonly to: string;
}

const firstOfMonth = (day: string): string => `${day.slice(0, -2)}01`;

/** Whole months within a period, from the first day of one to the last day of another; null when there is none. */
export const wholeMonthsIn = ({ from, to }: DaySpan): DaySpan | null => {
  const first = from === firstOfMonth(from) ? from : firstOfMonth(dayAfter(firstOfMonth(from), 31));
  const next = dayAfter(to, 1);
  const last = dayAfter(firstOfMonth(next), -1);
  return countDays(first, last) > 0 ? { from: first, to: last } : null;
};

/** Number of days of each range. */
export const RANGE_DAYS: Readonly<Record<DashboardRange, number>> = { today: 1, '7': 7, '30': 30, '90': 90 };

const NO_COUNTS: TrackingTotals = {
  views: 0,
  visitors: 0,
  links: 0,
  saves: 0,
  calls: 0,
  shares: 0,
  scans: 0,
  products: 0,
  posters: 0,
  invitations: 0,
};

const FIELDS_BY_KIND: Readonly<Record<CountedKind, keyof TrackingTotals>> = {
  view: 'views',
  visitor: 'visitors',
  link: 'links',
  'save-contact': 'saves',
  call: 'calls',
  share: 'shares',
  scan: 'scans',
  product: 'products',
  poster: 'posters',
  invitation: 'invitations',
};

/** Sums of counters by kind; a product or invitation view also counts as a page view. */
export const sumTotals = (rows: readonly { kind: CountedKind; count: number }[]): TrackingTotals => {
  const totals = { ...NO_COUNTS };
  for (const { kind, count } of rows) {
    totals[FIELDS_BY_KIND[kind]] += count;
    if (kind === 'product' || kind === 'invitation') totals.views += count;
  }
  return totals;
};

/** Columns of the CSV file, after the day. */
export const COLUMNS = Object.keys(NO_COUNTS) as (keyof TrackingTotals)[];

/** Headings of the CSV file. */
export const HEADINGS: Readonly<Record<'vi' | 'en', readonly string[]>> = {
  vi: [
    'Ngày',
    'Lượt xem',
    'Khách',
    'Mở liên kết',
    'Lưu danh bạ',
    'Gọi, nhắn',
    'Chia sẻ',
    'Quét thẻ',
    'Xem sản phẩm',
    'Xem poster',
    'Xem thiệp mời',
  ],
  en: [
    'Day',
    'Views',
    'Visitors',
    'Links opened',
    'Contact saved',
    'Calls and messages',
    'Shares',
    'Card taps',
    'Product views',
    'Poster views',
    'Invitation views',
  ],
};
