import { byProgram } from '../../platform/database/row-security/current-actor.ts';
import { and, eq, gte, sql } from '../../platform/database/orm.ts';
import type { Executor } from '../../platform/database/database.ts';
import { trackingDays as days } from './tables.ts';

/** Number of pages that were viewed, by day; days without any are left out. */
export const countViewedPages = byProgram((db: Executor, from: string) =>
  db
    .select({ day: days.day, count: sql<number>`count(*)::int` })
    .from(days)
    .where(and(gte(days.day, from), eq(days.kind, 'view')))
    .groupBy(days.day),
);
