import { type SQL, sql } from '../../../platform/database/orm.ts';
import { reports } from './tables.ts';

/** Open reports as rows of the queue of staff; the reported page or piece is still to be named. */
export const waitingReports = (): SQL =>
  sql`select ${reports.id} as id, ${reports.createdAt} as since, ${reports.reason} as code, '' as name,
    left(${reports.words}, 200) as words, ${reports.kind} as target_kind, ${reports.targetId} as target_id
    from ${reports} where ${reports.handledAt} is null`;

/** Times of reports (`since`, `until`) that were open at some moment since `from`. */
export const reportSpells = (from: Date): SQL =>
  sql`select ${reports.createdAt} as since, ${reports.handledAt} as until from ${reports}
    where ${reports.handledAt} is null or ${reports.handledAt} >= ${from}`;
