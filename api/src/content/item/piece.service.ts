import type { Context } from '../../platform/context.ts';
import { runAsSystem } from '../../platform/database/row-security/current-actor.ts';
import type { Executor } from '../../platform/database/database.ts';
import * as queries from './piece.queries.ts';

/** Whether there is a piece of content, of any kind, that the reader may see. */
export const canSeeItem = ({ db, actor }: Pick<Context, 'db' | 'actor'>, id: string): Promise<boolean> =>
  queries.isSeen(db, actor, id);

/** Pieces of content by their ids, without a check of visibility: for staff and for owners only. */
export const findItemsUnchecked = ({ db }: Pick<Context, 'db'>, ids: readonly string[]) =>
  runAsSystem(() => queries.byIds(db, ids));

/** Pieces of content by their ids, only those that everybody may see. */
export const piecesSeenByAll = (db: Executor, ids: readonly string[]) => queries.byIds(db, ids, { kind: 'visitor' });
