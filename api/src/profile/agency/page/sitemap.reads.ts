import type { Listed } from '@m4u/contract/content/section/sitemap';
import { asc, eq, gte, isNull, sql } from '../../../platform/database/orm.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { BATCH_SIZE, listBatches } from '../../../platform/database/batches.ts';
import { currentLink } from '../../shortLink/reads.ts';
import { agencies } from '../tables.ts';

/** The start of each part of the sitemap's list of agencies. */
export const listPartStarts = (db: Executor): Promise<(string | null)[]> =>
  listBatches(db, sql`select ${agencies.id} from ${agencies}`);

/** Whether the sitemap lists any agency. */
export const hasEntries = async (db: Executor): Promise<boolean> => {
  const rows = await db.select({ id: agencies.id }).from(agencies).where(isNull(agencies.deletedAt)).limit(1);
  return rows.length > 0;
};

/** The agencies of a part whose pages search engines may index: those that are not deleted. */
export const listEntries = async (db: Executor, from: string | undefined): Promise<Listed[]> => {
  const part = db
    .select({ id: agencies.id })
    .from(agencies)
    .where(from === undefined ? undefined : gte(agencies.id, from))
    .orderBy(asc(agencies.id))
    .limit(BATCH_SIZE)
    .as('part');
  const rows = await db
    .select({ id: agencies.id, link: currentLink('agency', agencies.id), updatedAt: agencies.updatedAt })
    .from(part)
    .innerJoin(agencies, eq(agencies.id, part.id))
    .where(isNull(agencies.deletedAt))
    .orderBy(asc(agencies.id));
  return rows.map(({ id, link, updatedAt }) => ({
    owner: 'agency',
    slug: link ?? id,
    layout: null,
    updatedAt: updatedAt.toISOString(),
  }));
};
