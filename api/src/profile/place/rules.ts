import { fold } from '@m4u/contract/fold';
import type { Place } from '@m4u/contract/profile/place';
import type { places } from './tables.ts';

type PlaceRow = Pick<
  typeof places.$inferSelect,
  'code' | 'version' | 'level' | 'kind' | 'name' | 'fullName' | 'parentCode'
>;

/** Builds a unit for answers. */
export const toPlace = ({ code, version, level, kind, name, fullName, parentCode }: PlaceRow): Place => ({
  _id: code,
  version,
  level,
  kind,
  name,
  fullName,
  parentCode,
});

/** Common abbreviations of kinds of units, and of Ho Chi Minh City and Hanoi. */
const ABBREVIATIONS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    tp: 'thanh pho',
    tphcm: 'thanh pho ho chi minh',
    hcm: 'ho chi minh',
    hn: 'ha noi',
    tx: 'thi xa',
    tt: 'thi tran',
  }),
);

/** One-letter abbreviations. They count only before a name or number, because a letter may be the start of a name. */
const INITIALS: ReadonlyMap<string, string> = new Map(Object.entries({ p: 'phuong', q: 'quan', h: 'huyen', x: 'xa' }));

/** Maximum number of search words, more than any full name has; each word is a condition of the query. */
const MOST_WORDS = 16;

/** Normalises a search like names in the database: lower-case words without diacritics; `Q.1` becomes `quan 1`. */
export const searchWords = (text: string): string[] => {
  const words = fold(text)
    .replace(/[\s!-/:-@[-`{-~–—]+/g, ' ')
    .trim()
    .split(' ');
  return words
    .flatMap((word, index) => {
      const [, initial, number] = /^([pq])(\d+)$/.exec(word) ?? [];
      if (initial !== undefined && number !== undefined) return [INITIALS.get(initial) ?? initial, number];
      const whole = (index < words.length - 1 ? INITIALS.get(word) : undefined) ?? ABBREVIATIONS.get(word) ?? word;
      return whole.split(' ');
    })
    .filter(Boolean)
    .slice(0, MOST_WORDS);
};

/** A former unit that overlaps a present ward, with the units that contained it. */
export interface FormerName {
  readonly code: string;
  readonly name: string;
  readonly district: string | null;
  readonly province: string | null;
  /** The district's name alone matches the search. */
  readonly byDistrict: boolean;
}

/** Maximum number of former names shown with a ward. */
const MOST_FORMER_NAMES = 3;

/** Groups the former names by the ward that they found. */
export const groupFormerNames = (rows: readonly FormerName[]): ReadonlyMap<string, string[]> => {
  const names = Map.groupBy(rows, ({ code }) => code);
  return new Map(
    [...names].map(([code, of]) => {
      const formerNames = of.map(({ name, district, province, byDistrict }) =>
        (byDistrict ? [district, province] : [name, district, province]).filter(Boolean).join(', '),
      );
      return [code, [...new Set(formerNames)].slice(0, MOST_FORMER_NAMES)];
    }),
  );
};
