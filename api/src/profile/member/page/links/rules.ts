import { type AccountLink, isCounted, type LinkDraft } from '@m4u/contract/profile/member/contact';
import { uuidv7 } from '../../../../platform/ids.ts';
import type { Relation } from '../../../friend/visibility.reads.ts';
import type { KeptLink } from '../tables.ts';

/** Whether a link is shown at a moment: it is on, has begun and not ended (docs/rules/member.md#links). */
const isShown = ({ enabled, start, end }: KeptLink, now: Date): boolean =>
  enabled && (!start || new Date(start) <= now) && (!end || now < new Date(end));

/** The links that a reader sees: the owner all of them with their times, everyone else those that are shown now. */
export const visibleLinks = (links: readonly KeptLink[], relation: Relation, now: Date): AccountLink[] => {
  const isOwner = relation === 'owner';
  return links
    .filter((link) => isOwner || isShown(link, now))
    .map(({ icon = null, start = null, end = null, ...link }) => ({
      ...link,
      icon,
      start: isOwner ? start : null,
      end: isOwner ? end : null,
      clicks: null,
    }));
};

/** When others will next see other links than now, because one begins or ends; null when none does. */
export const nextLinkChange = (links: readonly KeptLink[], now: Date): string | null => {
  const moments = links
    .filter(({ enabled }) => enabled)
    .flatMap(({ start, end }) => [start, end])
    .filter((moment): moment is string => Boolean(moment) && new Date(moment ?? 0) > now);
  return moments.toSorted()[0] ?? null;
};

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
