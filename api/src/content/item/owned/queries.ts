import type { OwnedSort } from '@m4u/contract/content/item';
import { and, eq, sql } from '../../../platform/database/orm.ts';
import type { Actor } from '../../../platform/caller.ts';
import type { Executor } from '../../../platform/database/database.ts';
import type { Slice } from '../../../platform/database/slice.ts';
import { type Sorting, toOrderBy } from '../../../platform/database/sorting.ts';
import { columns, isVisibleOnPage, type PageItems } from '../queries.ts';
import { contentItems as items } from '../tables.ts';

/**
 * Columns by which an owner's list is sorted. An index has the place; the others sort the rows of one page and kind,
 * which the total counts anyway.
 */
const sortColumns = {
  place: items.rank,
  name: items.folded,
  // Pieces without a price stand below all prices.
  price: sql`coalesce((${items.details}->>'price')::numeric, (${items.details}->>'listedPrice')::numeric, -1)`,
  changed: items.updatedAt,
};

/** Pieces of a kind on a page. */
export const listOwned = (
  db: Executor,
  actor: Actor,
  { owner: { kind: ownerKind, id }, kind }: Pick<PageItems, 'owner' | 'kind'>,
  sorting: Sorting<OwnedSort>,
  { limit, offset }: Slice,
) =>
  db
    .select(columns)
    .from(items)
    .where(and(isVisibleOnPage(actor, { kind: ownerKind, id: sql`${id}::uuid` }), eq(items.kind, kind)))
    .orderBy(...toOrderBy(sortColumns, items.id, sorting, 'place'))
    .limit(limit)
    .offset(offset);
