import type { Executor } from '../../platform/database/database.ts';
import { type Span, whole } from './statistics.queries.ts';

/** What buyers paid on a group's orders that stand, over a time; VND. */
export const revenueIn = async (db: Executor, groupId: string, span: Span): Promise<number> =>
  (await whole(db, groupId, span))?.payment ?? 0;
