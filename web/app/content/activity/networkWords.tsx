import type { Network } from '@m4u/contract/content/activity/network';
import Code from 'lucide-react/icons/code';
import MessageCircle from 'lucide-react/icons/message-circle';
import Share2 from 'lucide-react/icons/share-2';
import { m } from '../../paraglide/messages.js';
import { type Glyph, linkIcons } from '../../profile/page/links/bioLinkIcons.tsx';

/** Name and icon of a network. */
interface NetworkWords {
  readonly icon: Glyph;
  readonly label: () => string;
}

/** Names and icons of all networks. */
export const networkWords: Readonly<Record<Network, NetworkWords>> = {
  facebook: { icon: linkIcons.facebook, label: () => 'Facebook' },
  zalo: { icon: linkIcons.zalo, label: () => 'Zalo' },
  messenger: { icon: MessageCircle, label: () => 'Messenger' },
  instagram: { icon: linkIcons.instagram, label: () => 'Instagram' },
  tiktok: { icon: linkIcons.tiktok, label: () => 'TikTok' },
  youtube: { icon: linkIcons.youtube, label: () => 'YouTube' },
  linkedin: { icon: linkIcons.linkedin, label: () => 'LinkedIn' },
  threads: { icon: MessageCircle, label: () => 'Threads' },
  x: { icon: linkIcons.x, label: () => 'X (Twitter)' },
  telegram: { icon: linkIcons.telegram, label: () => 'Telegram' },
  whatsapp: { icon: MessageCircle, label: () => 'WhatsApp' },
  viber: { icon: MessageCircle, label: () => 'Viber' },
  github: { icon: Code, label: () => 'GitHub' },
  other: { icon: Share2, label: m.activity_network_other },
};
