import type { ContentKind } from '@m4u/contract/content/item/schema';
import { and, desc, eq, inArray, isNull, sql, type SQL } from '../../../platform/database/orm.ts';
import type { Actor } from '../../../platform/caller.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { type Reader, relationOf, visibleTo } from '../../../profile/friend/visibility.reads.ts';
import {
  groupNameOf,
  groupIdsOfAgency,
  groupIdsOfMember,
  groupIdsOfProvince,
} from '../../../profile/directory/groups/membership.reads.ts';
import { columns, type ItemFilter, itemsMatching } from '../queries.ts';
import type { ItemRow } from '../rules.ts';
import { foldedWords } from '../../../platform/database/folding.ts';
import type { Slice } from '../../../platform/database/slice.ts';
import { contentItems as items } from '../tables.ts';

/** Filter of pieces of groups, across pages. */
export interface FeedFilter {
  readonly kind: ContentKind;
  /** Only public pieces; otherwise all pieces that the reader may see. */
  readonly isPublic: boolean;
  /** Only this group. */
  readonly ownerId?: string | undefined;
  /** Only groups of this agency. */
  readonly agencyId?: string | undefined;
  /** Only groups of this province. */
  readonly provinceCode?: string | undefined;
  /** Only these pieces. */
  readonly ids?: readonly string[] | undefined;
  /** Words in the title, with or without diacritics; each matches from the beginning of a word. */
  readonly q?: string | undefined;
  readonly filter?: ItemFilter | undefined;
}

/** A row of a list across pages, with its owner's name. */
export interface FeedRow extends ItemRow {
  readonly ownerName: string;
}

const isVisibleIn = (reader: Reader): SQL | undefined =>
  and(
    eq(items.ownerKind, 'group'),
    isNull(items.deletedAt),
    visibleTo(reader, { ownerKind: sql`'group'`, ownerId: items.ownerId, policy: items.policy }),
  );

const textContains = (q: string): SQL | undefined =>
  and(...q.split(/\s+/).map((word) => sql`${items.folded} like '%' || ${foldedWords(sql`${word}::text`)} || '%'`));

const feedMatching = (
  actor: Actor,
  { kind, isPublic, ownerId, agencyId, provinceCode, ids, q, filter = {} }: FeedFilter,
): SQL | undefined =>
  and(
    eq(items.kind, kind),
    isVisibleIn(actor),
    isPublic ? eq(items.policy, 'public') : undefined,
    ownerId === undefined ? undefined : eq(items.ownerId, ownerId),
    agencyId === undefined ? undefined : inArray(items.ownerId, groupIdsOfAgency(sql`${agencyId}::uuid`)),
    provinceCode === undefined ? undefined : inArray(items.ownerId, groupIdsOfProvince(provinceCode)),
    ids === undefined ? undefined : inArray(items.id, [...ids]),
    q === undefined ? undefined : textContains(q),
    itemsMatching(actor, filter),
  );

const selectRows = (db: Executor, actor: Actor) =>
  db
    .select({
      ...columns,
      relation: relationOf(actor, { kind: 'group', id: items.ownerId }),
      ownerName: groupNameOf(items.ownerId),
    })
    .from(items);

const newestFirst = [desc(items.createdAt), desc(items.id)];

/** Matching pieces, newest first. */
export const listNewest = (
  db: Executor,
  actor: Actor,
  filter: FeedFilter,
  { limit, offset }: Slice,
): Promise<FeedRow[]> =>
  selectRows(db, actor)
    .where(feedMatching(actor, filter))
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(offset);

/** Number of matching pieces, counted up to `most`. */
export const countUpTo = async (db: Executor, actor: Actor, filter: FeedFilter, most: number): Promise<number> => {
  const found = db
    .select({ one: sql`1` })
    .from(items)
    .where(feedMatching(actor, filter))
    .limit(most)
    .as('found');
  const [row] = await db.select({ total: sql<number>`count(*)::int` }).from(found);
  return row?.total ?? 0;
};

/** The newest `most` matches of a search, exact spelling first, and their number. */
export const searchRanked = async (
  db: Executor,
  actor: Actor,
  filter: FeedFilter & { readonly q: string },
  { limit, offset, most }: Slice & { readonly most: number },
): Promise<{ rows: FeedRow[]; total: number }> => {
  const found = db
    .select({
      id: items.id,
      isExact: sql<boolean>`(position(lower(${filter.q}::text) in lower(${items.title})) > 0)`.as('is_exact'),
      createdAt: items.createdAt,
    })
    .from(items)
    .where(feedMatching(actor, filter))
    .orderBy(...newestFirst)
    .limit(most)
    .as('found');
  const sorting = [desc(found.isExact), desc(found.createdAt), desc(found.id)];
  const part = db
    .select({ id: found.id, total: sql<number>`(count(*) over ())::int`.as('total') })
    .from(found)
    .orderBy(...sorting)
    .limit(limit)
    .offset(offset);
  const ids = await part;
  const shown =
    ids.length === 0
      ? []
      : await selectRows(db, actor).where(
          and(
            isVisibleIn(actor),
            inArray(
              items.id,
              ids.map(({ id }) => id),
            ),
          ),
        );
  const byId = new Map(shown.map((row) => [row.id, row]));
  return { rows: ids.flatMap(({ id }) => byId.get(id) ?? []), total: ids[0]?.total ?? 0 };
};

/** Pieces that are in stock, outstanding ones first, then newest. */
export const listOutstandingFirst = (
  db: Executor,
  actor: Actor,
  filter: FeedFilter,
  limit: number,
): Promise<FeedRow[]> =>
  selectRows(db, actor)
    .where(and(feedMatching(actor, filter), sql`${items.details}->'quantity' is distinct from '0'`))
    .orderBy(desc(items.outstanding), ...newestFirst)
    .limit(limit);

/** Whether the groups of a member have a piece of this kind that the reader may see. */
export const hasGroupItems = async (
  db: Executor,
  actor: Actor,
  { kind, memberId }: { kind: ContentKind; memberId: string },
): Promise<boolean> => {
  const found = await db
    .select({ id: items.id })
    .from(items)
    .where(
      and(eq(items.kind, kind), inArray(items.ownerId, groupIdsOfMember(sql`${memberId}::uuid`)), isVisibleIn(actor)),
    )
    .limit(1);
  return found.length > 0;
};

/** Only names of this many newest certified products are counted. */
const MOST_PRODUCTS_READ = 1_000;

/** Names of certificates on public products, most used first; each word of `q` matches from the beginning of a word. */
export const listCertificateNames = async (db: Executor, q: string, limit: number): Promise<string[]> => {
  const reader = { kind: 'visitor' } as const;
  const certified = db
    .select({ certificates: sql`${items.details}->'certificates'`.as('certificates') })
    .from(items)
    .where(
      and(
        eq(items.kind, 'product'),
        eq(items.policy, 'public'),
        isNull(items.deletedAt),
        sql`${items.details}->'certificates' <> '[]'`,
        visibleTo(reader, items),
      ),
    )
    .orderBy(desc(items.createdAt))
    .limit(MOST_PRODUCTS_READ)
    .as('certified');
  const name = sql`certificate->>'name'`;
  const { rows: names } = await db.execute<{ name: string }>(
    sql`select ${name} as name from ${certified}, jsonb_array_elements(${certified.certificates}) as certificate
      where ${foldedWords(sql`(${name})`)} like '%' || ${foldedWords(sql`${q}::text`)} || '%'
      group by 1 order by count(*) desc, 1 limit ${limit}`,
  );
  return names.map((row) => row.name);
};
