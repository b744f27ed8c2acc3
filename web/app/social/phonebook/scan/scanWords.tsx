import type { AddressWarning } from '@m4u/contract/social/phonebook/scan.address';
import type { Scan } from '@m4u/contract/social/phonebook/scan';
import type { LucideIcon } from 'lucide-react';
import AtSign from 'lucide-react/icons/at-sign';
import ContactRound from 'lucide-react/icons/contact-round';
import CreditCard from 'lucide-react/icons/credit-card';
import Globe from 'lucide-react/icons/globe';
import IdCard from 'lucide-react/icons/id-card';
import Landmark from 'lucide-react/icons/landmark';
import Link2 from 'lucide-react/icons/link-2';
import MapPin from 'lucide-react/icons/map-pin';
import MessageSquare from 'lucide-react/icons/message-square';
import Phone from 'lucide-react/icons/phone';
import Text from 'lucide-react/icons/text';
import UserRound from 'lucide-react/icons/user-round';
import Wifi from 'lucide-react/icons/wifi';
import { m } from '../../../paraglide/messages.js';

/** Name and icon of a kind of code. */
export interface KindOfScan {
  readonly title: string;
  readonly icon: LucideIcon;
}

const own = { page: UserRound, card: IdCard, other: Link2 };
const ownTitles = { page: m.scan_kind_page, card: m.scan_kind_printed, other: m.scan_kind_own };
const others = {
  address: [m.scan_kind_address, Globe],
  card: [m.scan_kind_card, ContactRound],
  phone: [m.scan_kind_phone, Phone],
  sms: [m.scan_kind_sms, MessageSquare],
  email: [m.scan_kind_email, AtSign],
  wifi: [m.scan_kind_wifi, Wifi],
  place: [m.scan_kind_place, MapPin],
  text: [m.scan_kind_text, Text],
} as const;

/** Name and icon of a code. */
export const kindOf = (scan: Scan): KindOfScan => {
  if (scan.kind === 'own') return { title: ownTitles[scan.of](), icon: own[scan.of] };
  if (scan.kind === 'payment')
    return scan.account === '' && scan.intact
      ? { title: m.scan_kind_shop(), icon: CreditCard }
      : { title: m.scan_kind_payment(), icon: Landmark };
  const [title, icon] = others[scan.kind];
  return { title: title(), icon };
};

/** A code on one line, for lists. */
export const lineOf = (scan: Scan): string => {
  switch (scan.kind) {
    case 'own':
      return scan.path;
    case 'address':
      return scan.domain;
    case 'payment':
      return scan.intact ? [scan.bank?.shortName, scan.account || scan.holder].filter(Boolean).join(' · ') : '';
    case 'card':
      return scan.name;
    case 'phone':
    case 'sms':
      return scan.number;
    case 'email':
      return scan.email;
    case 'wifi':
      return scan.network;
    case 'place':
      return `${scan.latitude}, ${scan.longitude}`;
    case 'text':
      return scan.text;
  }
};

/** Texts of the warnings about an address. */
export const warningWords: Readonly<Record<AddressWarning, () => string>> = {
  'hidden-domain': m.scan_warning_hidden,
  'look-alike': m.scan_warning_alike,
  'foreign-letters': m.scan_warning_letters,
  number: m.scan_warning_number,
  'not-encrypted': m.scan_warning_http,
  'unusual-port': m.scan_warning_port,
};
