import type { Owner } from '@m4u/contract/common';
import type { ContentKind } from '@m4u/contract/content/item/schema';
import { and, asc, eq, inArray, isNull, ne, notInArray, or, type SQL, sql } from '../../platform/database/orm.ts';
import type { Actor } from '../../platform/caller.ts';
import type { Executor } from '../../platform/database/database.ts';
import { anyValue, prepareOnce } from '../../platform/database/prepared.ts';
import { columns, isVisibleOnPage } from './queries.ts';
import { type Item, toItem } from './rules.ts';
import { preparedReader, type Reader, readerPlaceholder, relationOf } from '../../profile/friend/visibility.reads.ts';
import { contentItems as items } from './tables.ts';

/** Number of pieces of each kind on the page itself; the rest is on a screen of its own. */
const SECTION_SIZES: Readonly<Record<ContentKind, number>> = {
  post: 3,
  product: 4,
  relic: 4,
  activity: 60,
  diary: 3,
  album: 4,
  // Only the existence of posters is needed.
  poster: 1,
};

/** A piece on a page, and the number of all pieces of its kind that the reader may see. */
export interface SectionItem {
  readonly kind: ContentKind;
  readonly item: Item;
  readonly total: number;
}

type Variant = `${Reader['kind'] | 'friend'} on a page of a ${Owner['kind']}`;

const sectionSize = sql`case ${items.kind} ${sql.join(
  Object.entries(SECTION_SIZES).map(([kind, many]) => sql.raw(`when '${kind}' then ${many}`)),
  sql` `,
)} else 0 end`;

const preparedSections = prepareOnce((db, variant: Variant) => {
  const reader = readerPlaceholder(variant);
  const owner = {
    kind: variant.endsWith('member') ? 'member' : 'group',
    id: anyValue('owner', 'uuid'),
  } as const;
  // The rows are numbered first, which reads few columns; pictures are loaded only for the remaining rows.
  const numbered = db
    .select({
      id: items.id,
      place: sql<number>`row_number() over (partition by ${items.kind} order by ${items.rank}, ${items.id})`.as(
        'place',
      ),
      total: sql<number>`(count(*) over (partition by ${items.kind}))::int`.as('total'),
    })
    .from(items)
    .where(isVisibleOnPage(reader, owner))
    .as('numbered');
  return db
    .select({ ...columns, relation: relationOf(reader, owner), total: sql<number>`${numbered.total}` })
    .from(items)
    .innerJoin(numbered, eq(numbered.id, items.id))
    .where(sql`${numbered.place} <= ${sectionSize}`)
    .orderBy(asc(items.kind), asc(items.rank), asc(items.id))
    .prepare(`content for a ${variant}`);
});

/** First pieces of every kind on a page that the reader may see, in the owner's order, in one query. */
export const findSections = async (db: Executor, actor: Actor, owner: Owner): Promise<SectionItem[]> => {
  const { variant, values } = preparedReader(actor);
  const rows = await preparedSections(db, `${variant} on a page of a ${owner.kind}`).execute({
    owner: owner.id,
    ...values,
  });
  return rows.map((row) => ({ kind: row.kind, item: toItem(row), total: row.total }));
};

/** The kind and types of pieces that say how to pay somebody. */
const ACTIVITY: ContentKind = 'activity';
const BANK_TYPES = ['bankAccount', 'banks'];

const exists = async (db: Executor, ownerId: string, condition: SQL | undefined): Promise<boolean> => {
  const rows = await db
    .select({ id: items.id })
    .from(items)
    .where(and(eq(items.ownerId, ownerId), isNull(items.deletedAt), condition))
    .limit(1);
  return rows.length > 0;
};

/** Whether a page has a bank account, and whether it has any other piece. */
export const findOwnedPieces = async (
  db: Executor,
  ownerId: string,
): Promise<{ hasBank: boolean; hasContent: boolean }> => {
  const [hasBank, hasContent] = await Promise.all([
    exists(db, ownerId, and(eq(items.kind, ACTIVITY), inArray(items.type, BANK_TYPES))),
    exists(db, ownerId, or(ne(items.kind, ACTIVITY), isNull(items.type), notInArray(items.type, BANK_TYPES))),
  ]);
  return { hasBank, hasContent };
};

/** Whether a page has a piece of a kind, also one that visitors do not see. */
export const hasPiece = (db: Executor, ownerId: string, kind: ContentKind): Promise<boolean> =>
  exists(db, ownerId, eq(items.kind, kind));
