import { runAsSystem } from '../../platform/database/row-security/current-actor.ts';
import type { Executor } from '../../platform/database/database.ts';
import { type Span, whole } from './statistics.queries.ts';

/**
 * What buyers paid on a group's orders that stand, over a time; VND. An agency's admins are told the sum, and never of an
 * order.
 */
export const revenueIn = async (db: Executor, groupId: string, span: Span): Promise<number> =>
  (await runAsSystem(() => whole(db, groupId, span)))?.payment ?? 0;
