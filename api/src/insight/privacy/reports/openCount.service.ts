import type { Context } from '../../../platform/context.ts';
import { totals } from './queries.ts';

/** Number of open reports. */
export const openReports = async ({ db }: Pick<Context, 'db'>): Promise<number> => (await totals(db)).totalOpen;
