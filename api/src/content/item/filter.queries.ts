/** Conditions on what only some kinds keep: words, tags and days. */
import { and, like, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { fold, rankOfDay } from './rules.ts';
import { contentItems as items } from './tables.ts';

/** Days, YYYY-MM-DD, the first and the last included; either end may be open. */
export interface Days {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** What a list can be narrowed by where its kind has it. */
export interface DetailFilter {
  /** Every word stands in the title, the text or a tag, accents or not. */
  readonly search?: string | undefined;
  /** One of `details.tags`. */
  readonly tag?: string | undefined;
  /** Of kinds whose order is that of days. */
  readonly days?: Days | undefined;
  /** What others see on this day: public, and within `details.start` and `details.end`. */
  readonly shownOn?: string | undefined;
}

// As `fold` of the rules does it: marks go, đ is d, then the letters are plain and lower case is the same everywhere.
const folded = (text: SQLWrapper): SQL<string> =>
  sql<string>`lower(translate(regexp_replace(normalize(${text}, NFD), '[\\u0300-\\u036f]', '', 'g'), 'đĐ', 'dd'))`;

const searched = folded(
  sql`concat_ws(' ', ${items.title}, regexp_replace(${items.content}, '<[^>]*>', ' ', 'g'), ${items.details}->>'tags')`,
);

const contains = (word: string): SQL => like(searched, `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`);

/** The condition of a filter; none where it asks for nothing. */
export const matchesDetails = ({ search = '', tag, days, shownOn }: DetailFilter): SQL | undefined =>
  and(
    ...fold(search)
      .split(/\s+/)
      .filter((word) => word !== '')
      .map(contains),
    tag === undefined ? undefined : sql`${items.details}->'tags' ? ${tag}`,
    days?.from === undefined ? undefined : sql`${items.rank} <= ${rankOfDay(days.from)}`,
    days?.to === undefined ? undefined : sql`${items.rank} >= ${rankOfDay(days.to)}`,
    shownOn === undefined
      ? undefined
      : sql`${items.policy} = 'public' and ${shownOn} between ${items.details}->>'start' and ${items.details}->>'end'`,
  );
