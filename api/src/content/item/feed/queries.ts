import type { ContentKind } from '@m4u/contract/content/item/schema';
import { and, desc, eq, inArray, isNull, type Placeholder, sql, type SQL } from '../../../platform/database/orm.ts';
import type { Actor } from '../../../platform/caller.ts';
import type { Executor } from '../../../platform/database/database.ts';
import {
  preparedReader,
  type Reader,
  readerPlaceholder,
  relationOf,
  visibleTo,
} from '../../../profile/friend/visibility.reads.ts';
import {
  groupNameOf,
  groupIdsOfAgency,
  groupIdsOfMember,
  groupIdsOfProvince,
} from '../../../profile/directory/groups/membership.reads.ts';
import { prepareOnce } from '../../../platform/database/prepared.ts';
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

// Literal, since the indexes of public pieces are chosen by it, also for a prepared statement.
const isPublicPiece = sql`${items.policy} = 'public'`;

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
    isPublic ? isPublicPiece : undefined,
    ownerId === undefined ? undefined : eq(items.ownerId, ownerId),
    agencyId === undefined ? undefined : inArray(items.ownerId, groupIdsOfAgency(sql`${agencyId}::uuid`)),
    provinceCode === undefined ? undefined : inArray(items.ownerId, groupIdsOfProvince(provinceCode)),
    ids === undefined ? undefined : inArray(items.id, [...ids]),
    q === undefined ? undefined : textContains(q),
    itemsMatching(actor, filter),
  );

const selectRows = (db: Executor, reader: Reader) =>
  db
    .select({
      ...columns,
      relation: relationOf(reader, { kind: 'group', id: items.ownerId }),
      ownerName: groupNameOf(items.ownerId),
    })
    .from(items);

const newestFirst = [desc(items.createdAt), desc(items.id)];

/** Lists of a kind without another filter are prepared: screens show them first, and planning is most of their cost. */
type PlainVariant = `${Reader['kind'] | 'friend'} with pieces of groups${'' | ', public ones'}`;

/** The prepared variant of a filter and its values; undefined for a filter of more than a kind. */
const preparePlain = (
  actor: Actor,
  { kind, isPublic, filter = {}, ...others }: FeedFilter,
): { variant: PlainVariant; values: Record<string, unknown> } | undefined => {
  if ([...Object.values(others), ...Object.values(filter)].some((value) => value !== undefined)) return undefined;
  const { variant, values } = preparedReader(actor);
  return { variant: `${variant} with pieces of groups${isPublic ? ', public ones' : ''}`, values: { ...values, kind } };
};

const matchesPlain = (variant: PlainVariant): SQL | undefined =>
  and(
    eq(items.kind, sql.placeholder('kind')),
    isVisibleIn(readerPlaceholder(variant)),
    variant.endsWith('public ones') ? isPublicPiece : undefined,
  );

const preparedNewest = prepareOnce((db, variant: PlainVariant) =>
  selectRows(db, readerPlaceholder(variant))
    .where(matchesPlain(variant))
    .orderBy(...newestFirst)
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .prepare(`newest for a ${variant}`),
);

/** Matching pieces, newest first. */
export const listNewest = (
  db: Executor,
  actor: Actor,
  filter: FeedFilter,
  { limit, offset }: Slice,
): Promise<FeedRow[]> => {
  const plain = preparePlain(actor, filter);
  if (plain) return preparedNewest(db, plain.variant).execute({ ...plain.values, limit, offset });
  return selectRows(db, actor)
    .where(feedMatching(actor, filter))
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(offset);
};

const selectCount = (db: Executor, condition: SQL | undefined, most: number | Placeholder) => {
  const found = db
    .select({ one: sql`1` })
    .from(items)
    .where(condition)
    .limit(most)
    .as('found');
  return db.select({ total: sql<number>`count(*)::int` }).from(found);
};

const preparedCount = prepareOnce((db, variant: PlainVariant) =>
  selectCount(db, matchesPlain(variant), sql.placeholder('most')).prepare(`number for a ${variant}`),
);

/** Number of matching pieces, counted up to `most`. */
export const countUpTo = async (db: Executor, actor: Actor, filter: FeedFilter, most: number): Promise<number> => {
  const plain = preparePlain(actor, filter);
  const [row] = await (plain
    ? preparedCount(db, plain.variant).execute({ ...plain.values, most })
    : selectCount(db, feedMatching(actor, filter), most));
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

const isInStock = sql`${items.details}->'quantity' is distinct from '0'`;

const outstandingFirst = [desc(items.outstanding), ...newestFirst];

const preparedOutstanding = prepareOnce((db, variant: PlainVariant) =>
  selectRows(db, readerPlaceholder(variant))
    .where(and(matchesPlain(variant), isInStock))
    .orderBy(...outstandingFirst)
    .limit(sql.placeholder('limit'))
    .prepare(`outstanding for a ${variant}`),
);

/** Pieces that are in stock, outstanding ones first, then newest. */
export const listOutstandingFirst = (
  db: Executor,
  actor: Actor,
  filter: FeedFilter,
  limit: number,
): Promise<FeedRow[]> => {
  const plain = preparePlain(actor, filter);
  if (plain) return preparedOutstanding(db, plain.variant).execute({ ...plain.values, limit });
  return selectRows(db, actor)
    .where(and(feedMatching(actor, filter), isInStock))
    .orderBy(...outstandingFirst)
    .limit(limit);
};

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
