import type { Context } from '../../platform/context.ts';
import { listDailyCounts } from './queries.ts';
import { type DaySpan, sumTotals } from './rules.ts';

/** Sums the views of a page in a span. The caller has checked that the reader may see the page's figures. */
export const countViews = async ({ db }: Pick<Context, 'db'>, ownerId: string, span: DaySpan): Promise<number> =>
  sumTotals(await listDailyCounts(db, ownerId, span)).views;
