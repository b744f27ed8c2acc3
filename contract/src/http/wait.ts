import { fill, type Locale, type Words } from '../words.ts';

const second: Words = { vi: '{count} giây', en: '{count} {count:second|seconds}' };
const minute: Words = { vi: '{count} phút', en: '{count} {count:minute|minutes}' };
const hour: Words = { vi: '{count} giờ', en: '{count} {count:hour|hours}' };

const countOf = (count: number, unit: Words, locale: Locale): string => fill(unit[locale], { count });

/**
 * Words for a time to wait, as a part of a sentence: seconds below a minute, minutes below two hours, then hours.
 * Rounded up, so that whoever waits as long is not refused again.
 */
export const waitWords = (seconds: number, locale: Locale): string => {
  const whole = Math.max(1, Math.ceil(seconds));
  if (whole < 60) return countOf(whole, second, locale);
  const minutes = Math.ceil(whole / 60);
  return minutes < 120 ? countOf(minutes, minute, locale) : countOf(Math.ceil(minutes / 60), hour, locale);
};

const refusal: Words = {
  vi: 'Bạn thao tác quá nhanh. Hãy thử lại sau {wait}.',
  en: 'Too many attempts. Try again in {wait}.',
};

/** The words of the error `rate-limited` with the seconds to wait. */
export const rateLimitedWords = (seconds: number, locale: Locale): string =>
  fill(refusal[locale], { wait: waitWords(seconds, locale) });
