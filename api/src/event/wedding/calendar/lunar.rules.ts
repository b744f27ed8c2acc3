import { DAY, HOUR } from '@m4u/contract/durations';
import type { LunarDate } from '@m4u/contract/event/wedding/schema';
import { SearchMoonPhase, Seasons, SunPosition } from 'astronomy-engine';

/** Days are counted as they begin in Vietnam, from 1 January 1970. */
const AHEAD = 7 * HOUR;

const dayOf = (moment: Date): number => Math.floor((moment.getTime() + AHEAD) / DAY);
const beginOf = (day: number): Date => new Date(day * DAY - AHEAD);

/** The day of the first new moon from the beginning of a day on. */
const newMoonFrom = (day: number): number => {
  const found = SearchMoonPhase(0, beginOf(day), 40);
  if (!found) throw new Error(`No new moon within forty days of day ${day}`);
  return dayOf(found.date);
};

/** On which twelfth of its way the sun stands when a day begins. */
const sunSignAt = (day: number): number => Math.floor(SunPosition(beginOf(day)).elon / 30);

/** The day on which the month begins that holds the winter solstice: the eleventh of its year. */
const eleventhMonth = (year: number): number => {
  const solstice = dayOf(Seasons(year).dec_solstice.date);
  const first = newMoonFrom(solstice - 31);
  const next = newMoonFrom(first + 28);
  return next <= solstice ? next : first;
};

/** The months from one winter solstice's to the one before the next. */
interface Round {
  /** First days of the months, and that of the month after the last. */
  readonly starts: readonly number[];
  /** Which of them is a leap month; 0 for none. */
  readonly leap: number;
}

const roundFrom = (year: number): Round => {
  const end = eleventhMonth(year + 1);
  const starts = [eleventhMonth(year)];
  for (let last = starts[0] ?? end; last < end; starts.push(last)) last = newMoonFrom(last + 28);
  // With thirteen months, the first in which the sun enters no new twelfth is the leap one.
  const signs = starts.map(sunSignAt);
  const leap = starts.length === 14 ? signs.findIndex((sign, place) => place > 0 && sign === signs[place + 1]) : 0;
  return { starts, leap };
};

const kept = new Map<number, Round>();

/** The months of a year are worked out once: there are some hundred years that can be asked for. */
const keptRound = (year: number): Round => {
  const round = kept.get(year) ?? roundFrom(year);
  kept.set(year, round);
  return round;
};

const STEMS = ['Canh', 'Tân', 'Nhâm', 'Quý', 'Giáp', 'Ất', 'Bính', 'Đinh', 'Mậu', 'Kỷ'] as const;
const BRANCHES = ['Thân', 'Dậu', 'Tuất', 'Hợi', 'Tý', 'Sửu', 'Dần', 'Mão', 'Thìn', 'Tỵ', 'Ngọ', 'Mùi'] as const;

/** What a lunar year is called: Quý Mão. */
export const yearName = (year: number): string => `${STEMS[year % 10]} ${BRANCHES[year % 12]}`;

/**
 * A date in the Vietnamese lunar calendar, by the sun and the moon as they stand at seven hours ahead of UTC. Months begin
 * with the day of the new moon, and the winter solstice is in the eleventh.
 */
export const lunarDate = ({ d, m, y }: { readonly d: number; readonly m: number; readonly y: number }): LunarDate => {
  const day = Date.UTC(y, m - 1, d) / DAY;
  const first = day < eleventhOf(y) ? y - 1 : y;
  const { starts, leap } = keptRound(first);
  const place = starts.findLastIndex((start) => start <= day);
  const isLeap = leap > 0 && place === leap;
  const month = ((10 + place - (leap > 0 && place >= leap ? 1 : 0)) % 12) + 1;
  const year = month >= 11 && place < 3 ? first : first + 1;
  return { day: day - (starts[place] ?? day) + 1, month, year, leap: isLeap, yearName: yearName(year) };
};

const eleventhOf = (year: number): number => keptRound(year).starts[0] ?? 0;
