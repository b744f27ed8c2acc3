import type { Owner } from '@m4u/contract/common';
import { and, asc, desc, type SQL, sql, type SQLWrapper } from '../../platform/database/orm.ts';
import type { Actor } from '../../platform/caller.ts';
import type { Executor } from '../../platform/database/database.ts';
import { prepareOnce } from '../../platform/database/prepared.ts';
import {
  ownerIsOpen,
  preparedReader,
  type Reader,
  readerPlaceholder,
  relationOf,
} from '../../profile/friend/visibility.reads.ts';
import { isShownOn } from './filter.queries.ts';
import { columns, isVisibleOnPage, itemsMatching, ownerInQuery, type PageItems, pictures } from './queries.ts';
import type { CursorKey, FullRow, ItemRow, ListOrder } from './rules.ts';
import { contentItems as items } from './tables.ts';

/** Slice of the pieces of a page, and its order: the owner's order by default. */
export interface ListPart {
  readonly limit: number;
  readonly order?: ListOrder | undefined;
  readonly after?: CursorKey | undefined;
}

type Place = Readonly<Record<keyof CursorKey, unknown>>;

const isAfter = ({ key, id }: Place, order: ListOrder): SQL =>
  order === 'newest'
    ? sql`(${items.createdAt}, ${items.id}) < (${key}::timestamptz, ${id}::uuid)`
    : sql`(${items.rank}, ${items.id}) > (${key} collate "C", ${id}::uuid)`;

const orderBy = (order: ListOrder): SQL[] =>
  order === 'newest' ? [desc(items.createdAt), desc(items.id)] : [asc(items.rank), asc(items.id)];

/** The pieces of one kind on a page that the reader may see. */
const isOnPage = (reader: Reader, owner: { kind: Owner['kind']; id: SQLWrapper }, kind: unknown): SQL | undefined =>
  and(isVisibleOnPage(reader, owner), sql`${items.kind} = ${kind}`);

const selectList = (db: Executor, reader: Reader, owner: { kind: Owner['kind']; id: SQLWrapper }) =>
  db.select({ ...columns, relation: relationOf(reader, owner) }).from(items);

const selectSummary = (
  db: Executor,
  owner: { kind: Owner['kind']; id: SQLWrapper },
  matches: SQL | undefined = sql`true`,
) =>
  db
    .select({
      open: sql<boolean>`${ownerIsOpen(owner)}`,
      total: sql<number>`count(*) filter (where ${matches})::int`,
    })
    .from(items);

/**
 * Lists without a filter, of a type, and of what others see on a day are those that pages show: they are prepared, since
 * planning takes ten times as long as reading them.
 */
type Variant = `${Reader['kind'] | 'friend'} at a ${Owner['kind']}${'' | ' of type'}${'' | ' on day'}`;
type ListVariant = `${Variant} by ${ListOrder}${'' | ' after'}`;

const placeholders = (variant: string) => ({
  reader: readerPlaceholder(variant),
  owner: {
    kind: variant.includes('at a member') ? ('member' as const) : ('group' as const),
    id: sql`${sql.placeholder('owner')}::uuid`,
  },
  matches: and(
    variant.includes(' of type') ? sql`${items.type} = ${sql.placeholder('type')}` : undefined,
    variant.includes(' on day') ? isShownOn(sql`${sql.placeholder('day')}::text`) : undefined,
  ),
});

const preparedList = prepareOnce((db, variant: ListVariant) => {
  const { reader, owner, matches } = placeholders(variant);
  const order = variant.includes('by newest') ? 'newest' : 'owner';
  const place = { key: sql.placeholder('key'), id: sql.placeholder('after') };
  return selectList(db, reader, owner)
    .where(
      and(
        isOnPage(reader, owner, sql.placeholder('kind')),
        matches,
        variant.endsWith(' after') ? isAfter(place, order) : undefined,
      ),
    )
    .orderBy(...orderBy(order))
    .limit(sql.placeholder('limit'))
    .prepare(`pieces for a ${variant}`);
});

const preparedSummary = prepareOnce((db, variant: Variant) => {
  const { reader, owner, matches } = placeholders(variant);
  return selectSummary(db, owner, matches)
    .where(isOnPage(reader, owner, sql.placeholder('kind')))
    .prepare(`number of pieces for a ${variant}`);
});

/** The prepared variant of a list and its values; undefined for a list with another filter. */
const prepare = (actor: Actor, { owner, kind, filter = {} }: PageItems) => {
  const { type, shownOn: day, ...others } = filter;
  if (Object.values(others).some((value) => value !== undefined)) return undefined;
  const { variant, values } = preparedReader(actor);
  return {
    variant:
      `${variant} at a ${owner.kind}${type === undefined ? '' : ' of type'}${day === undefined ? '' : ' on day'}` as const,
    values: {
      ...values,
      owner: owner.id,
      kind,
      ...(type !== undefined && { type }),
      ...(day !== undefined && { day }),
    },
  };
};

const pageItemsMatching = (actor: Actor, { owner, kind, filter = {} }: PageItems): SQL | undefined =>
  and(isOnPage(actor, ownerInQuery(owner), kind), itemsMatching(actor, filter));

/** Rows after a place. */
export const list = (
  db: Executor,
  actor: Actor,
  pageItems: PageItems,
  { limit, order = 'owner', after }: ListPart,
): Promise<ItemRow[]> => {
  const prepared = prepare(actor, pageItems);
  if (prepared)
    return preparedList(db, `${prepared.variant} by ${order}${after ? ' after' : ''}`).execute({
      ...prepared.values,
      limit,
      ...(after && { key: after.key, after: after.id }),
    });
  return selectList(db, actor, ownerInQuery(pageItems.owner))
    .where(and(pageItemsMatching(actor, pageItems), after && isAfter(after, order)))
    .orderBy(...orderBy(order))
    .limit(limit);
};

/** The newest rows, with all columns. */
export const listNewest = (db: Executor, actor: Actor, pageItems: PageItems, limit: number): Promise<FullRow[]> =>
  db
    .select({
      ...columns,
      content: items.content,
      images: pictures(),
      relation: relationOf(actor, ownerInQuery(pageItems.owner)),
    })
    .from(items)
    .where(pageItemsMatching(actor, pageItems))
    .orderBy(...orderBy('newest'))
    .limit(limit);

/** Whether the owner's page is open, and the number of rows. */
export const findSummary = async (
  db: Executor,
  actor: Actor,
  pageItems: PageItems,
): Promise<{ open: boolean; total: number }> => {
  const { owner, kind, filter = {} } = pageItems;
  const prepared = prepare(actor, pageItems);
  const [row] = prepared
    ? await preparedSummary(db, prepared.variant).execute(prepared.values)
    : await selectSummary(db, ownerInQuery(owner), itemsMatching(actor, filter)).where(
        isOnPage(actor, ownerInQuery(owner), kind),
      );
  return row ?? { open: false, total: 0 };
};
