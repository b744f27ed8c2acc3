import type { Context } from '../../../platform/context.ts';
import { countReports } from './queries.ts';

/** Number of open reports. */
export const countOpenReports = async ({ db }: Pick<Context, 'db'>): Promise<number> =>
  (await countReports(db)).totalOpen;
