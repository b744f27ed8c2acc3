import { type AccountLink, isCountable, type LinkDraft } from '@m4u/contract/profile/member/contact';
import { uuidv7 } from '../../../platform/ids.ts';
import type { StoredLink } from '../tables.ts';

/** Prepares links for storage: existing ones keep their ids, others get a new one. */
export const withLinkIds = (links: readonly LinkDraft[], previousLinks: readonly StoredLink[]): StoredLink[] => {
  const freeIds = new Set(previousLinks.map(({ _id }) => _id));
  // Each id is used once, because a repeated id would make two links look like one.
  return links.map(({ _id, label, address, enabled, icon, start, end }) => ({
    _id: _id !== undefined && freeIds.delete(_id) ? _id : uuidv7(),
    label,
    address,
    enabled,
    icon,
    start,
    end,
  }));
};

/** Adds the number of openings to each link; null for links that cannot be counted. */
export const withClicks = (links: readonly AccountLink[], clicks: ReadonlyMap<string, number>): AccountLink[] =>
  links.map((link) => ({ ...link, clicks: isCountable(link.address) ? (clicks.get(link._id) ?? 0) : null }));
