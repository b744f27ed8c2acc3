import { VIETNAM_OFFSET } from '@m4u/contract/days';
import { DAY } from '@m4u/contract/durations';
import type { LunarDate } from '@m4u/contract/event/wedding/schema';
import { SearchMoonPhase, Seasons, SunPosition } from 'astronomy-engine';

/** The number of a day in Vietnam; 1 January 1970 is 0. */
const dayNumber = (moment: Date): number => Math.floor((moment.getTime() + VIETNAM_OFFSET) / DAY);
const dayStart = (day: number): Date => new Date(day * DAY - VIETNAM_OFFSET);

/** The day of the first new moon at or after the start of a day. */
const newMoonFrom = (day: number): number => {
  const found = SearchMoonPhase(0, dayStart(day), 40);
  if (!found) throw new Error(`No new moon within forty days of day ${day}`);
  return dayNumber(found.date);
};

/** The twelfth of the sun's yearly path (0 to 11) at the start of a day. */
const sunSignAt = (day: number): number => Math.floor(SunPosition(dayStart(day)).elon / 30);

/** The first day of the month with the winter solstice, which is month 11 of its year. */
const eleventhMonth = (year: number): number => {
  const solstice = dayNumber(Seasons(year).dec_solstice.date);
  const first = newMoonFrom(solstice - 31);
  const next = newMoonFrom(first + 28);
  return next <= solstice ? next : first;
};

/** The months from one month of a winter solstice until the next one. */
interface LunarCycle {
  /** First days of the months, and of the month after the last. */
  readonly starts: readonly number[];
  /** Index of the leap month; 0 for none. */
  readonly leap: number;
}

const calculateCycle = (year: number): LunarCycle => {
  const end = eleventhMonth(year + 1);
  const starts = [eleventhMonth(year)];
  for (let last = starts[0] ?? end; last < end; starts.push(last)) last = newMoonFrom(last + 28);
  // Of thirteen months, the first one in which the sun enters no new twelfth is the leap month.
  const signs = starts.map(sunSignAt);
  const leap = starts.length === 14 ? signs.findIndex((sign, index) => index > 0 && sign === signs[index + 1]) : 0;
  return { starts, leap };
};

const cycleCache = new Map<number, LunarCycle>();

/** Caches the months of each year; only about a hundred years can be requested. */
const cachedCycle = (year: number): LunarCycle => {
  const round = cycleCache.get(year) ?? calculateCycle(year);
  cycleCache.set(year, round);
  return round;
};

const STEMS = ['Canh', 'Tân', 'Nhâm', 'Quý', 'Giáp', 'Ất', 'Bính', 'Đinh', 'Mậu', 'Kỷ'] as const;
const BRANCHES = ['Thân', 'Dậu', 'Tuất', 'Hợi', 'Tý', 'Sửu', 'Dần', 'Mão', 'Thìn', 'Tỵ', 'Ngọ', 'Mùi'] as const;

/** The name of a lunar year: Quý Mão. */
export const yearName = (year: number): string => `${STEMS[year % 10]} ${BRANCHES[year % 12]}`;

/**
 * Converts a date to the Vietnamese lunar calendar, calculated for UTC+7. Months begin on the day of the new moon, and
 * the winter solstice is in month 11.
 */
export const toLunarDate = ({ d, m, y }: { readonly d: number; readonly m: number; readonly y: number }): LunarDate => {
  const day = Date.UTC(y, m - 1, d) / DAY;
  const first = day < cachedEleventhMonth(y) ? y - 1 : y;
  const { starts, leap } = cachedCycle(first);
  const monthIndex = starts.findLastIndex((start) => start <= day);
  const isLeap = leap > 0 && monthIndex === leap;
  const month = ((10 + monthIndex - (leap > 0 && monthIndex >= leap ? 1 : 0)) % 12) + 1;
  const year = month >= 11 && monthIndex < 3 ? first : first + 1;
  return { day: day - (starts[monthIndex] ?? day) + 1, month, year, leap: isLeap, yearName: yearName(year) };
};

const cachedEleventhMonth = (year: number): number => cachedCycle(year).starts[0] ?? 0;
