import * as z from 'zod';
import { Flag, Id, line, Link, Visibility } from '../common.ts';
import type { FieldCode } from '../fields.ts';

/** What a line of contact is; the page gives each its icon and its way to act (call, write, open the map). */
export const ContactKind = z.enum(['phone', 'email', 'zalo', 'website', 'address', 'company', 'taxCode']);
export type ContactKind = z.output<typeof ContactKind>;

/** One line of contact and who may see it (decisions §2 "Visibility … of each contact field"). */
export const Contact = z.object({ kind: ContactKind, value: line(300, 1), policy: Visibility });
export type Contact = z.output<typeof Contact>;

/** What each kind of contact must look like: these values become things to call, to write to and to open. */
const CONTACT_SHAPES: Partial<Record<ContactKind, { readonly pattern: RegExp; readonly refusal: FieldCode }>> = {
  phone: { pattern: /^\+?\d[\d ().-]{2,24}$/, refusal: 'phone' },
  email: { pattern: z.regexes.email, refusal: 'email' },
  zalo: { pattern: /^(\+?\d[\d ().-]{2,24}|https:\/\/zalo\.me\/[\w./?=&-]+)$/, refusal: 'phone' },
  website: { pattern: /^https?:\/\/[^\s/?#.]+\.\S+$/i, refusal: 'link' },
  taxCode: { pattern: /^\d{10}(\d{2}|-?\d{3})?$/, refusal: 'invalid' },
};

const ContactDraft = Contact.extend({ policy: Visibility.default('public') })
  // People write their site as they say it.
  .transform((contact) =>
    contact.kind === 'website' && !/^[a-z]+:/i.test(contact.value)
      ? { ...contact, value: `https://${contact.value}` }
      : contact,
  )
  .superRefine(({ kind, value }, context) => {
    const shape = CONTACT_SHAPES[kind];
    if (shape && !shape.pattern.test(value))
      context.addIssue({ code: 'custom', message: shape.refusal, path: ['value'], input: value });
  });
/** The lines of contact as their owner sends them, in their order; a line without a level is public. */
export const Contacts = z.array(ContactDraft).max(20);

/** One of the quick links of a page, in the owner's order. */
export const AccountLink = z.object({ _id: Id, label: line(80, 1), address: Link, enabled: z.boolean() });
export type AccountLink = z.output<typeof AccountLink>;
/** The quick links as their owner sends them, in their order; one without an id is new. */
export const AccountLinks = z
  .array(z.object({ _id: Id.optional(), label: line(80, 1), address: Link, enabled: Flag.default(true) }))
  .max(30);
