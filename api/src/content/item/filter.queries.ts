/** Conditions on fields that only some kinds have: words, tags, days and prices. */
import { fold } from '@m4u/contract/fold';
import { and, like, sql, type SQL } from '../../platform/database/orm.ts';
import { rankOfDay } from './rules.ts';
import { contentItems as items } from './tables.ts';

/** Days, YYYY-MM-DD, both included; either end may be open. */
interface Days {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Prices in VND, both included; either end may be open. */
interface Prices {
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

/** Filter by fields of the kind's details. */
export interface DetailFilter {
  /** Words that all occur in the title, the text or a tag; diacritics are ignored. */
  readonly search?: string | undefined;
  /** One of `details.tags`. */
  readonly tag?: string | undefined;
  /** For kinds that are ordered by day. */
  readonly days?: Days | undefined;
  /** Only pieces that others see on this day: public, and within `details.start` and `details.end`. */
  readonly shownOn?: string | undefined;
  /** Only events that start after this moment, ISO 8601 in UTC. */
  readonly startsAfter?: string | undefined;
  /** Only events that announce the tickets of this check-in event. */
  readonly signUp?: string | undefined;
  /** `details.price`, VND; excludes pieces without a price. */
  readonly prices?: Prices | undefined;
}

/** Most words of a search; further ones are ignored. */
const MOST_WORDS = 12;

const splitWords = (search: string): string[] =>
  [...new Set(fold(search).split(/\s+/))].filter((word) => word !== '').slice(0, MOST_WORDS);

const contains = (word: string): SQL => like(items.searched, `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`);

const price = sql`(${items.details}->'price')`;

// In JSON, null sorts below all numbers, so a missing price is below the lowest one.
const isPriced = ({ from = 0, to }: Prices): SQL | undefined =>
  and(
    sql`${price} >= ${JSON.stringify(from)}::jsonb`,
    to === undefined ? undefined : sql`${price} <= ${JSON.stringify(to)}::jsonb`,
  );

/** Others see a piece on this day: it is public, and the day is one of its days. */
export const isShownOn = (day: unknown): SQL =>
  sql`(${items.policy} = 'public' and ${day} between ${items.details}->>'start' and ${items.details}->>'end')`;

/** Condition of a filter; undefined for an empty one. */
export const matchesDetails = ({
  search = '',
  tag,
  days,
  shownOn,
  startsAfter,
  signUp,
  prices,
}: DetailFilter): SQL | undefined =>
  and(
    ...splitWords(search).map(contains),
    tag === undefined ? undefined : sql`${items.details}->'tags' ? ${tag}`,
    days?.from === undefined ? undefined : sql`${items.rank} <= ${rankOfDay(days.from)}`,
    days?.to === undefined ? undefined : sql`${items.rank} >= ${rankOfDay(days.to)}`,
    shownOn === undefined ? undefined : isShownOn(shownOn),
    // All moments are stored in one format, so they sort as text.
    startsAfter === undefined ? undefined : sql`${items.details}->'event'->>'start' > ${startsAfter}`,
    signUp === undefined ? undefined : sql`${items.details}->'event'->>'signUp' = ${signUp}`,
    prices && isPriced(prices),
  );
