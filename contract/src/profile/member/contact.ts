import * as z from 'zod';
import { ChosenMoment, Flag, Id, line, Link, Moment, Visibility } from '../../common.ts';
import type { FieldCode } from '../../http/fields.ts';
import { NamedPlace, PlaceChoice } from '../place.ts';
import { isPhoneComplete } from './phone.rules.ts';

/** Kinds of contacts. The page shows an icon and an action for each (call, write, open the map). */
export const ContactKind = z.enum(['phone', 'email', 'zalo', 'website', 'address', 'company', 'taxCode']);
export type ContactKind = z.output<typeof ContactKind>;

/** A contact and its audience (docs/rules/member.md#contacts). */
export const Contact = z.object({
  kind: ContactKind,
  /** For an address with a `place`: house and street, possibly empty. */
  value: line(300),
  policy: Visibility,
  /** Ward and province of an address, when its owner picked them. */
  place: NamedPlace.optional(),
});
export type Contact = z.output<typeof Contact>;

/** Required format of each kind of contact, because pages turn values into links to call, write or open. */
const CONTACT_SHAPES: Partial<Record<ContactKind, { readonly pattern: RegExp; readonly refusal: FieldCode }>> = {
  phone: { pattern: /^\+?\d[\d ().-]{2,24}$/, refusal: 'phone' },
  email: { pattern: z.regexes.email, refusal: 'email' },
  zalo: { pattern: /^(\+?\d[\d ().-]{2,24}|https:\/\/zalo\.me\/[\w./?=&-]+)$/, refusal: 'phone' },
  website: { pattern: /^https?:\/\/[^\s/?#.]+\.\S+$/i, refusal: 'link' },
  taxCode: { pattern: /^\d{10}(\d{2}|-?\d{3})?$/, refusal: 'invalid' },
};

const ContactDraft = Contact.extend({
  policy: Visibility.default('public'),
  place: z
    .union([PlaceChoice, z.literal(''), z.null()], { error: 'place' })
    .optional()
    .transform((place) => place || undefined),
})
  // Web addresses may be written without https://; only an address has a place.
  .transform(({ place, ...contact }) => ({
    ...contact,
    ...(contact.kind === 'website' && !/^[a-z]+:/i.test(contact.value) && { value: `https://${contact.value}` }),
    ...(contact.kind === 'zalo' && /^zalo\.me\//i.test(contact.value) && { value: `https://${contact.value}` }),
    ...(contact.kind === 'address' && place && { place }),
  }))
  .superRefine(({ kind, value, place }, context) => {
    if (value === '' && !place)
      context.addIssue({ code: 'custom', message: 'required', path: ['value'], input: value });
    const shape = CONTACT_SHAPES[kind];
    if (shape && !shape.pattern.test(value))
      context.addIssue({ code: 'custom', message: shape.refusal, path: ['value'], input: value });
    else if ((kind === 'phone' || kind === 'zalo') && !value.startsWith('https:') && !isPhoneComplete(value))
      context.addIssue({ code: 'custom', message: 'phone-digits', path: ['value'], input: value });
  });
/** A contact as its owner sends it; of a place only the codes are used. */
export type ContactDraft = z.output<typeof ContactDraft>;
/** The owner's contacts, in order; a contact without an audience is public. */
export const Contacts = z.array(ContactDraft).max(20);

/** Icons of links. A link without a choice gets the icon that fits its address. */
export const LinkIcon = z.enum([
  'facebook',
  'zalo',
  'youtube',
  'tiktok',
  'instagram',
  'linkedin',
  'x',
  'telegram',
  'website',
  'shop',
  'map',
  'mail',
  'phone',
  'document',
  'calendar',
]);
export type LinkIcon = z.output<typeof LinkIcon>;

/** A link on a page, in the owner's order (docs/rules/member.md#links). */
export const AccountLink = z.object({
  _id: Id,
  label: line(80, 1),
  address: Link,
  enabled: z.boolean(),
  icon: LinkIcon.nullable(),
  /** Shown from this moment; null for no start. Visible to the owner only. */
  start: Moment.nullable(),
  /** Shown until this moment; null for no end. Visible to the owner only. */
  end: Moment.nullable(),
  /** Number of openings. Only the owner gets it, where the page is edited; null for everyone else. */
  clicks: z.int().nullable(),
});
export type AccountLink = z.output<typeof AccountLink>;

/**
 * Whether openings can be counted. Only http(s) links can: in-app browsers follow no redirect to `tel:` or `mailto:`.
 */
export const isCountable = (address: string): boolean => /^https?:/i.test(address);

/** A moment; empty or null for none. */
const OptionalMoment = z
  .union([ChosenMoment, z.literal(''), z.null()], { error: 'date' })
  .transform((moment) => moment || null);

const LinkDraft = z
  .object({
    _id: Id.optional(),
    label: line(80, 1),
    address: Link,
    enabled: Flag.default(true),
    icon: z
      .union([LinkIcon, z.literal(''), z.null()], { error: 'choice' })
      .default(null)
      .transform((icon) => icon || null),
    start: OptionalMoment.default(null),
    end: OptionalMoment.default(null),
  })
  .superRefine(({ start, end }, context) => {
    if (start !== null && end !== null && end <= start)
      context.addIssue({ code: 'custom', message: 'end-before-start', path: ['end'], input: end });
  });
/** A link as its owner sends it: with its id, or without one when it is new. */
export type LinkDraft = z.output<typeof LinkDraft>;
/** The owner's links, in order; a link without an id is new. */
export const AccountLinks = z.array(LinkDraft).max(30);
