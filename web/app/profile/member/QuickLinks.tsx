import type { AccountLink } from '@m4u/contract/profile/member.contact';
import type { LucideIcon } from 'lucide-react';
import ChevronRight from 'lucide-react/icons/chevron-right';
import CirclePlay from 'lucide-react/icons/circle-play';
import Globe from 'lucide-react/icons/globe';
import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import MessageCircle from 'lucide-react/icons/message-circle';
import Phone from 'lucide-react/icons/phone';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import ThumbsUp from 'lucide-react/icons/thumbs-up';
import { m } from '../../paraglide/messages.js';
import { phone } from '../../platform/formats.ts';

/** What an address is of, by its beginning or its site. */
const icons: readonly (readonly [RegExp, LucideIcon])[] = [
  [/^tel:/i, Phone],
  [/^mailto:/i, Mail],
  [/^zalo:|^https?:\/\/(?:[\w-]+\.)*(?:zalo\.me|m\.me|t\.me|wa\.me)\//i, MessageCircle],
  [/^https?:\/\/(?:[\w-]+\.)*(?:youtube\.com|youtu\.be|tiktok\.com|vimeo\.com)\//i, CirclePlay],
  [/^https?:\/\/(?:[\w-]+\.)*(?:shopee\.\w+|lazada\.\w+|tiki\.vn|sendo\.vn)\//i, ShoppingBag],
  [/^https?:\/\/(?:[\w-]+\.)*(?:facebook\.com|fb\.com|instagram\.com|linkedin\.com|threads\.net)\//i, ThumbsUp],
  [/^https?:\/\/(?:maps\.|goo\.gl\/maps|www\.google\.\w+\/maps)/i, MapPin],
];

/** The icon that an address deserves. */
export const iconOf = (address: string): LucideIcon => icons.find(([pattern]) => pattern.test(address))?.[1] ?? Globe;

/** An address as people read it: `facebook.com/an`. */
export const addressText = (address: string): string =>
  (/^tel:/i.test(address) ? phone(address.slice(4)) : address)
    .replace(/^(?:https?:\/\/(?:www\.)?|tel:|mailto:|zalo:\/\/)/i, '')
    .replace(/[?#].*$/, '')
    .replace(/\/$/, '');

export interface QuickLinksProps {
  links: readonly AccountLink[];
  /** The language of what the owner wrote. */
  lang: string;
}

/** The owner's links in the owner's order; the theme says how many stand side by side. */
export const QuickLinks = ({ links, lang }: QuickLinksProps) => (
  <ul className="grid grid-cols-[repeat(var(--brand-columns),minmax(0,1fr))] gap-2 pt-2">
    {links.map(({ _id, label, address, enabled }) => {
      const Icon = iconOf(address);
      return (
        <li key={_id} className={enabled ? undefined : 'opacity-70'}>
          <a
            href={address}
            rel="nofollow ugc noopener"
            className="flex h-full min-h-14 items-center gap-3 rounded-md border border-line px-3 py-2 transition hover:bg-sunken"
          >
            <Icon aria-hidden size={22} className="text-(color:--brand-icon)" />
            <span className="min-w-0 flex-1">
              <span lang={lang} className="block font-semibold wrap-anywhere">
                {label}
              </span>
              <span className="block truncate text-xs text-muted">
                {enabled ? addressText(address) : m.profile_link_hidden()}
              </span>
            </span>
            <ChevronRight aria-hidden size={18} className="text-muted" />
          </a>
        </li>
      );
    })}
  </ul>
);
