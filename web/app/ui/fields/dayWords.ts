import { lazy } from '@m4u/contract/lazy';
import type { Locale } from '../../platform/language/language.ts';

const formatter = (language: Locale): (() => Intl.DateTimeFormat) =>
  lazy(() => new Intl.DateTimeFormat(language, { weekday: 'long', month: 'long', timeZone: 'UTC' }));

const formatters = { vi: formatter('vi'), en: formatter('en') };

/**
 * The value of a date field (`YYYY-MM-DD`, or with `THH:mm`) in words: `Thứ Bảy, 12/12/2026`, in English `Saturday,
 * 12 December 2026`. Empty without a whole date; a year that is being typed has zeros in front.
 */
export const dayInWords = (value: string, locale: Locale): string => {
  const [, year, month, day, time] = /^([1-9]\d{3})-(\d\d)-(\d\d)(?:T(\d\d:\d\d))?/.exec(value) ?? [];
  const moment = new Date(`${year}-${month}-${day}T00:00Z`);
  // A day that the month does not have is taken as one of the next month, or refused.
  if (Number.isNaN(moment.getTime()) || moment.getUTCDate() !== Number(day)) return '';
  // Only single words are taken from the formatter: server and browser may put them together differently.
  const words = Object.fromEntries(
    formatters[locale]()
      .formatToParts(moment)
      .map(({ type, value: word }) => [type, word]),
  );
  const date = locale === 'en' ? `${Number(day)} ${words['month']} ${year}` : `${day}/${month}/${year}`;
  return [words['weekday'], date, ...(time === undefined ? [] : [time])].join(', ');
};
