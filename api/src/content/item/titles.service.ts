import type { Context } from '../../platform/context.ts';
import * as queries from './titles.queries.ts';

/** A piece of content as a list of many kinds names it. */
export type FoundItem = Awaited<ReturnType<typeof queries.seenAmong>>[number];

/** Pieces by their ids, as far as the reader may see them; none costs nothing. */
export const findVisibleTitles = async (
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, FoundItem>> => {
  const rows = ids.length === 0 ? [] : await queries.seenAmong(db, actor, ids);
  return new Map(rows.map((row) => [row.id, row]));
};
