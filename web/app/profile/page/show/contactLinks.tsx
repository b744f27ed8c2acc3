import type { Owner } from '@m4u/contract/common';
import type { Contact, ContactKind } from '@m4u/contract/profile/member/contact';
import { addressLine } from '@m4u/contract/profile/place/rules';
import Briefcase from 'lucide-react/icons/briefcase';
import Globe from 'lucide-react/icons/globe';
import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import Phone from 'lucide-react/icons/phone';
import ReceiptText from 'lucide-react/icons/receipt-text';
import { type ComponentProps, createElement, type ReactNode } from 'react';
import { m } from '../../../paraglide/messages.js';
import { phone } from '../../../platform/language/formats.ts';
import { findLinkIcon, type Glyph, linkIcons } from '../links/bioLinkIcons.tsx';

/** Icon, label and link of a kind of contact. */
interface Way {
  readonly icon: Glyph;
  readonly label: () => string;
  /** URL that calls, writes or opens; undefined for values that can only be read and copied. */
  readonly href?: (value: string) => string;
  readonly text?: (value: string) => string;
}

const toDialledNumber = (value: string): string => value.replace(/[^\d+]/g, '');
const isAddress = (value: string): boolean => /^https?:\/\//i.test(value);

/** Address that opens a chat with a phone number in Zalo. */
const zaloAddress = (number: string): string => `https://zalo.me/${toDialledNumber(number).replace(/^\+?84/, '0')}`;

/** A mobile number of Vietnam, which is also a name in Zalo. */
const mobile = /^(?:\+?84|0)[35789]\d{8}$/;

/** Address that opens a chat with a phone number in Zalo; undefined for a landline or a foreign number. */
export const zaloOfPhone = (number: string): string | undefined =>
  mobile.test(toDialledNumber(number)) ? zaloAddress(number) : undefined;

/** All kinds of contacts, in the order of the form. */
export const contactWays: Readonly<Record<ContactKind, Way>> = {
  phone: { icon: Phone, label: m.profile_contact_phone, href: (value) => `tel:${toDialledNumber(value)}`, text: phone },
  email: { icon: Mail, label: m.profile_contact_email, href: (value) => `mailto:${value}` },
  zalo: {
    icon: linkIcons.zalo,
    label: m.profile_contact_zalo,
    href: (value) => (isAddress(value) ? value : zaloAddress(value)),
    text: (value) => (isAddress(value) ? value.replace(/^https?:\/\//i, '') : phone(value)),
  },
  website: {
    icon: Globe,
    label: m.profile_contact_website,
    href: (value) => (isAddress(value) ? value : `https://${value}`),
    text: (value) => value.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, ''),
  },
  address: {
    icon: MapPin,
    label: m.profile_contact_address,
    href: (value) => `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: value })}`,
  },
  company: { icon: Briefcase, label: m.profile_contact_company },
  taxCode: { icon: ReceiptText, label: m.profile_contact_tax_code },
};

/** The kinds, in the order of the form. */
export const contactKinds = Object.keys(contactWays) as ContactKind[];

/** Name of a kind of contact; where a person works, a group has a company. */
export const contactLabel = (kind: ContactKind, owner: Owner['kind']): string =>
  kind === 'company' && owner === 'group' ? m.profile_group_contact_company() : contactWays[kind].label();

type Shown = Pick<Contact, 'kind' | 'value' | 'place'>;

/** Formats a contact for people: `0912 345 678`, `m4u.vn`, `12 Trần Phú, Phường Hải Châu, Thành phố Đà Nẵng`. */
export const contactText = ({ kind, value, place }: Shown): string => {
  const { text = (whole: string) => whole } = contactWays[kind];
  return addressLine(text(value), place);
};

/** The link of a contact; undefined for none. */
export const contactHref = ({ kind, value, place }: Shown): string | undefined =>
  contactWays[kind].href?.(addressLine(value, place));

const findContactIcon = (contact: Shown): Glyph =>
  contact.kind === 'website'
    ? findLinkIcon({ icon: null, address: contactHref(contact) ?? '' })
    : contactWays[contact.kind].icon;

/** The icon of a contact; a website of a network has the network's. */
export const ContactIcon = ({ contact, ...look }: { contact: Shown } & ComponentProps<Glyph>): ReactNode =>
  createElement(findContactIcon(contact), { 'aria-hidden': true, ...look });

/** The first contact of a kind. */
export const findContact = (contacts: readonly Contact[], kind: ContactKind): Contact | undefined =>
  contacts.find((contact) => contact.kind === kind);
