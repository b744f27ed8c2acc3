import type { ContentKind } from '@m4u/contract/content/item/schema';
import type { Listed } from '@m4u/contract/content/section/sitemap';
import { and, asc, eq, gte, isNull, or, type SQL, sql } from '../../platform/database/orm.ts';
import { isSearchable } from '../../identity/auth/account/consentEffects.reads.ts';
import { byProgram } from '../../platform/database/row-security/current-actor.ts';
import type { Executor } from '../../platform/database/database.ts';
import { PART_SIZE, partsOf } from '../../platform/database/batches.ts';
import { visibleTo } from '../../profile/friend/visibility.reads.ts';
import { contentItems as items } from './tables.ts';

/** What the index of public rows holds of a kind; the owners' standing is not in it. */
const inIndex = (kind: ContentKind): SQL | undefined =>
  and(eq(items.kind, kind), eq(items.policy, sql`'public'`), isNull(items.deletedAt));

/** What a visitor sees, on pages that search engines may show: of a member only who agreed to it. */
const isListed = (): SQL | undefined =>
  and(visibleTo({ kind: 'visitor' }, items), or(eq(items.ownerKind, 'group'), isSearchable(items.ownerId)));

/** Where the parts of the list of a kind begin. */
export const parts = (db: Executor, kind: ContentKind): Promise<(string | null)[]> =>
  partsOf(db, sql`select ${items.id} from ${items} where ${inIndex(kind)}`);

/** Whether there is anything of a kind to list. */
export const hasListed = byProgram(async (db: Executor, kind: ContentKind): Promise<boolean> => {
  const rows = await db
    .select({ id: items.id })
    .from(items)
    .where(and(inIndex(kind), isListed()))
    .limit(1);
  return rows.length > 0;
});

/** What of a part search engines may show. */
export const listed = byProgram(
  async (db: Executor, kind: ContentKind, from: string | undefined): Promise<Listed[]> => {
    const part = db
      .select({ id: items.id })
      .from(items)
      .where(and(inIndex(kind), from === undefined ? undefined : gte(items.id, from)))
      .orderBy(asc(items.id))
      .limit(PART_SIZE)
      .as('part');
    const rows = await db
      .select({ slug: items.id, owner: items.ownerKind, updatedAt: items.updatedAt })
      .from(part)
      .innerJoin(items, eq(items.id, part.id))
      .where(isListed())
      .orderBy(asc(items.id));
    return rows.map(({ updatedAt, ...row }) => ({ ...row, updatedAt: updatedAt.toISOString() }));
  },
);
