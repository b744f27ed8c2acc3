import type { Owner } from '@m4u/contract/common';
import type { ContentKind } from '@m4u/contract/content/item/schema';
import { and, eq, inArray, isNull } from '../../platform/database/orm.ts';
import type { Actor } from '../../platform/caller.ts';
import type { Executor } from '../../platform/database/database.ts';
import { type Reader, visibleTo } from '../../profile/friend/visibility.reads.ts';
import { contentItems as items } from './tables.ts';

/** A piece of any kind, identified by its id. */
export interface Piece {
  readonly id: string;
  readonly kind: ContentKind;
  readonly owner: Owner;
  readonly title: string;
}

const columns = {
  id: items.id,
  kind: items.kind,
  ownerKind: items.ownerKind,
  ownerId: items.ownerId,
  title: items.title,
};

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
    .select(columns)
    .from(items)
    .where(and(inArray(items.id, [...ids]), isNull(items.deletedAt), reader && visibleTo(reader, items)));
  return new Map(
    rows.map(({ ownerKind, ownerId, ...row }) => [row.id, { ...row, owner: { kind: ownerKind, id: ownerId } }]),
  );
};
