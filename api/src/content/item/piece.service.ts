import type { Context } from '../../platform/context.ts';
import { runAsSystem } from '../../platform/database/row-security/current-actor.ts';
import type { Executor } from '../../platform/database/database.ts';
import * as queries from './piece.queries.ts';

/** Whether a piece of any kind exists and the reader may see it. */
export const canSeeItem = ({ db, actor }: Pick<Context, 'db' | 'actor'>, id: string): Promise<boolean> =>
  queries.isSeen(db, actor, id);

/** Pieces by id, without a check of visibility: for staff and owners only. */
export const findItemsUnchecked = ({ db }: Pick<Context, 'db'>, ids: readonly string[]) =>
  runAsSystem(() => queries.byIds(db, ids));

/** Pieces by id, only public ones. */
export const piecesSeenByAll = (db: Executor, ids: readonly string[]) => queries.byIds(db, ids, { kind: 'visitor' });
