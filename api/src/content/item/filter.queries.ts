/** Conditions on what only some kinds keep: words, tags and days. */
import { fold } from '@m4u/contract/fold';
import { and, like, sql, type SQL } from '../../platform/database/orm.ts';
import { rankOfDay } from './rules.ts';
import { contentItems as items } from './tables.ts';

/** Days, YYYY-MM-DD, the first and the last included; either end may be open. */
interface Days {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Prices in VND, the lowest and the highest included; either end may be open. */
interface Prices {
  readonly from?: number | undefined;
  readonly to?: number | undefined;
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
  /** Events that begin after this moment, ISO 8601 in UTC; what is no event is left out. */
  readonly startsAfter?: string | undefined;
  /** `details.price`, VND; what has none is left out. */
  readonly prices?: Prices | undefined;
}

/** Words of a search; more of them narrow it no further. */
const MOST_WORDS = 12;

const wordsOf = (search: string): string[] =>
  [...new Set(fold(search).split(/\s+/))].filter((word) => word !== '').slice(0, MOST_WORDS);

const contains = (word: string): SQL => like(items.searched, `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`);

const price = sql`(${items.details}->'price')`;

// Among values of JSON null stands below all numbers: a price that is not there is below the lowest.
const isPriced = ({ from = 0, to }: Prices): SQL | undefined =>
  and(
    sql`${price} >= ${JSON.stringify(from)}::jsonb`,
    to === undefined ? undefined : sql`${price} <= ${JSON.stringify(to)}::jsonb`,
  );

/** The condition of a filter; none where it asks for nothing. */
export const matchesDetails = ({
  search = '',
  tag,
  days,
  shownOn,
  startsAfter,
  prices,
}: DetailFilter): SQL | undefined =>
  and(
    ...wordsOf(search).map(contains),
    tag === undefined ? undefined : sql`${items.details}->'tags' ? ${tag}`,
    days?.from === undefined ? undefined : sql`${items.rank} <= ${rankOfDay(days.from)}`,
    days?.to === undefined ? undefined : sql`${items.rank} >= ${rankOfDay(days.to)}`,
    shownOn === undefined
      ? undefined
      : sql`${items.policy} = 'public' and ${shownOn} between ${items.details}->>'start' and ${items.details}->>'end'`,
    // Moments are kept in one form, which sorts as they follow each other.
    startsAfter === undefined ? undefined : sql`${items.details}->'event'->>'start' > ${startsAfter}`,
    prices && isPriced(prices),
  );
