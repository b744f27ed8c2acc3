import type { Listed } from '@m4u/contract/content/section/sitemap';
import { and, asc, eq, gte, isNull, sql } from '../../../platform/database/orm.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { BATCH_SIZE, listBatches } from '../../../platform/database/batches.ts';
import { currentLink } from '../../shortLink/reads.ts';
import { groups } from '../tables.ts';

/** The start of each part of the sitemap's list of groups. */
export const listPartStarts = (db: Executor): Promise<(string | null)[]> =>
  listBatches(db, sql`select ${groups.id} from ${groups}`);

/** Whether the sitemap lists any group. */
export const hasEntries = async (db: Executor): Promise<boolean> => {
  const rows = await db
    .select({ id: groups.id })
    .from(groups)
    .where(and(isNull(groups.deletedAt), isNull(groups.lockedAt)))
    .limit(1);
  return rows.length > 0;
};

/** The groups of a part whose pages search engines may index: neither deleted nor locked. */
export const listEntries = async (db: Executor, from: string | undefined): Promise<Listed[]> => {
  const part = db
    .select({ id: groups.id })
    .from(groups)
    .where(from === undefined ? undefined : gte(groups.id, from))
    .orderBy(asc(groups.id))
    .limit(BATCH_SIZE)
    .as('part');
  const rows = await db
    .select({
      id: groups.id,
      link: currentLink('group', groups.id),
      layout: groups.layout,
      updatedAt: groups.updatedAt,
    })
    .from(part)
    .innerJoin(groups, eq(groups.id, part.id))
    .where(and(isNull(groups.deletedAt), isNull(groups.lockedAt)))
    .orderBy(asc(groups.id));
  return rows.map(({ id, link, layout, updatedAt }) => ({
    owner: 'group',
    slug: link ?? id,
    layout,
    updatedAt: updatedAt.toISOString(),
  }));
};
