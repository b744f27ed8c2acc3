import * as z from 'zod';
import { ChosenMoment, Flag, Id, line, Link, Moment, Visibility } from '../../common.ts';
import type { FieldCode } from '../../http/fields.ts';
import { NamedPlace, PlaceChoice } from '../place.ts';

/** What a line of contact is; the page gives each its icon and its way to act (call, write, open the map). */
export const ContactKind = z.enum(['phone', 'email', 'zalo', 'website', 'address', 'company', 'taxCode']);
export type ContactKind = z.output<typeof ContactKind>;

/** One line of contact and who may see it (docs/rules/member.md#contacts). */
export const Contact = z.object({
  kind: ContactKind,
  /** Of an address with a place: house and street, which may be empty. */
  value: line(300),
  policy: Visibility,
  /** The ward and province of an address, where its owner picked them. */
  place: NamedPlace.optional(),
});
export type Contact = z.output<typeof Contact>;

/** What each kind of contact must look like: these values become things to call, to write to and to open. */
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
  // People write their site as they say it; only an address is in a place.
  .transform(({ place, ...contact }) => ({
    ...contact,
    ...(contact.kind === 'website' && !/^[a-z]+:/i.test(contact.value) && { value: `https://${contact.value}` }),
    ...(contact.kind === 'address' && place && { place }),
  }))
  .superRefine(({ kind, value, place }, context) => {
    if (value === '' && !place)
      context.addIssue({ code: 'custom', message: 'required', path: ['value'], input: value });
    const shape = CONTACT_SHAPES[kind];
    if (shape && !shape.pattern.test(value))
      context.addIssue({ code: 'custom', message: shape.refusal, path: ['value'], input: value });
  });
/** A line of contact as its owner sends it: of a place only the codes matter. */
export type ContactDraft = z.output<typeof ContactDraft>;
/** The lines of contact as their owner sends them, in their order; a line without a level is public. */
export const Contacts = z.array(ContactDraft).max(20);

/** What stands before a link's words; a link without one is given what its address deserves. */
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

/** One of the links of a page, in the owner's order (docs/rules/member.md#links). */
export const AccountLink = z.object({
  _id: Id,
  label: line(80, 1),
  address: Link,
  enabled: z.boolean(),
  icon: LinkIcon.nullable(),
  /** Shown from then on; null from the beginning. Only the owner is told. */
  start: Moment.nullable(),
  /** Shown until then; null for good. Only the owner is told. */
  end: Moment.nullable(),
  /** How often it was opened; null for everyone but the owner, who is told where the page is edited. */
  clicks: z.int().nullable(),
});
export type AccountLink = z.output<typeof AccountLink>;

/** Whether openings of an address can be counted: browsers inside apps follow no redirect to a call or a letter. */
export const isCounted = (address: string): boolean => /^https?:/i.test(address);

/** Empty or null for none. */
const When = z.union([ChosenMoment, z.literal(''), z.null()], { error: 'date' }).transform((moment) => moment || null);

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
    start: When.default(null),
    end: When.default(null),
  })
  .superRefine(({ start, end }, context) => {
    if (start !== null && end !== null && end <= start)
      context.addIssue({ code: 'custom', message: 'end-before-start', path: ['end'], input: end });
  });
/** A link as its owner sends it: with the id it had, or without one. */
export type LinkDraft = z.output<typeof LinkDraft>;
/** The links as their owner sends them, in their order; one without an id is new. */
export const AccountLinks = z.array(LinkDraft).max(30);
