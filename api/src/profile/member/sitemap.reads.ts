import type { Listed } from '@m4u/contract/content/section/sitemap';
import { and, asc, eq, gte, isNull, sql, type SQL } from '../../platform/database/orm.ts';
import { isSearchable } from '../../identity/auth/account/consentEffects.reads.ts';
import { byProgram } from '../../platform/database/row-security/current-actor.ts';
import type { Executor } from '../../platform/database/database.ts';
import { BATCH_SIZE, listBatches } from '../../platform/database/batches.ts';
import { currentLink } from '../shortLink/reads.ts';
import { members } from './tables.ts';

/**
 * Condition: pages that search engines may index: open, with a verified account and the owner's consent
 * (docs/rules/member.md#pages).
 */
const isListed = (): SQL | undefined =>
  and(isNull(members.deletedAt), isNull(members.lockedAt), isSearchable(members.id));

/** The start of each part of the sitemap's list of members. */
export const listPartStarts = (db: Executor): Promise<(string | null)[]> =>
  listBatches(db, sql`select ${members.id} from ${members}`);

/** Whether the sitemap lists any member. */
export const hasEntries = byProgram(async (db: Executor): Promise<boolean> => {
  const rows = await db.select({ id: members.id }).from(members).where(isListed()).limit(1);
  return rows.length > 0;
});

/** The members of a part whose pages search engines may index. */
export const listEntries = byProgram(async (db: Executor, from: string | undefined): Promise<Listed[]> => {
  const part = db
    .select({ id: members.id })
    .from(members)
    .where(from === undefined ? undefined : gte(members.id, from))
    .orderBy(asc(members.id))
    .limit(BATCH_SIZE)
    .as('part');
  const rows = await db
    .select({
      id: members.id,
      link: currentLink('member', members.id),
      layout: members.layout,
      updatedAt: members.updatedAt,
    })
    .from(part)
    .innerJoin(members, eq(members.id, part.id))
    .where(isListed())
    .orderBy(asc(members.id));
  return rows.map(({ id, link, layout, updatedAt }) => ({
    owner: 'member',
    slug: link ?? id,
    layout,
    updatedAt: updatedAt.toISOString(),
  }));
});
