import * as z from 'zod';
import { Position, PositionChoice } from '../../address/position-schema.ts';
import { Day, Flag, Id, line, Link, Moment, Phone, Picture, properName, text, whole } from '../../common.ts';
import { BankAccount, BankAccountDraft } from '../../content/activity/account.ts';
import { ContentPicture, ImageChoice } from '../../content/item/schema.ts';
import { Recording, RecordingChoice } from '../../profile/upload/document.ts';
import { MOST_SEATS } from './rules.ts';
import { VideoLink } from './videoLink.ts';

/**
 * The designs of invitations: red and gold with song hỷ, modern, floral, in the style of the court of Huế, a northern
 * communal house, a southern garden, a photo alone, and a church.
 */
export const WEDDING_DESIGNS = ['songHy', 'minimal', 'floral', 'hue', 'dinh', 'garden', 'photo', 'church'] as const;
export const WeddingDesign = z.enum(WEDDING_DESIGNS, { error: 'choice' });
export type WeddingDesign = z.output<typeof WeddingDesign>;

/** The palettes of each design (docs/rules/wedding.md#designs). */
export const WEDDING_PALETTES = ['first', 'second'] as const;
export const WeddingPalette = z.enum(WEDDING_PALETTES, { error: 'choice' });
export type WeddingPalette = z.output<typeof WeddingPalette>;

/** The music of an invitation, on request: a tune of this project, or `own` for the couple's `song`. */
export const WEDDING_TUNES = [
  'none',
  'own',
  'bridalChorus',
  'canon',
  'odeToJoy',
  'redThread',
  'lotusLake',
  'riverDusk',
] as const;
export const WeddingTune = z.enum(WEDDING_TUNES, { error: 'choice' });
export type WeddingTune = z.output<typeof WeddingTune>;

/** The side that invites a guest. */
export const WeddingSide = z.enum(['groom', 'bride'], { error: 'choice' });
export type WeddingSide = z.output<typeof WeddingSide>;

/** Only the couple sees `DRAFT` and `HIDDEN` (docs/rules/wedding.md#states). */
export const WeddingStatus = z.enum(['ACTIVE', 'DRAFT', 'HIDDEN'], { error: 'choice' });
export type WeddingStatus = z.output<typeof WeddingStatus>;

/** Most pictures of an album, chapters of a story, steps of a programme, and colours of a dress code. */
export const MOST_ALBUM_PICTURES = 60;
export const MOST_CHAPTERS = 12;
export const MOST_STEPS = 12;
export const MOST_COLOURS = 6;

/** Kinds of steps of the programme; each has its drawing. */
export const WEDDING_STEPS = ['welcome', 'ceremony', 'procession', 'party', 'cake', 'photo', 'music', 'other'] as const;

/**
 * A day with its hour (docs/rules/wedding.md#days): `h` as `11H00`, or empty while the hour is open; `th` the weekday in
 * words. The server calculates `th` from the date and ignores a sent value.
 */
const DayFields = z.object({
  h: line(5).refine((hour) => /^(([01]\d|2[0-3])[Hh:][0-5]\d)?$/.test(hour), { error: 'invalid' }),
  th: line(20).optional(),
  d: whole(1, 31),
  m: whole(1, 12),
  y: whole(1990, 2100),
});

/** A day with a valid date; refuses, for example, 31 February. */
export const WeddingDay = DayFields.refine(({ d, m, y }) => new Date(Date.UTC(y, m - 1, d)).getUTCMonth() === m - 1, {
  error: 'date',
  path: ['d'],
});
export type WeddingDay = z.output<typeof WeddingDay>;

/**
 * The exact values of an empty form (docs/rules/wedding.md#defaults). The date is a Saturday: the shown weekday is
 * calculated from the date and differs from `th` here.
 */
export const WEDDING_DEFAULTS = {
  type: 'WEDDING',
  status: 'ACTIVE',
  weddingDay: { h: '11H00', th: 'Chủ nhật', d: 23, m: 12, y: 2023 },
  weddingPartyDay: { h: '11H30', th: 'SUN', d: 23, m: 12, y: 2023 },
} as const;

/** Bride or groom. */
export const Spouse = z.object({
  name: line(80, 1),
  /** Birth order in the family, for example Trưởng nam, Út nữ; may be empty. */
  rank: line(40).default(''),
  about: text(600).default(''),
  /** Id of an upload. */
  picture: Id.nullable().default(null),
});

/** A family (docs/rules/wedding.md#fields); the page shows the usual wording before the names. */
export const WeddingFamily = z.object({
  father: line(80).default(''),
  mother: line(80).default(''),
  address: line(200).default(''),
});
export type WeddingFamily = z.output<typeof WeddingFamily>;

/** The place of the ceremony or the party. */
export const WeddingPlace = z.object({
  name: line(120).default(''),
  address: line(200).default(''),
  /** Link to a map; empty for one generated from the address. */
  mapLink: z.union([z.literal(''), Link]).default(''),
  /** Its position, for the drawn map and directions. */
  position: PositionChoice.default(null),
});

/** The place of the ceremony or the party in answers. */
export const ShownPlace = WeddingPlace.extend({ position: Position.nullable() });
export type ShownPlace = z.output<typeof ShownPlace>;

/** A chapter of the couple's story. */
export const WeddingChapter = z.object({
  /** Time in words, for example Mùa thu 2019. */
  time: line(40).default(''),
  title: line(120, 1),
  text: text(1500).default(''),
  picture: Id.nullable().default(null),
});

/** A step of the day's programme. */
export const WeddingStep = z.object({
  /** `HH:mm`, in Vietnam. */
  time: line(5, 1).refine((time) => /^([01]\d|2[0-3]):[0-5]\d$/.test(time), { error: 'invalid' }),
  kind: z.enum(WEDDING_STEPS, { error: 'choice' }).default('other'),
  title: line(80, 1),
  place: line(120).default(''),
});
export type WeddingStep = z.output<typeof WeddingStep>;

/** Colours that guests are asked to wear, with a sentence; both may be empty. */
export const WeddingDress = z.object({
  note: line(200).default(''),
  colours: z
    .array(
      z.object({
        name: line(30, 1),
        colour: line(7, 1).refine((colour) => /^#[\da-f]{6}$/i.test(colour), { error: 'invalid' }),
      }),
    )
    .max(MOST_COLOURS)
    .default([]),
});
export type WeddingDress = z.output<typeof WeddingDress>;

/** The fields of an invitation that the couple edits. */
export const WeddingDraft = z.object({
  design: WeddingDesign.default('songHy'),
  palette: WeddingPalette.default('first'),
  groom: Spouse,
  bride: Spouse,
  groomsFamily: WeddingFamily.prefault({}),
  bridesFamily: WeddingFamily.prefault({}),
  groomsBank: BankAccountDraft.nullable().default(null),
  bridesBank: BankAccountDraft.nullable().default(null),
  weddingDay: WeddingDay.prefault(WEDDING_DEFAULTS.weddingDay),
  weddingPartyDay: WeddingDay.prefault(WEDDING_DEFAULTS.weddingPartyDay),
  ceremonyPlace: WeddingPlace.prefault({}),
  partyPlace: WeddingPlace.prefault({}),
  /** Greeting at the start of the page, in the couple's words; may be empty. */
  greeting: text(600).default(''),
  /** The day's programme, in its order. */
  schedule: z.array(WeddingStep).max(MOST_STEPS).default([]),
  dress: WeddingDress.prefault({}),
  story: z.array(WeddingChapter).max(MOST_CHAPTERS).default([]),
  cover: Id.nullable().default(null),
  album: z.array(ImageChoice).max(MOST_ALBUM_PICTURES).default([]),
  /** The couple's video, as the address of its page on YouTube or Vimeo; empty for none. */
  video: VideoLink.default(''),
  tune: WeddingTune.default('none'),
  /** The couple's own song: id of an uploaded recording. It plays where `tune` is `own`. */
  song: RecordingChoice.default(null),
  /** The last day for replies; null for the wedding day itself. */
  replyUntil: Day.nullable().default(null),
  /** Whether approved wishes show on the page. */
  showWishes: Flag.default(true),
  /** Whether guests may send photos from the wedding day on (docs/rules/wedding.md#guests-photos). */
  guestPhotos: Flag.default(true),
  /** Whether search engines may index the invitation; personal links are never indexed. */
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

/** A day for display, with its moment (the start of the day where the hour is open) and its lunar date. */
export const ShownDay = DayFields.extend({
  th: z.string(),
  at: Moment,
  lunar: LunarDate,
});
export type ShownDay = z.output<typeof ShownDay>;

/** A wish that the couple shows on the page. */
export const WeddingWish = z.object({ _id: Id, name: z.string(), side: WeddingSide, wish: z.string(), at: Moment });
export type WeddingWish = z.output<typeof WeddingWish>;

/** Meals of a reply (docs/rules/wedding.md#replies). */
export const Meal = z.object({
  /** Among the people who come, those who eat vegetarian food, and children. */
  vegetarian: whole(0, MOST_SEATS).default(0),
  children: whole(0, MOST_SEATS).default(0),
  /** A note for the kitchen, for example of an allergy; empty in a changed reply keeps the earlier one. */
  diet: line(200).default(''),
});

/** A guest's reply; it can be changed until the couple's `replyUntil`. */
export const GuestReply = z.object({
  name: properName(80, 1),
  /** Phone number; empty in a changed reply keeps the earlier one. */
  phone: z
    .union([z.literal('').transform(() => null), Phone])
    .nullable()
    .default(null),
  side: WeddingSide,
  coming: Flag,
  /** People who come, including the guest; 0 when the guest does not come. */
  people: whole(0, MOST_SEATS).default(1),
  ...Meal.shape,
  wish: text(1000).default(''),
});
export type GuestReply = z.output<typeof GuestReply>;

/** The guest of a personal link, as the invitation shows them to that guest. */
export const InvitedGuest = z.object({
  code: z.string(),
  name: z.string(),
  side: WeddingSide,
  /** Whether the link was noted as opened before. */
  opened: z.boolean(),
  /** The guest's reply; null before. Never contains the phone number nor `diet`, which only the couple sees. */
  reply: z
    .object({
      name: z.string(),
      phone: z.null(),
      side: WeddingSide,
      coming: z.boolean(),
      people: z.int(),
      vegetarian: z.int(),
      children: z.int(),
      wish: z.string(),
    })
    .nullable(),
});
export type InvitedGuest = z.output<typeof InvitedGuest>;

/** Bride or groom in answers. */
export const ShownSpouse = Spouse.extend({ picture: Picture.nullable() });

/** An invitation as visitors see it. */
export const Wedding = WeddingDraft.omit({ story: true, album: true, cover: true }).extend({
  _id: Id,
  /** The end of its address `/thiep/{name}`; null where the couple chose none. */
  name: z.string().nullable(),
  type: z.literal('WEDDING'),
  status: WeddingStatus,
  /** The member who created the invitation. */
  memberId: Id,
  groom: ShownSpouse,
  bride: ShownSpouse,
  song: Recording.nullable(),
  groomsBank: BankAccount.nullable(),
  bridesBank: BankAccount.nullable(),
  ceremonyPlace: ShownPlace,
  partyPlace: ShownPlace,
  weddingDay: ShownDay,
  weddingPartyDay: ShownDay,
  story: z.array(WeddingChapter.extend({ picture: Picture.nullable() })),
  cover: Picture.nullable(),
  album: z.array(ContentPicture),
  video: z.string(),
  wishes: z.array(WeddingWish),
  /** Whether the invitation still accepts replies. */
  open: z.boolean(),
  /** Whether guests may send photos now, and how many of theirs the invitation shows. */
  photos: z.object({ open: z.boolean(), shown: z.int() }),
  /** The guest of a personal link; null for the common invitation. */
  guest: InvitedGuest.nullable(),
  can: z.object({ update: z.boolean() }),
});
export type Wedding = z.output<typeof Wedding>;
