import { runAsSystem } from '../../platform/database/row-security/current-actor.ts';
import type { Executor } from '../../platform/database/database.ts';
import { type TimeSpan, sumSpan } from './statistics.queries.ts';

/**
 * Sums the payments of a group's orders that are not cancelled in a span, in VND. Runs as the system: an agency's
 * admins may see the sum, but no single order.
 */
export const sumRevenue = async (db: Executor, groupId: string, span: TimeSpan): Promise<number> =>
  (await runAsSystem(() => sumSpan(db, groupId, span)))?.payment ?? 0;
