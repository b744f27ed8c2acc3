import * as z from 'zod';
import { Day, Flag, Id, line, Link, Moment, Phone, Picture, properName, text, whole } from '../../common.ts';
import { BankAccount, BankAccountDraft } from '../../content/activity/account.ts';
import { ContentPicture, ImageChoice } from '../../content/item/schema.ts';
import { MOST_SEATS } from './rules.ts';

/** The designs of invitations: red and gold with song hỷ, modern, floral, and in the style of the court of Huế. */
export const WEDDING_DESIGNS = ['songHy', 'minimal', 'floral', 'hue'] as const;
export const WeddingDesign = z.enum(WEDDING_DESIGNS, { error: 'choice' });
export type WeddingDesign = z.output<typeof WeddingDesign>;

/** Tunes that an invitation can play once somebody asks for it; all of them long in the public domain. */
export const WEDDING_TUNES = ['none', 'bridalChorus', 'canon', 'odeToJoy'] as const;
export const WeddingTune = z.enum(WEDDING_TUNES, { error: 'choice' });
export type WeddingTune = z.output<typeof WeddingTune>;

/** Whose guest somebody is. */
export const WeddingSide = z.enum(['groom', 'bride'], { error: 'choice' });
export type WeddingSide = z.output<typeof WeddingSide>;

/** Only the couple sees `DRAFT` and `HIDDEN` (docs/rules/wedding.md#states). */
export const WeddingStatus = z.enum(['ACTIVE', 'DRAFT', 'HIDDEN'], { error: 'choice' });
export type WeddingStatus = z.output<typeof WeddingStatus>;

/** Most pictures of an album, and most chapters of a story. */
export const MOST_ALBUM_PICTURES = 60;
export const MOST_CHAPTERS = 12;

/**
 * A day with its hour (docs/rules/wedding.md#days): `h` as `11H00`, `th` the weekday in words. What is shown as `th` is
 * worked out from the date; a value that is sent is not used.
 */
const WrittenDay = z.object({
  h: line(5, 1).refine((hour) => /^([01]\d|2[0-3])[Hh:][0-5]\d$/.test(hour), { error: 'invalid' }),
  th: line(20).optional(),
  d: whole(1, 31),
  m: whole(1, 12),
  y: whole(1990, 2100),
});

/** … of a date that the calendar has: there is no 31 February. */
export const WeddingDay = WrittenDay.refine(({ d, m, y }) => new Date(Date.UTC(y, m - 1, d)).getUTCMonth() === m - 1, {
  error: 'date',
  path: ['d'],
});
export type WeddingDay = z.output<typeof WeddingDay>;

/**
 * The values that an empty form begins with, to the letter (docs/rules/wedding.md#defaults). The date is a Saturday:
 * the weekday that is shown is worked out from the date and differs from `th`.
 */
export const WEDDING_DEFAULTS = {
  type: 'WEDDING',
  status: 'ACTIVE',
  weddingDay: { h: '11H00', th: 'Chủ nhật', d: 23, m: 12, y: 2023 },
  weddingPartyDay: { h: '11H30', th: 'SUN', d: 23, m: 12, y: 2023 },
} as const;

/** One of the two who marry. */
export const Spouse = z.object({
  name: line(80, 1),
  /** Trưởng nam, Út nữ…; may be empty. */
  rank: line(40).default(''),
  about: text(600).default(''),
  /** An upload's id. */
  picture: Id.nullable().default(null),
});

/** A family (docs/rules/wedding.md#fields); the usual wording stands in front of the names. */
export const WeddingFamily = z.object({
  father: line(80).default(''),
  mother: line(80).default(''),
  address: line(200).default(''),
});
export type WeddingFamily = z.output<typeof WeddingFamily>;

/** Where the ceremony or the party is. */
export const WeddingPlace = z.object({
  name: line(120).default(''),
  address: line(200).default(''),
  /** A map's address; one is made of the address where there is none. */
  mapLink: z.union([z.literal(''), Link]).default(''),
});

/** A chapter of the couple's story. */
export const WeddingChapter = z.object({
  /** In words, as people remember it: Mùa thu 2019. */
  time: line(40).default(''),
  title: line(120, 1),
  text: text(1500).default(''),
  picture: Id.nullable().default(null),
});

/** An invitation as its couple writes it. */
export const WeddingDraft = z.object({
  design: WeddingDesign.default('songHy'),
  groom: Spouse,
  bride: Spouse,
  groomsFamily: WeddingFamily.prefault({}),
  bridesFamily: WeddingFamily.prefault({}),
  groomsBank: BankAccountDraft.nullable().default(null),
  bridesBank: BankAccountDraft.nullable().default(null),
  weddingDay: WeddingDay,
  weddingPartyDay: WeddingDay,
  ceremonyPlace: WeddingPlace.prefault({}),
  partyPlace: WeddingPlace.prefault({}),
  /** In front of everything, in the couple's words; may be empty. */
  greeting: text(600).default(''),
  story: z.array(WeddingChapter).max(MOST_CHAPTERS).default([]),
  cover: Id.nullable().default(null),
  album: z.array(ImageChoice).max(MOST_ALBUM_PICTURES).default([]),
  tune: WeddingTune.default('none'),
  /** The last day for replies; null for the wedding day itself. */
  replyUntil: Day.nullable().default(null),
  /** Whether approved wishes show on the page. */
  showWishes: Flag.default(true),
  /** Whether search engines may find it; the links of guests are never found. */
  findable: Flag.default(false),
});
export type WeddingDraft = z.output<typeof WeddingDraft>;

/** A date of the Vietnamese lunar calendar, with its year's name: Quý Mão. */
export const LunarDate = z.object({
  day: z.int(),
  month: z.int(),
  year: z.int(),
  leap: z.boolean(),
  yearName: z.string(),
});
export type LunarDate = z.output<typeof LunarDate>;

/** A day as it is shown: with its moment, and in both calendars. */
export const ShownDay = WrittenDay.extend({
  th: z.string(),
  at: Moment,
  lunar: LunarDate,
});
export type ShownDay = z.output<typeof ShownDay>;

/** A wish that the couple lets everybody read. */
export const WeddingWish = z.object({ _id: Id, name: z.string(), side: WeddingSide, wish: z.string(), at: Moment });
export type WeddingWish = z.output<typeof WeddingWish>;

/** How often the answer of a guest can be changed, and until when, is the couple's matter: `replyUntil`. */
export const GuestReply = z.object({
  name: properName(80, 1),
  /** One who changes a reply and leaves it empty keeps the number that was given. */
  phone: z
    .union([z.literal('').transform(() => null), Phone])
    .nullable()
    .default(null),
  side: WeddingSide,
  coming: Flag,
  /** People who come, the guest among them; 0 for one who does not. */
  people: whole(0, MOST_SEATS).default(1),
  wish: text(1000).default(''),
});
export type GuestReply = z.output<typeof GuestReply>;

/** The guest whom a personal link is for, as the invitation shows them to themselves. */
export const InvitedGuest = z.object({
  code: z.string(),
  name: z.string(),
  side: WeddingSide,
  /** What they answered by now; null before. The phone number is for the couple alone and is never in it. */
  reply: z
    .object({
      name: z.string(),
      phone: z.null(),
      side: WeddingSide,
      coming: z.boolean(),
      people: z.int(),
      wish: z.string(),
    })
    .nullable(),
});
export type InvitedGuest = z.output<typeof InvitedGuest>;

const ShownSpouse = Spouse.extend({ picture: Picture.nullable() });

/** An invitation as its readers see it. */
export const Wedding = WeddingDraft.omit({ story: true, album: true, cover: true }).extend({
  _id: Id,
  type: z.literal('WEDDING'),
  status: WeddingStatus,
  /** The member who made it. */
  memberId: Id,
  groom: ShownSpouse,
  bride: ShownSpouse,
  groomsBank: BankAccount.nullable(),
  bridesBank: BankAccount.nullable(),
  weddingDay: ShownDay,
  weddingPartyDay: ShownDay,
  story: z.array(WeddingChapter.extend({ picture: Picture.nullable() })),
  cover: Picture.nullable(),
  album: z.array(ContentPicture),
  wishes: z.array(WeddingWish),
  /** Whether replies are still taken. */
  open: z.boolean(),
  /** Of a personal link; null of the common one. */
  guest: InvitedGuest.nullable(),
  can: z.object({ update: z.boolean() }),
});
export type Wedding = z.output<typeof Wedding>;
