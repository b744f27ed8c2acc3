import type { LinkIcon } from '@m4u/contract/profile/member/contact';
import CalendarDays from 'lucide-react/icons/calendar-days';
import CirclePlay from 'lucide-react/icons/circle-play';
import FileText from 'lucide-react/icons/file-text';
import Globe from 'lucide-react/icons/globe';
import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import MessageCircle from 'lucide-react/icons/message-circle';
import Phone from 'lucide-react/icons/phone';
import Send from 'lucide-react/icons/send';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import type { ComponentType, ReactNode } from 'react';
import { m } from '../../../paraglide/messages.js';
import { ZaloIcon } from '../../../ui/sharing/ZaloIcon.tsx';

/** Icon of a link; decorative, because text stands beside it. */
export type Glyph = ComponentType<{ size?: number; className?: string; 'aria-hidden'?: boolean }>;

/** Logo of a network, drawn in the style of the other icons. */
const mark =
  (lines: ReactNode): Glyph =>
  ({ size = 24, className }) => (
    <svg
      aria-hidden
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      {lines}
    </svg>
  );

/** All icons of links, in the order of the form. */
export const linkIcons: Readonly<Record<LinkIcon, Glyph>> = {
  website: Globe,
  facebook: mark(<path d="M17 3h-2.5a4 4 0 0 0-4 4v3H7v4h3.5v7h4v-7h3l.75-4H14.5V7.5a.75.75 0 0 1 .75-.75H17z" />),
  zalo: ZaloIcon,
  youtube: mark(
    <>
      <rect x="2" y="5" width="20" height="14" rx="4" />
      <path d="m10 9 5 3-5 3z" />
    </>,
  ),
  tiktok: mark(<path d="M13.5 3v12a3.75 3.75 0 1 1-3.75-3.75M13.5 3c.25 3 2.25 5 5.25 5.25" />),
  instagram: mark(
    <>
      <rect x="3" y="3" width="18" height="18" rx="5" />
      <circle cx="12" cy="12" r="4" />
      <path d="M17 7h.01" />
    </>,
  ),
  linkedin: mark(
    <>
      <rect x="3" y="3" width="18" height="18" rx="3" />
      <path d="M7.5 10.5v6M7.5 7.25h.01M11.5 16.5v-6M11.5 13a2.5 2.5 0 0 1 5 0v3.5" />
    </>,
  ),
  x: mark(<path d="M4 4h4l12 16h-4zM4 20l6.5-7M13.5 10 19.5 4" />),
  telegram: Send,
  shop: ShoppingBag,
  map: MapPin,
  phone: Phone,
  mail: Mail,
  document: FileText,
  calendar: CalendarDays,
};

/** Labels of the icons. */
export const iconNames: Readonly<Record<LinkIcon, () => string>> = {
  website: m.bio_icon_website,
  facebook: () => 'Facebook',
  zalo: () => 'Zalo',
  youtube: () => 'YouTube',
  tiktok: () => 'TikTok',
  instagram: () => 'Instagram',
  linkedin: () => 'LinkedIn',
  x: () => 'X (Twitter)',
  telegram: () => 'Telegram',
  shop: m.bio_icon_shop,
  map: m.bio_icon_map,
  phone: m.bio_icon_phone,
  mail: m.bio_icon_mail,
  document: m.bio_icon_document,
  calendar: m.bio_icon_calendar,
};

/** Matches a URL of one of these sites, including subdomains. */
const isAddressOf = (sites: string): RegExp => new RegExp(`^https?://(?:[\\w-]+\\.)*(?:${sites})(?:[/:?#]|$)`, 'i');

/** Icons by the scheme or site of an address. */
const deserved: readonly (readonly [RegExp, Glyph])[] = [
  [/^tel:/i, linkIcons.phone],
  [/^mailto:/i, linkIcons.mail],
  [/^zalo:/i, linkIcons.zalo],
  [isAddressOf('zalo\\.me'), linkIcons.zalo],
  [isAddressOf('t\\.me|telegram\\.me'), linkIcons.telegram],
  [isAddressOf('m\\.me|wa\\.me'), MessageCircle],
  [isAddressOf('youtube\\.com|youtu\\.be'), linkIcons.youtube],
  [isAddressOf('tiktok\\.com'), linkIcons.tiktok],
  [isAddressOf('vimeo\\.com'), CirclePlay],
  [isAddressOf('facebook\\.com|fb\\.com|fb\\.me'), linkIcons.facebook],
  [isAddressOf('instagram\\.com'), linkIcons.instagram],
  [isAddressOf('linkedin\\.com'), linkIcons.linkedin],
  [isAddressOf('x\\.com|twitter\\.com'), linkIcons.x],
  [isAddressOf('shopee\\.\\w+|lazada\\.\\w+|tiki\\.vn|sendo\\.vn'), linkIcons.shop],
  [/^https?:\/\/(?:maps\.|goo\.gl\/maps|(?:www\.)?google\.\w+\/maps)/i, linkIcons.map],
];

/** The icon of a link: the owner's choice, otherwise by its address. */
export const findLinkIcon = ({ icon, address }: { icon: LinkIcon | null; address: string }): Glyph =>
  icon === null ? (deserved.find(([pattern]) => pattern.test(address))?.[1] ?? Globe) : linkIcons[icon];
