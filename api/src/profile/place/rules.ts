import { fold } from '@m4u/contract/fold';
import type { Place } from '@m4u/contract/profile/place';
import type { places } from './tables.ts';

type PlaceRow = Pick<
  typeof places.$inferSelect,
  'code' | 'version' | 'level' | 'kind' | 'name' | 'fullName' | 'parentCode'
>;

/** A unit as it is told. */
export const present = ({ code, version, level, kind, name, fullName, parentCode }: PlaceRow): Place => ({
  _id: code,
  version,
  level,
  kind,
  name,
  fullName,
  parentCode,
});

/** How people write what a unit is, and the city that has a name of three letters. */
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

/** The same of one letter: only before a name or a number, since a name may just have been begun. */
const INITIALS: ReadonlyMap<string, string> = new Map(Object.entries({ p: 'phuong', q: 'quan', h: 'huyen', x: 'xa' }));

/** More words than any name of a unit with those it lies in; each is a condition of a query. */
const MOST_WORDS = 16;

/** What is searched, as the database folds names: words of small letters without marks; `Q.1` is `quan 1`. */
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

/** A former unit that a ward of today has a part of, and those it lay in. */
export interface FormerName {
  readonly code: string;
  readonly name: string;
  readonly district: string | null;
  readonly province: string | null;
  /** Already the district fits what is searched, whatever the ward is called. */
  readonly byDistrict: boolean;
}

/** Former names that are told with a ward. */
const MOST_NAMES = 3;

/** Under which former names each ward was found. */
export const formerNames = (rows: readonly FormerName[]): ReadonlyMap<string, string[]> => {
  const names = Map.groupBy(rows, ({ code }) => code);
  return new Map(
    [...names].map(([code, of]) => {
      const written = of.map(({ name, district, province, byDistrict }) =>
        (byDistrict ? [district, province] : [name, district, province]).filter(Boolean).join(', '),
      );
      return [code, [...new Set(written)].slice(0, MOST_NAMES)];
    }),
  );
};
