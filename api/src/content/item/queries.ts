import type { Owner } from '@m4u/contract/common';
import type { ContentKind, ContentPicture } from '@m4u/contract/content/item/schema';
import { and, asc, eq, isNull, lt, max, min, ne, sql, type SQL, type SQLWrapper } from '../../platform/database/orm.ts';
import type { Executor } from '../../platform/database/database.ts';
import { prepareOnce } from '../../platform/database/prepared.ts';
import {
  ownerIsOpen,
  type OwnerInQuery,
  type Reader,
  relationOf,
  visibleTo,
  type Relation,
} from '../../profile/friend/visibility.reads.ts';
import { pictureOf } from '../../profile/upload/reads.ts';
import { type DetailFilter, matchesDetails } from './filter.queries.ts';
import { isSharedWith, isShownInGroup } from './placement/filter.queries.ts';
import { contentItems as items } from './tables.ts';

/** A picture with its caption, from an element of `images`; null when the upload was deleted. */
const captionedPicture = (choice: SQLWrapper): SQL<ContentPicture | null> => {
  const picture = pictureOf(sql`(${choice}->>'_id')::uuid`);
  return sql<ContentPicture | null>`(${picture}::jsonb || jsonb_build_object('caption', ${choice}->>'caption'))`;
};

/** Pictures of a row with their captions. */
export const pictures = (): SQL<ContentPicture[]> => {
  const each = sql`select place, ${captionedPicture(sql`choice`)} as picture
    from jsonb_array_elements(${items.images}) with ordinality as chosen(choice, place)`;
  return sql<
    ContentPicture[]
  >`(select coalesce(jsonb_agg(picture order by place) filter (where picture is not null), '[]') from (${each}) as pictures)`;
};

/** Relation of the reader to the owner of a row; the owner's kind is a column. */
export const relation = (reader: Reader): SQL<Relation> => {
  const to = (kind: Owner['kind']) => relationOf(reader, { kind, id: items.ownerId });
  return sql<Relation>`(case ${items.ownerKind} when 'member' then ${to('member')} else ${to('group')} end)`;
};

/** Columns of a row in lists. */
export const columns = {
  id: items.id,
  kind: items.kind,
  type: items.type,
  ownerKind: items.ownerKind,
  ownerId: items.ownerId,
  groupId: items.groupId,
  shownInGroup: isShownInGroup,
  memberId: items.memberId,
  title: items.title,
  excerpt: items.excerpt,
  policy: items.policy,
  outstanding: items.outstanding,
  rank: items.rank,
  details: items.details,
  createdAt: items.createdAt,
  updatedAt: items.updatedAt,
  cover: captionedPicture(sql`${items.images}->0`),
  imageTotal: sql<number>`jsonb_array_length(${items.images})`,
};

/** An owner as a value of a query. */
export const ownerInQuery = ({ kind, id }: Owner) => ({ kind, id: sql`${id}::uuid` });

/**
 * Pieces of any kind on one page that the reader may see. The owner is a value, so that PostgreSQL checks it only once.
 */
export const isVisibleOnPage = (reader: Reader, owner: OwnerInQuery): SQL | undefined =>
  and(
    sql`${items.ownerId} = ${owner.id}`,
    isNull(items.deletedAt),
    visibleTo(reader, { ownerKind: sql.raw(`'${owner.kind}'`), ownerId: owner.id, policy: items.policy }),
  );

/** Filter of a list; omitted fields are ignored. */
export interface ItemFilter extends DetailFilter {
  readonly type?: string | undefined;
  readonly outstanding?: boolean | undefined;
  /** The group that the piece is shared with. */
  readonly groupId?: string | undefined;
  /** The author. */
  readonly memberId?: string | undefined;
}

/** Condition of a filter; undefined for an empty one. */
export const itemsMatching = (
  reader: Reader,
  { type, outstanding, groupId, memberId, ...details }: ItemFilter,
): SQL | undefined =>
  and(
    matchesDetails(details),
    type === undefined ? undefined : eq(items.type, type),
    outstanding === undefined ? undefined : eq(items.outstanding, outstanding),
    groupId === undefined ? undefined : isSharedWith(reader, groupId),
    memberId === undefined ? undefined : eq(items.memberId, memberId),
  );

/** Pieces of one page: owner, kind and filter. */
export interface PageItems {
  readonly owner: Owner;
  readonly kind: ContentKind;
  readonly filter?: ItemFilter | undefined;
}

const selectOwnerKind = prepareOnce((db, name: 'kind of an owner') => {
  const id = sql`${sql.placeholder('id')}::uuid`;
  const open = (kind: Owner['kind']) => ownerIsOpen({ kind, id });
  const kind = sql<
    Owner['kind'] | null
  >`case when ${open('member')} then 'member' when ${open('group')} then 'group' end`;
  return db
    .select({ kind })
    .from(sql`(values (1)) as one (row)`)
    .prepare(name);
});

/** Kind of the owner with this id, provided that its page is open. */
export const findOwnerKind = async (db: Executor, id: string): Promise<Owner['kind'] | undefined> => {
  const [row] = await selectOwnerKind(db, 'kind of an owner').execute({ id });
  return row?.kind ?? undefined;
};

const selectPictures = prepareOnce((db, name: 'pictures of pieces') =>
  db
    .select({ id: items.id, images: pictures() })
    .from(items)
    .where(sql`${items.id} = any(${sql.placeholder('ids')}::uuid[])`)
    .prepare(name),
);

/** Pictures of rows that a list has already checked for its reader. */
export const findPictures = async (db: Executor, ids: readonly string[]): Promise<Map<string, ContentPicture[]>> => {
  const rows = await selectPictures(db, 'pictures of pieces').execute({ ids });
  return new Map(rows.map(({ id, images }) => [id, images]));
};

/** Locks the order of an owner's pieces of a kind until the transaction ends. */
export const acquireOrderLock = (tx: Executor, { ownerId, kind }: { ownerId: string; kind: ContentKind }) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`order of ${kind} ${ownerId}`}, 0))`);

/** The same lock, by the id of a piece. */
export const acquireOrderLockOf = (tx: Executor, id: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('order of ' || ${items.kind} || ' ' || ${items.ownerId}, 0))
    from ${items} where ${items.id} = ${id}`);

const preparedFirstRank = prepareOnce((db, name: 'first rank of a kind') =>
  db
    .select({ rank: min(items.rank) })
    .from(items)
    .where(and(eq(items.ownerId, sql.placeholder('owner')), eq(items.kind, sql.placeholder('kind'))))
    .prepare(name),
);

/** Rank of the first row, deleted ones included, since a rank is never used twice. */
export const findFirstRank = async (tx: Executor, owner: string, kind: ContentKind): Promise<string | undefined> => {
  const [row] = await preparedFirstRank(tx, 'first rank of a kind').execute({ owner, kind });
  return row?.rank ?? undefined;
};

/** Rank of the last row before a rank (of all rows when none is given), except the given row. */
export const findRankBefore = async (
  tx: Executor,
  { ownerId, kind, id }: { ownerId: string; kind: ContentKind; id: string },
  rank: string | undefined,
): Promise<string | undefined> => {
  const [row] = await tx
    .select({ rank: max(items.rank) })
    .from(items)
    .where(
      and(
        eq(items.ownerId, ownerId),
        eq(items.kind, kind),
        ne(items.id, id),
        rank === undefined ? undefined : lt(items.rank, rank),
      ),
    );
  return row?.rank ?? undefined;
};

/** Rank of a row of the same owner and kind. */
export const findRank = async (
  tx: Executor,
  { ownerId, kind }: { ownerId: string; kind: ContentKind },
  id: string,
): Promise<string | undefined> => {
  const [row] = await tx
    .select({ rank: items.rank })
    .from(items)
    .where(and(eq(items.id, id), eq(items.ownerId, ownerId), eq(items.kind, kind), isNull(items.deletedAt)));
  return row?.rank;
};

/** All other rows of the owner and kind, deleted ones included, in order. */
export const listOtherRanks = (
  tx: Executor,
  { ownerId, kind, id }: { ownerId: string; kind: ContentKind; id: string },
): Promise<{ id: string; rank: string }[]> =>
  tx
    .select({ id: items.id, rank: items.rank })
    .from(items)
    .where(and(eq(items.ownerId, ownerId), eq(items.kind, kind), ne(items.id, id)))
    .orderBy(asc(items.rank), asc(items.id));

/** Sets the ranks of several rows in one statement. */
export const setRanks = (tx: Executor, ranks: readonly { id: string; rank: string }[]) =>
  tx.execute(sql`update ${items} set rank = given.rank
    from jsonb_to_recordset(${JSON.stringify(ranks)}::jsonb) as given(id uuid, rank text) where ${items.id} = given.id`);

/** Adds a row. */
export const insert = (tx: Executor, row: typeof items.$inferInsert) => tx.insert(items).values(row);

/** Changes the given columns of a row. */
export const update = (tx: Executor, id: string, changes: Partial<typeof items.$inferInsert>) =>
  tx.update(items).set(changes).where(eq(items.id, id));

/** Permanently removes rows that were deleted before a moment. */
export const purge = (db: Executor, cutoff: Date) => db.delete(items).where(lt(items.deletedAt, cutoff));
