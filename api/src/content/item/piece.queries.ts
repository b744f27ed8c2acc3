import type { Owner } from '@m4u/contract/common';
import type { ContentKind } from '@m4u/contract/content/item/schema';
import { and, eq, inArray, isNull, sql } from '../../platform/database/orm.ts';
import type { Actor } from '../../platform/caller.ts';
import type { Executor } from '../../platform/database/database.ts';
import { prepareOnce } from '../../platform/database/prepared.ts';
import { preparedReader, type Reader, readerPlaceholder, visibleTo } from '../../profile/friend/visibility.reads.ts';
import { columns, pictures, relation } from './queries.ts';
import type { FullRow } from './rules.ts';
import { contentItems as items } from './tables.ts';

/** A piece of any kind, identified by its id. */
export interface Piece {
  readonly id: string;
  readonly kind: ContentKind;
  readonly owner: Owner;
  readonly title: string;
}

const headColumns = {
  id: items.id,
  kind: items.kind,
  ownerKind: items.ownerKind,
  ownerId: items.ownerId,
  title: items.title,
};

type Variant = `${Reader['kind'] | 'friend'} reads a piece`;

const preparedPiece = prepareOnce((db, name: Variant) => {
  const reader = readerPlaceholder(name);
  return db
    .select({ ...columns, content: items.content, images: pictures(), relation: relation(reader) })
    .from(items)
    .where(and(sql`${items.id} = ${sql.placeholder('id')}::uuid`, isNull(items.deletedAt), visibleTo(reader, items)))
    .prepare(name);
});

/** One row with all columns, provided that the reader may see it. */
export const find = async (db: Executor, actor: Actor, id: string): Promise<FullRow | undefined> => {
  const { variant, values } = preparedReader(actor);
  const [row] = await preparedPiece(db, `${variant} reads a piece`).execute({ id, ...values });
  return row;
};

/**
 * Locks a row that the actor sees, deleted or not, until the transaction ends; also returns the actor's relation to its
 * owner.
 */
export const findForUpdate = async (tx: Executor, actor: Actor, id: string) => {
  const [row] = await tx
    .select({ row: items, relation: relation(actor) })
    .from(items)
    .where(and(eq(items.id, id), visibleTo(actor, items)))
    .for('update', { of: items });
  return row;
};

/** The id of the owner of a piece, whoever may see it; undefined for an unknown piece. */
export const findOwnerId = async (db: Executor, id: string): Promise<string | undefined> =>
  (await db.select({ id: items.ownerId }).from(items).where(eq(items.id, id)))[0]?.id;

/** Whether the piece exists and the reader may see it. */
export const canSee = async (db: Executor, actor: Actor, id: string): Promise<boolean> => {
  const rows = await db
    .select({ id: items.id })
    .from(items)
    .where(and(eq(items.id, id), isNull(items.deletedAt), visibleTo(actor, items)));
  return rows.length > 0;
};

/** Pieces by id: all of them, or with a reader only those that the reader may see. */
export const findByIds = async (
  db: Executor,
  ids: readonly string[],
  reader?: Reader,
): Promise<ReadonlyMap<string, Piece>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select(headColumns)
    .from(items)
    .where(and(inArray(items.id, [...ids]), isNull(items.deletedAt), reader && visibleTo(reader, items)));
  return new Map(
    rows.map(({ ownerKind, ownerId, ...row }) => [row.id, { ...row, owner: { kind: ownerKind, id: ownerId } }]),
  );
};
