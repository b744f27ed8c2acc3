import { type AccountLink, isCounted, type LinkDraft } from '@m4u/contract/profile/member/contact';
import { uuidv7 } from '../../../platform/ids.ts';
import type { KeptLink } from '../tables.ts';

/** Links as they are kept: those that were there keep their ids, every other gets a new one. */
export const withIds = (links: readonly LinkDraft[], before: readonly KeptLink[]): KeptLink[] => {
  const free = new Set(before.map(({ _id }) => _id));
  // An id is given once: a list that repeats one would make two links look like the same.
  return links.map(({ _id, label, address, enabled, icon, start, end }) => ({
    _id: _id !== undefined && free.delete(_id) ? _id : uuidv7(),
    label,
    address,
    enabled,
    icon,
    start,
    end,
  }));
};

/** The links with how often each was opened; null for those whose openings are not counted. */
export const withClicks = (links: readonly AccountLink[], clicks: ReadonlyMap<string, number>): AccountLink[] =>
  links.map((link) => ({ ...link, clicks: isCounted(link.address) ? (clicks.get(link._id) ?? 0) : null }));
