import type { ContentKind } from '@m4u/contract/content/item/schema';
import type { Listed } from '@m4u/contract/content/section/sitemap';
import { and, asc, eq, gte, isNull, or, type SQL, sql } from '../../platform/database/orm.ts';
import { isSearchable } from '../../identity/auth/account/consentEffects.reads.ts';
import { byProgram } from '../../platform/database/row-security/current-actor.ts';
import type { Executor } from '../../platform/database/database.ts';
import { BATCH_SIZE, listBatches } from '../../platform/database/batches.ts';
import { visibleTo } from '../../profile/friend/visibility.reads.ts';
import { contentItems as items } from './tables.ts';

/** Condition of the partial index of public rows; it does not cover the state of the owner's page. */
const inIndex = (kind: ContentKind): SQL | undefined =>
  and(eq(items.kind, kind), eq(items.policy, sql`'public'`), isNull(items.deletedAt));

/** Pieces that visitors see on pages that search engines may index; members must have agreed to that. */
const isListed = (): SQL | undefined =>
  and(visibleTo({ kind: 'visitor' }, items), or(eq(items.ownerKind, 'group'), isSearchable(items.ownerId)));

/** First ids of the sitemap parts of a kind. */
export const listPartStarts = (db: Executor, kind: ContentKind): Promise<(string | null)[]> =>
  listBatches(db, sql`select ${items.id} from ${items} where ${inIndex(kind)}`);

/** Whether a kind has anything for the sitemap. */
export const hasEntries = byProgram(async (db: Executor, kind: ContentKind): Promise<boolean> => {
  const rows = await db
    .select({ id: items.id })
    .from(items)
    .where(and(inIndex(kind), isListed()))
    .limit(1);
  return rows.length > 0;
});

/** Rows of a sitemap part. */
export const listEntries = byProgram(
  async (db: Executor, kind: ContentKind, from: string | undefined): Promise<Listed[]> => {
    const part = db
      .select({ id: items.id })
      .from(items)
      .where(and(inIndex(kind), from === undefined ? undefined : gte(items.id, from)))
      .orderBy(asc(items.id))
      .limit(BATCH_SIZE)
      .as('part');
    const rows = await db
      .select({ slug: items.id, owner: items.ownerKind, updatedAt: items.updatedAt })
      .from(part)
      .innerJoin(items, eq(items.id, part.id))
      .where(isListed())
      .orderBy(asc(items.id));
    return rows.map(({ updatedAt, ...row }) => ({ ...row, layout: null, updatedAt: updatedAt.toISOString() }));
  },
);
