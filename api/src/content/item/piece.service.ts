import type { Context } from '../../platform/context.ts';
import { runAsSystem } from '../../platform/database/row-security/current-actor.ts';
import type { Executor } from '../../platform/database/database.ts';
import * as queries from './piece.queries.ts';

/** Whether there is a piece of content, of any kind, that the reader may see. */
export const canSeeItem = ({ db, actor }: Pick<Context, 'db' | 'actor'>, id: string): Promise<boolean> =>
  queries.isSeen(db, actor, id);

/** Pieces of content by their ids, whoever may see them: for the platform's staff, and for whose they are. */
export const findItemsUnchecked = ({ db }: Pick<Context, 'db'>, ids: readonly string[]) =>
  runAsSystem(() => queries.byIds(db, ids));

/** … of which everybody may see them. */
export const piecesSeenByAll = (db: Executor, ids: readonly string[]) => queries.byIds(db, ids, { kind: 'visitor' });
