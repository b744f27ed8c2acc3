import type { SearchKind } from '@m4u/contract/insight/search/rules';
import { sql, type SQL } from '../../platform/database/orm.ts';
import { type Narrowing, conditionsOf, textPatterns } from './texts/queries.ts';
import type { QueryWord } from './words.queries.ts';

/** Parameters of a search. */
export interface SearchQuery {
  readonly kinds: readonly SearchKind[];
  readonly words: readonly QueryWord[];
  readonly agencyId?: string | undefined;
  readonly narrowing: Narrowing;
  /** Owners whose phone number matches the query. */
  readonly phoneOwners: readonly string[];
  readonly limit: number;
  readonly offset: number;
  /** Most results of one kind. */
  readonly most: number;
}

/** Names of the parameters of a statement. */
const placeholderNames = [
  'kinds',
  'exactTerms',
  'otherTerms',
  'plain',
  'exact',
  'beginning',
  'whole',
  'all',
  'conditions',
  'textWords',
  'exactTextWords',
  'provinces',
  'careers',
  'agencyId',
  'phoneOwners',
  'limit',
  'offset',
  'most',
] as const;
type ValueName = (typeof placeholderNames)[number];
/** Parameters as SQL: placeholders in a prepared statement, else values. */
export type Values = Readonly<Record<ValueName, SQL>>;

export const anywhere = (word: string): string => (word.length > 2 ? `%${word}%` : `% ${word}%`);

/** The rarest word of a query; only its entries are checked for the other words. */
export const leadingWord = (words: readonly QueryWord[], uses: 'uses' | 'exactUses' = 'uses'): QueryWord | undefined =>
  words.toSorted((a, b) => a[uses] - b[uses])[0];

export const toValues = ({
  words,
  kinds,
  agencyId,
  narrowing,
  phoneOwners,
  limit,
  offset,
  most,
}: SearchQuery): Readonly<Record<ValueName, unknown>> => {
  const lead = leadingWord(words);
  const one = words.length === 1;
  return {
    kinds: [...kinds],
    exactTerms: leadingWord(words, 'exactUses')?.exactTerms ?? [],
    // Other words may differ in diacritics while this one matches exactly.
    otherTerms: one ? (lead?.otherTerms ?? []) : [...(lead?.exactTerms ?? []), ...(lead?.otherTerms ?? [])],
    plain: words.map(({ word }) => anywhere(word)),
    exact: words.map(({ word, exact }) => (word.length > 2 ? `%${exact}%` : `% ${exact}%`)),
    beginning: words.map(({ word }) => `% ${word}%`),
    whole: words.map(({ word }) => `% ${word} %`),
    all: ` ${words.map(({ word }) => word).join(' ')}`,
    conditions: conditionsOf(words, narrowing, agencyId),
    textWords: textPatterns(words, 'word'),
    exactTextWords: textPatterns(words, 'exact'),
    provinces: narrowing.provinces,
    careers: narrowing.careers,
    agencyId: agencyId ?? null,
    phoneOwners: [...phoneOwners],
    limit,
    offset,
    most,
  };
};

const mapValues = (write: (name: ValueName) => SQL): Values =>
  Object.fromEntries(placeholderNames.map((name) => [name, write(name)])) as Record<ValueName, SQL>;
export const placeholders = mapValues((name) => sql`${sql.placeholder(name)}`);
export const asParameters = (values: ReturnType<typeof toValues>): Values =>
  mapValues((name) => sql`${sql.param(values[name])}`);
