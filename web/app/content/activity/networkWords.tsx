import type { Network } from '@m4u/contract/content/activity/network';
import Code from 'lucide-react/icons/code';
import MessageCircle from 'lucide-react/icons/message-circle';
import Share2 from 'lucide-react/icons/share-2';
import { m } from '../../paraglide/messages.js';
import { type Glyph, linkIcons } from '../../profile/page/links/bioLinkIcons.tsx';

/** Names of all networks. */
export const networkWords: Readonly<Record<Network, () => string>> = {
  facebook: () => 'Facebook',
  zalo: () => 'Zalo',
  messenger: () => 'Messenger',
  instagram: () => 'Instagram',
  tiktok: () => 'TikTok',
  youtube: () => 'YouTube',
  linkedin: () => 'LinkedIn',
  threads: () => 'Threads',
  x: () => 'X (Twitter)',
  telegram: () => 'Telegram',
  whatsapp: () => 'WhatsApp',
  viber: () => 'Viber',
  github: () => 'GitHub',
  other: m.activity_network_other,
};

/** Icons of the networks. */
export const networkIcons: Readonly<Record<Network, Glyph>> = {
  facebook: linkIcons.facebook,
  zalo: linkIcons.zalo,
  messenger: MessageCircle,
  instagram: linkIcons.instagram,
  tiktok: linkIcons.tiktok,
  youtube: linkIcons.youtube,
  linkedin: linkIcons.linkedin,
  threads: MessageCircle,
  x: linkIcons.x,
  telegram: linkIcons.telegram,
  whatsapp: MessageCircle,
  viber: MessageCircle,
  github: Code,
  other: Share2,
};
