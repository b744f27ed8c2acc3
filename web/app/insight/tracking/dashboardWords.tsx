import type { Owner } from '@m4u/contract/common';
import type { ContentKind } from '@m4u/contract/content/item/schema';
import type { DashboardRange, TrackingDevice, TrackingSource } from '@m4u/contract/insight/tracking/rules';
import type { Dashboard, TrackingTotals } from '@m4u/contract/insight/tracking/schema';
import { activityPaths } from '../../content/activity/activityKind.tsx';
import {
  albumPaths,
  diaryPaths,
  type KindPaths,
  postPaths,
  productPaths,
  relicPaths,
} from '../../content/item/paths.tsx';
import { m } from '../../paraglide/messages.js';
import { contactKinds, contactWays } from '../../profile/page/show/contactLinks.tsx';

/** Names of the ranges. */
export const formatRange = (range: DashboardRange): string =>
  range === 'today' ? m.dashboard_today() : m.statistics_days({ count: Number(range) });

/** Names of the figures, in the order of the screen. */
export const trackingFigureWords: Readonly<Record<keyof TrackingTotals, () => string>> = {
  views: m.dashboard_views,
  visitors: m.dashboard_visitors,
  links: m.dashboard_links,
  saves: m.dashboard_saves,
  calls: m.dashboard_calls,
  shares: m.dashboard_shares,
  scans: m.dashboard_scans,
  products: m.dashboard_products,
  posters: m.dashboard_posters,
  invitations: m.dashboard_invitations,
};

/** Names of the sources of a visit. */
export const trackingSourceWords: Readonly<Record<TrackingSource, () => string>> = {
  qr: m.dashboard_source_qr,
  nfc: m.dashboard_source_nfc,
  link: m.dashboard_source_link,
  zalo: m.dashboard_source_zalo,
  facebook: m.dashboard_source_facebook,
  search: m.dashboard_source_search,
  direct: m.dashboard_source_direct,
  other: m.dashboard_source_other,
};

/** Names of the kinds of devices. */
export const trackingDeviceWords: Readonly<Record<TrackingDevice, () => string>> = {
  phone: m.dashboard_device_phone,
  tablet: m.dashboard_device_tablet,
  computer: m.dashboard_device_computer,
};

/** Name of a way to reach the owner, as on the page. */
export const contactKindLabel = (way: string): string => {
  const kind = contactKinds.find((each) => each === way);
  return kind ? contactWays[kind].label() : way;
};

/** Name of a tapped or scanned card. */
export const cardLabel = ({ _id, title }: Dashboard['cards'][number]): string => {
  if (_id === 'qr' || _id === 'nfc') return m.dashboard_card_code();
  return title === null ? m.dashboard_card() : m.dashboard_card_number({ number: title });
};

const kindPaths: Readonly<Partial<Record<ContentKind, KindPaths>>> = {
  post: postPaths,
  product: productPaths,
  relic: relicPaths,
  album: albumPaths,
  diary: diaryPaths,
  activity: activityPaths,
};

const pagePartWords: Readonly<Record<string, () => string>> = {
  page: m.dashboard_item_page,
  links: m.dashboard_item_links,
  card: m.dashboard_item_card,
  invitation: m.dashboard_item_invitation,
};

/** Name of an opened item, whether its owner wrote it, and its address. */
export const describeOpenedItem = (
  { _id, kind, title }: Dashboard['content'][number],
  owner: Owner,
): { label: string; own: boolean; to?: string } => {
  const part = pagePartWords[kind ?? ''];
  if (part) return { label: part(), own: false };
  if (title === null) return { label: m.dashboard_gone(), own: false };
  const to = kindPaths[kind as ContentKind]?.one(owner.kind, _id);
  return { label: title || m.content_untitled(), own: title !== '', ...(to && { to }) };
};
