import { runAsSystem } from '../../platform/database/row-security/current-actor.ts';
import type { Executor } from '../../platform/database/database.ts';
import { type Span, whole } from './statistics.queries.ts';

/**
 * Sums the payments of a group's orders that are not cancelled in a span, in VND. Runs as the system: an agency's
 * admins may see the sum, but no single order.
 */
export const revenueIn = async (db: Executor, groupId: string, span: Span): Promise<number> =>
  (await runAsSystem(() => whole(db, groupId, span)))?.payment ?? 0;
