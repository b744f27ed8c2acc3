import { lazy } from '@m4u/contract/lazy';
import type { Locale } from './language.ts';

const zone = 'Asia/Ho_Chi_Minh';
const numbers = lazy(() => new Intl.NumberFormat('vi-VN', { maximumFractionDigits: 2 }));
const calendar = lazy(
  () =>
    new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
);

/** A number with dots between thousands (docs/rules/formats.md#numbers): `1.234.567`. */
export const number = (value: number): string => numbers().format(value);

/** A rounded number with its unit, for the axis of a chart: `500 nghìn`, `1,5 triệu`; in English `500K`. */
export const shortNumber = (value: number, locale: Locale): string =>
  new Intl.NumberFormat(locale, {
    notation: 'compact',
    compactDisplay: locale === 'vi' ? 'long' : 'short',
    maximumFractionDigits: 1,
  }).format(value);

/** An amount in đồng: `1.234.567 ₫`, with a no-break space before the sign. */
export const money = (value: number): string => `${number(value)}\u00A0₫`;

/** A file's size, given in bytes: `1 kB`, `820 kB`, `1,5 MB`. */
export const fileSize = (bytes: number): string =>
  bytes < 1_000_000
    ? `${number(Math.max(1, Math.round(bytes / 1_000)))} kB`
    : bytes < 1_000_000_000
      ? `${number(Math.round(bytes / 100_000) / 10)} MB`
      : `${number(Math.round(bytes / 100_000_000) / 10)} GB`;

/** A moment (ISO 8601) or a day (`YYYY-MM-DD`, which is the same day everywhere) by its parts in Vietnam. */
const partsOf = (time: string | Date): Record<string, string> => {
  const day = typeof time === 'string' ? /^(\d{4})-(\d\d)-(\d\d)$/.exec(time) : null;
  if (day) return { year: day[1] ?? '', month: day[2] ?? '', day: day[3] ?? '', hour: '00', minute: '00' };
  return Object.fromEntries(
    calendar()
      .formatToParts(new Date(time))
      .map(({ type, value }) => [type, value]),
  );
};

/** A date as people read it: `DD/MM/YYYY` in Vietnam's time. */
export const date = (time: string | Date): string => {
  const { day, month, year } = partsOf(time);
  return `${day}/${month}/${year}`;
};

/** A date that sorts: `YYYY/MM/DD`. */
export const sortableDate = (time: string | Date): string => {
  const { day, month, year } = partsOf(time);
  return `${year}/${month}/${day}`;
};

/** A month: `MM/YYYY`. */
export const month = (time: string | Date): string => {
  const parts = partsOf(time);
  return `${parts['month']}/${parts['year']}`;
};

/** A date with its time of day: `DD/MM/YYYY HH:mm`. */
export const dateAndTime = (time: string | Date): string => {
  const { hour, minute } = partsOf(time);
  return `${date(time)} ${hour}:${minute}`;
};

/** A Vietnamese phone number as it is read out: `0912 345 678`, `024 3825 1234`; any other stays as it is. */
export const phone = (text: string): string => {
  const digits = text.replace(/[^\d+]/g, '').replace(/^(?:\+84|0084)/, '0');
  if (/^0\d{9}$/.test(digits)) return digits.replace(/^(\d{4})(\d{3})(\d{3})$/, '$1 $2 $3');
  if (/^02\d{9}$/.test(digits)) return digits.replace(/^(\d{3})(\d{4})(\d{4})$/, '$1 $2 $3');
  return text;
};

/** How a person is greeted: a Vietnamese name ends with the given name, as `Nhung` of `Trần Thị Nhung`. */
export const givenName = (name: string): string => name.trim().split(/\s+/).at(-1) ?? '';

/** The time of day of a moment: `HH:mm` in Vietnam's time. */
export const timeOfDay = (time: string | Date): string => {
  const { hour, minute } = partsOf(time);
  return `${hour}:${minute}`;
};

/** A moment of today as `14:46`, another with its date. */
export const timeOrDate = (time: string | Date, now: string | Date): string =>
  date(time) === date(now) ? timeOfDay(time) : dateAndTime(time);

const minute = 60;
const hour = 60 * minute;
const dayLength = 24 * hour;

/** Units of relative time in seconds, the largest first; a month is 30 days (docs/rules/formats.md#dates). */
const units = [
  ['year', 365 * dayLength],
  ['month', 30 * dayLength],
  ['day', dayLength],
  ['hour', hour],
  ['minute', minute],
] as const;

const justNow: Readonly<Record<Locale, string>> = { vi: 'Vừa xong', en: 'Just now' };

/** How long ago it was, by the largest whole unit: `5 phút trước`; just now within a minute or ahead of the clock. */
export const relativeTime = (time: string | Date, now: number | Date, locale: Locale): string => {
  const seconds = (Number(now) - new Date(time).getTime()) / 1000;
  const unit = units.find(([, length]) => seconds >= length);
  if (!unit) return justNow[locale];
  return new Intl.RelativeTimeFormat(locale).format(-Math.floor(seconds / unit[1]), unit[0]);
};

/** As {@link relativeTime}, within a sentence. */
export const relativeTimeWithin: typeof relativeTime = (time, now, locale) => {
  const text = relativeTime(time, now, locale);
  return text.charAt(0).toLowerCase() + text.slice(1);
};

/** A moment as `datetime-local` fields write it, in Vietnam's time: `2026-12-24T19:00`. */
export const localMoment = (time: string): string => {
  const { year, month: of, day, hour: hours, minute: minutes } = partsOf(time);
  return `${year}-${of}-${day}T${hours}:${minutes}`;
};

/** The moment (ISO 8601) that such a field means; what is none stays as it was typed. */
export const momentOf = (local: string): string =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(local) ? `${local}:00+07:00` : local;
