import type { Context } from '../../platform/context.ts';
import * as queries from './titles.queries.ts';

/** A piece in a list of several kinds. */
export type ItemTitle = Awaited<ReturnType<typeof queries.findVisible>>[number];

/** Pieces by id that the reader may see; no query for an empty list. */
export const findVisibleTitles = async (
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ItemTitle>> => {
  const rows = ids.length === 0 ? [] : await queries.findVisible(db, actor, ids);
  return new Map(rows.map((row) => [row.id, row]));
};
