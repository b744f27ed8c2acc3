import type { ShownDay, WeddingDay, WeddingDraft, WeddingStatus } from '@m4u/contract/event/wedding/schema';
import type { Locale } from '@m4u/contract/words';
import { beginOfDay, endOfDay } from '../../platform/time/days.ts';
import type { Random } from '../../platform/random.ts';
import { toLunarDate } from './calendar/lunar.rules.ts';
import type { StoredDraft } from './tables.ts';

/** A date without its hour. */
type OnDay = Pick<WeddingDay, 'd' | 'm' | 'y'>;

const WEEKDAYS: Readonly<Record<Locale, readonly string[]>> = {
  vi: ['Chủ nhật', 'Thứ hai', 'Thứ ba', 'Thứ tư', 'Thứ năm', 'Thứ sáu', 'Thứ bảy'],
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
};

/** The weekday of a date in words. */
export const weekdayOf = ({ d, m, y }: OnDay, locale: Locale): string =>
  WEEKDAYS[locale][new Date(Date.UTC(y, m - 1, d)).getUTCDay()] ?? '';

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** A date as YYYY-MM-DD. */
export const isoDay = ({ d, m, y }: OnDay): string => `${y}-${twoDigits(m)}-${twoDigits(d)}`;

/** The moment of a day's hour in Vietnam; the start of the day while the hour is open. */
export const momentOf = (day: WeddingDay): Date => {
  const [hour, minute] = (day.h || '00:00').split(/[Hh:]/);
  return new Date(`${isoDay(day)}T${hour}:${minute}:00+07:00`);
};

/** Presents a day with weekday, moment and lunar date. */
export const toShownDay = (day: WeddingDay, locale: Locale): ShownDay => ({
  ...day,
  h: day.h.replace(/[h:]/, 'H'),
  th: weekdayOf(day, locale),
  at: momentOf(day).toISOString(),
  lunar: toLunarDate(day),
});

/** The columns of a draft that lists and deadlines use. */
export const toDayColumns = ({
  weddingDay,
  replyUntil,
}: WeddingDraft): { readonly day: string; readonly lastDay: string } => {
  const day = isoDay(weddingDay);
  return { day, lastDay: replyUntil ?? day };
};

/** Whether an invitation accepts replies at a moment. */
export const takesReplies = (
  { status, lastDay }: { readonly status: WeddingStatus; readonly lastDay: string },
  now: Date,
): boolean => status === 'ACTIVE' && now < endOfDay(lastDay);

/** Whether guests may send photos at a moment: from the first of both days on, while the couple wants them. */
export const takesPhotos = (
  { status, written }: { readonly status: WeddingStatus; readonly written: StoredDraft },
  now: Date,
): boolean =>
  status === 'ACTIVE' &&
  (written.guestPhotos ?? true) &&
  [written.weddingDay, written.weddingPartyDay].some((day) => beginOfDay(isoDay(day)) <= now);

// Without letters and digits that look alike.
const LETTERS = '23456789abcdefghjkmnpqrstvwxyz';
const CODE_LENGTH = 14;
/** Bytes from this value on are skipped, so that every letter is equally likely. */
const FAIR = 256 - (256 % LETTERS.length);

/** Generates the code of a personal link: 68 random bits. */
export const generateCode = (random: Random): string => {
  let code = '';
  while (code.length < CODE_LENGTH)
    for (const byte of random.bytes(CODE_LENGTH))
      if (byte < FAIR && code.length < CODE_LENGTH) code += LETTERS.charAt(byte % LETTERS.length);
  return code;
};

/** The pictures of a draft by field. */
export const listDraftPictures = ({
  groom,
  bride,
  cover,
  story,
  album,
}: StoredDraft): readonly (readonly [string, string])[] =>
  [
    ['groom.picture', groom.picture] as const,
    ['bride.picture', bride.picture] as const,
    ['cover', cover] as const,
    ...story.map(({ picture }, index) => [`story.${index}.picture`, picture] as const),
    ...album.map(({ _id }, index) => [`album.${index}`, _id] as const),
  ].flatMap(([field, id]) => (id === null ? [] : [[field, id] as const]));

/** The most characters of a guest's name in the purpose of a transfer, which is limited to fifty characters. */
export const NAME_IN_PURPOSE = 28;

/** People of a reply and what they eat. */
interface People {
  readonly people: number;
  readonly vegetarian: number;
  readonly children: number;
  readonly diet: string;
}

/** Columns of a guest who does not come. */
export const NOBODY: People = { people: 0, vegetarian: 0, children: 0, diet: '' };

/** Columns of a guest who comes: at least one person, and no more meals than people. */
export const toPeople = ({ people, vegetarian, children, diet }: People): People => {
  const all = Math.max(1, people);
  return { people: all, vegetarian: Math.min(vegetarian, all), children: Math.min(children, all), diet };
};
