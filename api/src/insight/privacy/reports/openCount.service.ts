import type { Context } from '../../../platform/context.ts';
import { totals } from './queries.ts';

/** How many reports nobody has seen to. */
export const openReports = async ({ db }: Pick<Context, 'db'>): Promise<number> => (await totals(db)).totalOpen;
