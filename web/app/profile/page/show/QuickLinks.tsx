import type { Owner } from '@m4u/contract/common';
import type { LinkIcon } from '@m4u/contract/profile/member/contact';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { dateAndTime, phone } from '../../../platform/language/formats.ts';
import { findLinkIcon } from '../links/bioLinkIcons.tsx';
import { ownerWords } from '../owner/ownerWords.tsx';

/** A link as a page shows it. */
export interface ShownLink {
  readonly _id: string;
  readonly label: string;
  readonly address: string;
  readonly icon: LinkIcon | null;
  /** Target of the link; goes through the API when openings can be counted. */
  readonly href: string;
  /** Set for the owner only. */
  readonly enabled?: boolean;
  readonly start?: string | null;
  readonly end?: string | null;
  /** Present time in milliseconds, to compare with the owner's times. */
  readonly now?: number;
}

/** Name under which presses on a link are counted; undefined for links through the API, which counts them itself. */
export const trackingName = ({ _id, address, href }: Pick<ShownLink, '_id' | 'address' | 'href'>): string | undefined =>
  href === address ? `link:${_id}` : undefined;

/** Formats an address for people, e.g. `facebook.com/an`. */
export const formatAddress = (address: string): string =>
  (/^tel:/i.test(address) ? phone(address.slice(4)) : address)
    .replace(/^(?:https?:\/\/(?:www\.)?|tel:|mailto:|zalo:\/\/)/i, '')
    .replace(/[?#].*$/, '')
    .replace(/\/$/, '');

/** Why a link is hidden from others now, for its owner; undefined when it is visible. */
export const formatHiddenReason = (
  { enabled, start, end, now = 0 }: ShownLink,
  kind: Owner['kind'],
): string | undefined => {
  const words = ownerWords[kind];
  if (enabled === false) return words.linkHidden();
  if (start && Date.parse(start) > now) return words.linkBegins({ time: dateAndTime(start) });
  return end && Date.parse(end) <= now ? words.linkEnded({ time: dateAndTime(end) }) : undefined;
};

export interface QuickLinksProps {
  /** Kind of the owner. */
  kind: Owner['kind'];
  links: readonly ShownLink[];
  /** Language of the owner's texts. */
  lang: string;
}

/** The owner's links in order; the theme sets the number per row. */
export const QuickLinks = ({ kind, links, lang }: QuickLinksProps) => (
  <ul className="grid grid-cols-[repeat(var(--brand-columns),minmax(0,1fr))] gap-2 pt-2">
    {links.map((link) => {
      const { _id, label, address, href } = link;
      const Icon = findLinkIcon(link);
      const hidden = formatHiddenReason(link, kind);
      return (
        <li key={_id} className={hidden === undefined ? undefined : 'opacity-70'}>
          <a
            href={href}
            rel="nofollow ugc noopener"
            data-track={trackingName(link)}
            className="flex h-full min-h-14 items-center gap-3 rounded-md border border-line px-3 py-2 transition hover:bg-sunken"
          >
            <Icon size={22} className="text-(color:--brand-icon)" />
            <span className="min-w-0 flex-1">
              <span lang={lang} className="block font-semibold wrap-anywhere">
                {label}
              </span>
              <span className="block truncate text-xs text-muted">{hidden ?? formatAddress(address)}</span>
            </span>
            <ChevronRight aria-hidden size={18} className="text-muted" />
          </a>
        </li>
      );
    })}
  </ul>
);
