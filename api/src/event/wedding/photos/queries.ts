import type { Picture } from '@m4u/contract/common';
import type { WishState } from '@m4u/contract/event/wedding/guests';
import { and, asc, desc, eq, inArray, isNull, ne, sql } from '../../../platform/database/orm.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { byProgram } from '../../../platform/database/row-security/current-actor.ts';
import type { Slice } from '../../../platform/database/slice.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import { pictureOf } from '../../../profile/upload/reads.ts';
import { weddingPhotos as photos } from '../tables.ts';

/** A photo of a guest, with its picture; null once the picture is gone. */
export interface PhotoRow {
  readonly id: string;
  readonly name: string;
  readonly state: WishState;
  readonly sentAt: Date;
  readonly picture: Picture | null;
}

const columns = {
  id: photos.id,
  name: photos.name,
  state: photos.state,
  sentAt: photos.sentAt,
  picture: pictureOf(photos.pictureId),
};

/** Counts the photos of a wedding in a state. */
export const countInState = (db: Executor, weddingId: string, state: WishState): Promise<number> =>
  db.$count(photos, and(eq(photos.weddingId, weddingId), eq(photos.state, state)));

/** Lists the photos of a wedding, newest first, all or those in a state. */
export const list = async (
  db: Executor,
  weddingId: string,
  state: WishState | undefined,
  { limit, offset }: Slice,
): Promise<{ rows: PhotoRow[]; total: number }> => {
  const condition = and(eq(photos.weddingId, weddingId), state && eq(photos.state, state));
  const [rows, total] = await Promise.all([
    db
      .select(columns)
      .from(photos)
      .where(condition)
      .orderBy(desc(photos.sentAt), desc(photos.id))
      .limit(limit)
      .offset(offset),
    db.$count(photos, condition),
  ]);
  return { rows, total };
};

/** Lists the photos that the couple shows. Runs as the system, since visitors may see them. */
export const listShown = byProgram((db: Executor, weddingId: string, slice: Slice) =>
  list(db, weddingId, 'shown', slice),
);

/** Counts the photos that the couple shows. Runs as the system, since visitors may see them. */
export const countShown = byProgram((db: Executor, weddingId: string) => countInState(db, weddingId, 'shown'));

/** Lists the photos of a wedding that are not hidden, oldest first. */
export const listKept = (db: Executor, weddingId: string): Promise<PhotoRow[]> =>
  db
    .select(columns)
    .from(photos)
    .where(and(eq(photos.weddingId, weddingId), ne(photos.state, 'hidden')))
    .orderBy(asc(photos.sentAt), asc(photos.id));

/**
 * Counts the photos of a wedding: all, those of one guest, those that wait, and those of visitors among them. Runs as
 * the system, since guests may have no account.
 */
export const countAll = byProgram(async (db: Executor, weddingId: string, guestId: string | null) => {
  const count = (condition = sql`true`) => sql<number>`(count(*) filter (where ${condition}))::int`;
  const [row] = await db
    .select({
      all: count(),
      ofGuest: count(guestId === null ? sql`false` : eq(photos.guestId, guestId)),
      waiting: count(eq(photos.state, 'waiting')),
      ofVisitors: count(and(eq(photos.state, 'waiting'), isNull(photos.guestId))),
    })
    .from(photos)
    .where(eq(photos.weddingId, weddingId));
  if (!row) throw new Error('A count without groups has one row');
  return row;
});

/** Inserts a photo. Runs as the system, since guests may have no account. */
export const insert = byProgram(async (tx: Transaction, row: typeof photos.$inferInsert): Promise<void> => {
  await tx.insert(photos).values(row);
});

/** Sets the state of photos of a wedding; returns how many there are. */
export const setState = async (
  tx: Transaction,
  weddingId: string,
  ids: readonly string[],
  state: WishState,
): Promise<number> => {
  const rows = await tx
    .update(photos)
    .set({ state })
    .where(and(eq(photos.weddingId, weddingId), inArray(photos.id, [...ids])))
    .returning({ id: photos.id });
  return rows.length;
};

/** Removes photos of a wedding; returns how many there were. */
export const remove = async (tx: Transaction, weddingId: string, ids: readonly string[]): Promise<number> => {
  const rows = await tx
    .delete(photos)
    .where(and(eq(photos.weddingId, weddingId), inArray(photos.id, [...ids])))
    .returning({ id: photos.id });
  return rows.length;
};
