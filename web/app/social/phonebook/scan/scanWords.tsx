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
export interface ScanDescription {
  readonly title: string;
  readonly icon: LucideIcon;
}

/** Kinds of codes whose name and icon depend on nothing else. */
type PlainKind = Exclude<Scan['kind'], 'own' | 'payment'>;

const scanKindWords: Readonly<Record<PlainKind, () => string>> = {
  address: m.scan_kind_address,
  card: m.scan_kind_card,
  phone: m.scan_kind_phone,
  sms: m.scan_kind_sms,
  email: m.scan_kind_email,
  wifi: m.scan_kind_wifi,
  place: m.scan_kind_place,
  text: m.scan_kind_text,
};

const scanKindIcons: Readonly<Record<PlainKind, LucideIcon>> = {
  address: Globe,
  card: ContactRound,
  phone: Phone,
  sms: MessageSquare,
  email: AtSign,
  wifi: Wifi,
  place: MapPin,
  text: Text,
};

/** Label of the target of a code of this installation. */
type OwnTarget = Extract<Scan, { kind: 'own' }>['of'];

const ownTargetWords: Readonly<Record<OwnTarget, () => string>> = {
  page: m.scan_kind_page,
  card: m.scan_kind_printed,
  other: m.scan_kind_own,
};

const ownTargetIcons: Readonly<Record<OwnTarget, LucideIcon>> = { page: UserRound, card: IdCard, other: Link2 };

/** Name and icon of a code. */
export const describeScan = (scan: Scan): ScanDescription => {
  if (scan.kind === 'own') return { title: ownTargetWords[scan.of](), icon: ownTargetIcons[scan.of] };
  if (scan.kind === 'payment')
    return scan.account === '' && scan.intact
      ? { title: m.scan_kind_shop(), icon: CreditCard }
      : { title: m.scan_kind_payment(), icon: Landmark };
  return { title: scanKindWords[scan.kind](), icon: scanKindIcons[scan.kind] };
};

/** A code on one line, for lists. */
export const formatScan = (scan: Scan): string => {
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
export const addressWarningWords: Readonly<Record<AddressWarning, () => string>> = {
  'hidden-domain': m.scan_warning_hidden,
  'look-alike': m.scan_warning_alike,
  'foreign-letters': m.scan_warning_letters,
  number: m.scan_warning_number,
  'not-encrypted': m.scan_warning_http,
  'unusual-port': m.scan_warning_port,
};
