import type { ContentKind } from '@m4u/contract/content/item/schema';
import { and, desc, eq, inArray, isNull, sql, type SQL } from '../../../platform/database/orm.ts';
import type { Actor } from '../../../platform/caller.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { type Reader, relationOf, visibleTo } from '../../../profile/friend/visibility.reads.ts';
import { groupName, groupsIn, groupsOf } from '../../../profile/directory/groups/membership.reads.ts';
import { columns, type Filter, matches } from '../queries.ts';
import type { ItemRow } from '../rules.ts';
import { foldedWords } from '../../../platform/database/folding.ts';
import type { Slice } from '../../../platform/database/slice.ts';
import { contentItems as items } from '../tables.ts';

/** Filter of pieces of groups, across pages. */
export interface Feed {
  readonly kind: ContentKind;
  /** Only public pieces; otherwise all pieces that the reader may see. */
  readonly isPublic: boolean;
  /** Only this group. */
  readonly ownerId?: string | undefined;
  /** Only groups of this agency. */
  readonly agencyId?: string | undefined;
  /** Only these pieces. */
  readonly ids?: readonly string[] | undefined;
  /** Words in the title, with or without diacritics; each matches from the beginning of a word. */
  readonly q?: string | undefined;
  readonly filter?: Filter | undefined;
}

/** A row of a list across pages, with its owner's name. */
export interface FeedRow extends ItemRow {
  readonly ownerName: string;
}

const visible = (reader: Reader): SQL | undefined =>
  and(
    eq(items.ownerKind, 'group'),
    isNull(items.deletedAt),
    visibleTo(reader, { ownerKind: sql`'group'`, ownerId: items.ownerId, policy: items.policy }),
  );

const says = (q: string): SQL | undefined =>
  and(...q.split(/\s+/).map((word) => sql`${items.folded} like '%' || ${foldedWords(sql`${word}::text`)} || '%'`));

const fits = (actor: Actor, { kind, isPublic, ownerId, agencyId, ids, q, filter = {} }: Feed): SQL | undefined =>
  and(
    eq(items.kind, kind),
    visible(actor),
    isPublic ? eq(items.policy, 'public') : undefined,
    ownerId === undefined ? undefined : eq(items.ownerId, ownerId),
    agencyId === undefined ? undefined : inArray(items.ownerId, groupsIn(sql`${agencyId}::uuid`)),
    ids === undefined ? undefined : inArray(items.id, [...ids]),
    q === undefined ? undefined : says(q),
    matches(filter),
  );

const rows = (db: Executor, actor: Actor) =>
  db
    .select({
      ...columns,
      relation: relationOf(actor, { kind: 'group', id: items.ownerId }),
      ownerName: groupName(items.ownerId),
    })
    .from(items);

const newestFirst = [desc(items.createdAt), desc(items.id)];

/** Matching pieces, newest first. */
export const newest = (db: Executor, actor: Actor, feed: Feed, { limit, offset }: Slice): Promise<FeedRow[]> =>
  rows(db, actor)
    .where(fits(actor, feed))
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(offset);

/** Number of matching pieces, counted up to `most`. */
export const countUpTo = async (db: Executor, actor: Actor, feed: Feed, most: number): Promise<number> => {
  const found = db
    .select({ one: sql`1` })
    .from(items)
    .where(fits(actor, feed))
    .limit(most)
    .as('found');
  const [row] = await db.select({ total: sql<number>`count(*)::int` }).from(found);
  return row?.total ?? 0;
};

/** The newest `most` matches of a search, exact spelling first, and their number. */
export const ranked = async (
  db: Executor,
  actor: Actor,
  feed: Feed & { readonly q: string },
  { limit, offset, most }: Slice & { readonly most: number },
): Promise<{ rows: FeedRow[]; total: number }> => {
  const found = db
    .select({
      id: items.id,
      isExact: sql<boolean>`(position(lower(${feed.q}::text) in lower(${items.title})) > 0)`.as('is_exact'),
      createdAt: items.createdAt,
    })
    .from(items)
    .where(fits(actor, feed))
    .orderBy(...newestFirst)
    .limit(most)
    .as('found');
  const place = [desc(found.isExact), desc(found.createdAt), desc(found.id)];
  const part = db
    .select({ id: found.id, total: sql<number>`(count(*) over ())::int`.as('total') })
    .from(found)
    .orderBy(...place)
    .limit(limit)
    .offset(offset);
  const ids = await part;
  const shown =
    ids.length === 0
      ? []
      : await rows(db, actor).where(
          and(
            visible(actor),
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
export const outstandingFirst = (db: Executor, actor: Actor, feed: Feed, limit: number): Promise<FeedRow[]> =>
  rows(db, actor)
    .where(and(fits(actor, feed), sql`${items.details}->'quantity' is distinct from '0'`))
    .orderBy(desc(items.outstanding), ...newestFirst)
    .limit(limit);

/** Whether the groups of a member have a piece of this kind that the reader may see. */
export const groupsShow = async (
  db: Executor,
  actor: Actor,
  { kind, memberId }: { kind: ContentKind; memberId: string },
): Promise<boolean> => {
  const found = await db
    .select({ id: items.id })
    .from(items)
    .where(and(eq(items.kind, kind), inArray(items.ownerId, groupsOf(sql`${memberId}::uuid`)), visible(actor)))
    .limit(1);
  return found.length > 0;
};

/** Only names of this many newest certified products are counted. */
const LOOKED_AT = 1_000;

/** Names of certificates on public products, most used first; each word of `q` matches from the beginning of a word. */
export const certificateNames = async (db: Executor, q: string, limit: number): Promise<string[]> => {
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
    .limit(LOOKED_AT)
    .as('certified');
  const name = sql`certificate->>'name'`;
  const { rows: names } = await db.execute<{ name: string }>(
    sql`select ${name} as name from ${certified}, jsonb_array_elements(${certified.certificates}) as certificate
      where ${foldedWords(sql`(${name})`)} like '%' || ${foldedWords(sql`${q}::text`)} || '%'
      group by 1 order by count(*) desc, 1 limit ${limit}`,
  );
  return names.map((row) => row.name);
};
