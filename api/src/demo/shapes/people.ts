import * as z from 'zod';
import { Day, Language } from '@m4u/contract/common';
import { MemberType } from '@m4u/contract/profile/member';
import { AccountLinks, Contacts } from '@m4u/contract/profile/member/contact';
import { PageFormDraft } from '@m4u/contract/profile/member/form';
import { ReportKind, ReportReason } from '@m4u/contract/insight/privacy';
import { REQUEST_KINDS } from '@m4u/contract/insight/privacy/request.rules';
import { SupportTopic } from '@m4u/contract/social/contact/support';
import { REGISTRATION_ACTIONS } from '@m4u/contract/profile/registration/rules';
import { DaysAgo, DaysFromNow, Key, PictureName, TimeOfDay } from './common.ts';

/** An invented member; all names, numbers and addresses are fictitious. */
export const DemoMember = z.strictObject({
  /** Local part of the address at `@m4u.example`, and key for other demo content. */
  key: Key,
  type: MemberType.default('individual'),
  name: z.string(),
  link: z.string(),
  headline: z.string(),
  picture: PictureName,
  cover: PictureName,
  theme: z.string(),
  language: Language,
  /** HTML, as `note` of groups. */
  about: z.string(),
  contacts: Contacts,
  links: AccountLinks,
  career: z.string().optional(),
  childCareer: z.string().optional(),
  interests: z.array(z.string()).default([]),
  gender: z.enum(['female', 'male']).optional(),
  birthday: Day.optional(),
});
export type DemoMember = z.output<typeof DemoMember>;

/** An invented brand or group; people are referred to by member keys. */
export const DemoGroup = z.strictObject({
  kind: z.enum(['brand', 'group']),
  name: z.string(),
  link: Key,
  headline: z.string(),
  logo: PictureName,
  cover: PictureName,
  theme: z.string(),
  /** Themes that its members may use; any when omitted. */
  themeStyle: z.array(z.string()).optional(),
  note: z.string(),
  contacts: Contacts,
  links: AccountLinks,
  career: z.string(),
  childCareer: z.string().optional(),
  admins: z.tuple([Key], Key),
  members: z.array(Key),
  requested: z.array(Key).default([]),
  /** Belongs to the demo agency. */
  inAgency: z.boolean().default(false),
});
export type DemoGroup = z.output<typeof DemoGroup>;

/** The agency of some groups; `member` is a page with its theme. */
export const DemoAgency = z.strictObject({
  name: z.string(),
  themeStyle: z.string(),
  headline: z.string(),
  note: z.string(),
  career: z.string(),
  contacts: Contacts,
  member: Key,
  admins: z.array(Key),
});

/** Friendships as pairs, requester first; and pending requests. */
export const DemoFriends = z.strictObject({
  friends: z.array(z.tuple([Key, Key])),
  requests: z.array(z.tuple([Key, Key])),
});

/** Forms of pages, and the answers to them. */
export const DemoPageForms = z.strictObject({
  forms: z.array(z.strictObject({ on: Key, form: PageFormDraft })),
  messages: z.array(
    z.strictObject({
      on: Key,
      daysAgo: DaysAgo,
      read: z.boolean(),
      name: z.string(),
      phone: z.string(),
      email: z.string(),
      /** One for each question. */
      answers: z.array(z.string()),
      message: z.string(),
    }),
  ),
});

/** A contact card left by a visitor. */
const LeftCard = z.strictObject({
  daysAgo: DaysAgo,
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  organization: z.string(),
  title: z.string(),
  note: z.string(),
});
export type LeftCard = z.output<typeof LeftCard>;

/**
 * A phonebook: entries, received cards, people of a vCard file with an old and a new format, and a note about a friend.
 */
export const DemoPhonebook = z.strictObject({
  owner: Key,
  entries: z.array(
    z.strictObject({
      source: z.enum(['scan', 'manual']),
      daysAgo: DaysAgo,
      name: z.string(),
      organization: z.string(),
      title: z.string(),
      phones: z.array(z.string()),
      emails: z.array(z.string()),
      tags: z.array(z.string()),
      note: z.string(),
      followUpInDays: DaysFromNow.optional(),
    }),
  ),
  left: z.array(LeftCard),
  /** A member who exchanges cards with the owner. */
  exchanged: z.strictObject({ with: Key, card: LeftCard.omit({ name: true }) }),
  file: z.strictObject({
    old: z.strictObject({ name: z.string(), phone: z.string() }),
    new: z.strictObject({ name: z.string(), organization: z.string(), phone: z.string(), email: z.string() }),
  }),
  noted: z.strictObject({ of: Key, tags: z.array(z.string()), note: z.string() }),
});
export type DemoPhonebook = z.output<typeof DemoPhonebook>;

const DemoMessage = z.strictObject({
  who: Key,
  daysAgo: DaysAgo,
  at: TimeOfDay,
  text: z.string(),
  pictures: z.array(PictureName).default([]),
});
export type DemoMessage = z.output<typeof DemoMessage>;

/** A conversation of two, or a named group conversation; the first person started it. */
export const DemoTalk = z.strictObject({
  people: z.tuple([Key, Key], Key),
  name: z.string().optional(),
  /** The reader with unread messages, and their number. */
  unread: z.strictObject({ who: Key, messages: z.int().positive() }).optional(),
  messages: z.tuple([DemoMessage], DemoMessage),
});
export type DemoTalk = z.output<typeof DemoTalk>;

/** A registration for a card or an agency; `by` is null for a visitor. */
export const DemoRegistration = z.strictObject({
  by: Key.nullable(),
  daysAgo: DaysAgo,
  /** An admin of the agency above the requested one. */
  underAgencyOf: Key.optional(),
  /** A group whose emblem is printed. */
  emblemOf: Key.optional(),
  /** Input of `Signup`. */
  fields: z.looseObject({ type: z.enum(['request', 'agency']), name: z.string() }),
  /** Later steps, one per day, with their notes. */
  steps: z.array(
    z.discriminatedUnion('deed', [
      z.strictObject({ deed: z.enum(['confirm', ...REGISTRATION_ACTIONS]), note: z.string().default('') }),
      /** With the prices of a card and of the delivery in đồng. */
      z.strictObject({ deed: z.literal('proof'), note: z.string().default(''), card: z.int(), delivery: z.int() }),
    ]),
  ),
});
export type DemoRegistration = z.output<typeof DemoRegistration>;

/** The writer of something to staff, and how many hours before the seeding it was written. */
const toStaff = { by: Key, hoursAgo: z.int().positive(), words: z.string().min(1) };

/** Letters to support, reports of pages and requests about personal data that staff have not answered. */
export const DemoStaffWork = z.strictObject({
  support: z.array(z.strictObject({ ...toStaff, topic: SupportTopic })),
  reports: z.array(z.strictObject({ ...toStaff, kind: ReportKind, about: Key, reason: ReportReason })),
  requests: z.array(z.strictObject({ ...toStaff, kind: z.enum(REQUEST_KINDS) })),
});
