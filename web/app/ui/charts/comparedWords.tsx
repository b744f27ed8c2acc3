import { m } from '../../paraglide/messages.js';
import { date, number } from '../../platform/language/formats.ts';

/** Names the days that figures are compared with: the day before, or as many days as are shown. */
export const comparedWords = ({ days, from, to }: { days: number; from: string; to: string }): string =>
  days === 1
    ? m.statistics_compared_day({ day: date(to) })
    : m.statistics_compared({ count: number(days), from: date(from), to: date(to) });
