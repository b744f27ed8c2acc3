import * as z from 'zod';
import { Id, IdOrLink } from '../../common.ts';

/**
 * First path segments that the product uses or may use, and names that could be mistaken for the platform. None may be
 * a short link (docs/rules/short-link.md#format).
 */
const reservedLinks: ReadonlySet<string> = new Set(
  `404 500 about account accounts action actions activities activity admin administrator affiliate agencies agency album
  albums all-activity api app apps assets auth authenticating bio-link blog brand brands build cache card cards
  change-password chat check-in checkin company connect contact contacts create-cv cv dashboard default demo detail-activity
  dev digital discount discounts discover docs download edit error event events explore favicon file files fme
  forgot-password friend friends group groups guest health help home icon icons idol image images index info js legal link
  links lock login logout m4u mail manage manifest mbg me media member members message messages mod moderator mrd new
  new-mbg new-me news not-me notification notifications null offline official order order-points orders owner page pages
  passport password-reset payment phonebook point points policy post posts poster preview privacy product products
  profile profiles public qr qrcode redirect refresh register registration relics report reset rg robots root rss
  scan scan-qr search secure security service services session sessions setting settings share shop signup sitemap slides smc
  static staff statistical stats status style styles support sw system team terms test thiep undefined unlock unsubscribe
  update upload uploads url user users vcard verify verified wedding welcome www`.split(/\s+/),
);

/** Whether a short link is reserved. */
export const isReservedLink = (link: string): boolean => reservedLinks.has(link);

/** A short link as it is stored (docs/rules/short-link.md#format). */
export const UrlMinify = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9](?:[a-z0-9-]{1,28})[a-z0-9]$/, { error: 'short-link' })
  .refine((link) => !isReservedLink(link), { error: 'short-link-reserved' });

/** The link that is opened, and the page that it is on. */
export const OpenedLink = z.object({ id: IdOrLink, link: Id });
