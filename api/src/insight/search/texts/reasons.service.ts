import type { FoundReason } from '@m4u/contract/insight/search';
import { splitQuery } from '@m4u/contract/insight/search/rules';
import type { Context } from '../../../platform/context.ts';
import { matchesOf, snippetOf } from './rules.ts';
import * as queries from './reasons.queries.ts';

/** Of many former names only those that say most of the words. */
const shownOf = (kind: FoundReason['kind'], text: string, words: readonly string[]): string => {
  if (kind !== 'formerPlace') return snippetOf(text, words);
  const places = text.split(', ').map((place) => ({ place, matches: matchesOf(place, words) }));
  const most = Math.max(...places.map(({ matches }) => matches));
  return places
    .filter(({ matches }) => matches === most)
    .map(({ place }) => place)
    .join(', ');
};

/** Why each of some entries is found, when not by its name: the text that says most of the words; no query for none. */
export const reasonsOf = async (
  { db }: Pick<Context, 'db'>,
  q: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, FoundReason>> => {
  const words = splitQuery(q);
  const best = new Map<string, { reason: FoundReason; matches: number }>();
  for (const { id, reason, text } of ids.length === 0 || words.length === 0 ? [] : await queries.sources(db, ids)) {
    const matches = matchesOf(text, words);
    if (matches > (best.get(id)?.matches ?? 0))
      best.set(id, { matches, reason: { kind: reason, text: shownOf(reason, text, words) } });
  }
  return new Map([...best].map(([id, { reason }]) => [id, reason]));
};
