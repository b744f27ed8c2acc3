import * as z from 'zod';
import { Day, Language } from '@m4u/contract/common';
import { MemberType } from '@m4u/contract/profile/member';
import { AccountLinks, Contacts } from '@m4u/contract/profile/member/contact';
import { PageFormDraft } from '@m4u/contract/profile/member/form';
import { REGISTRATION_DEEDS } from '@m4u/contract/profile/registration/rules';
import { DaysAgo, DaysFromNow, Key, PictureName, TimeOfDay } from './common.ts';

/** An invented member. Nobody here lives, and no number or address is anybody's. */
export const DemoMember = z.strictObject({
  /** Before `@m4u.example`, and how the other demo content names them. */
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

/** An invented brand or group; its people are named by the keys of the demo members. */
export const DemoGroup = z.strictObject({
  kind: z.enum(['brand', 'group']),
  name: z.string(),
  link: Key,
  headline: z.string(),
  logo: PictureName,
  cover: PictureName,
  theme: z.string(),
  /** The only themes its members may wear; without it they are free. */
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

/** The agency above some of the groups; `member` is the page that wears its theme. */
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

/** Who is whose friend, who asked first before the other; and requests that still wait. */
export const DemoFriends = z.strictObject({
  friends: z.array(z.tuple([Key, Key])),
  requests: z.array(z.tuple([Key, Key])),
});

/** Pages' own forms, and what people have left there. */
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

/** A card that a visitor left of themselves. */
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

/** A phonebook: entries, cards that were left, who is in a file of cards of two ages, and what is noted of a friend. */
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

/** A conversation of two, or one of many with its name; whoever is first began it. */
export const DemoTalk = z.strictObject({
  people: z.tuple([Key, Key], Key),
  name: z.string().optional(),
  /** Who has not read what came last, and how many messages that are. */
  unread: z.strictObject({ who: Key, messages: z.int().positive() }).optional(),
  messages: z.tuple([DemoMessage], DemoMessage),
});
export type DemoTalk = z.output<typeof DemoTalk>;

/** A registration for a card or an agency; by null is by a visitor. */
export const DemoRegistration = z.strictObject({
  by: Key.nullable(),
  daysAgo: DaysAgo,
  /** An admin of the agency under which it is asked for. */
  underAgencyOf: Key.optional(),
  /** As `Signup` takes it. */
  fields: z.looseObject({ type: z.enum(['request', 'agency']), name: z.string() }),
  /** What was done, a day each, with what was said. */
  steps: z.array(z.strictObject({ deed: z.enum(['confirm', ...REGISTRATION_DEEDS]), note: z.string().default('') })),
});
export type DemoRegistration = z.output<typeof DemoRegistration>;
