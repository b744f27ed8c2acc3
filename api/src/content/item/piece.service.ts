import type { Context } from '../../platform/context.ts';
import { runAsSystem } from '../../platform/database/row-security/current-actor.ts';
import type { Executor } from '../../platform/database/database.ts';
import * as queries from './piece.queries.ts';
import * as titles from './titles.queries.ts';

/** Whether a piece of any kind exists and the reader may see it. */
export const canSeeItem = ({ db, actor }: Pick<Context, 'db' | 'actor'>, id: string): Promise<boolean> =>
  queries.canSee(db, actor, id);

/** Pieces by id, without a check of visibility: for staff and owners only. */
export const findItemsUnchecked = ({ db }: Pick<Context, 'db'>, ids: readonly string[]) =>
  runAsSystem(() => queries.findByIds(db, ids));

/** Pieces by id, only public ones. */
export const findPublicPieces = (db: Executor, ids: readonly string[]) =>
  queries.findByIds(db, ids, { kind: 'visitor' });

/** A piece in a list of several kinds. */
export type ItemTitle = Awaited<ReturnType<typeof titles.findVisible>>[number];

/** Pieces by id that the reader may see; no query for an empty list. */
export const findVisibleTitles = async (
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ItemTitle>> => {
  const rows = ids.length === 0 ? [] : await titles.findVisible(db, actor, ids);
  return new Map(rows.map((row) => [row.id, row]));
};
