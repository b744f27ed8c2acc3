import type { GiftFilter, GiftTotals } from '@m4u/contract/event/wedding/gifts';
import type { Executor } from '../../../platform/database/database.ts';
import { containsEachWord } from '../../../platform/database/folding.ts';
import {
  and,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  or,
  type SQL,
  sql,
} from '../../../platform/database/orm.ts';
import type { Slice } from '../../../platform/database/slice.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import { searchText } from '../guests/queries.ts';
import { weddingGifts as gifts, weddingGuests as guests } from '../tables.ts';

const { words: _words, ...columns } = getTableColumns(gifts);

/** A row of a gift, without the search words. */
export type GiftRow = Omit<typeof gifts.$inferSelect, 'words'>;

/** A gift with the name and number of its guest; null without one. */
export type GiftOfGuest = GiftRow & { readonly guestName: string | null; readonly phone: string | null };

const shown = { ...columns, guestName: guests.name, phone: guests.phone };

const giftsMatching = (weddingId: string, { side, way, thanked, q }: NonNullable<GiftFilter>): SQL | undefined => {
  const matches = (column: SQL | typeof gifts.words) => (q ? containsEachWord(column, searchText(q)) : undefined);
  return and(
    eq(gifts.weddingId, weddingId),
    side && eq(gifts.side, side),
    way && eq(gifts.way, way),
    thanked && (thanked === 'yes' ? isNotNull(gifts.thankedAt) : isNull(gifts.thankedAt)),
    matches(sql`(${gifts.words} || coalesce(${guests.words}, ''))`),
  );
};

/** Lists gifts of a wedding, newest first. */
export const list = async (
  db: Executor,
  weddingId: string,
  filter: NonNullable<GiftFilter>,
  { limit, offset }: Slice,
): Promise<{ rows: GiftOfGuest[]; total: number }> => {
  const condition = giftsMatching(weddingId, filter);
  const ofGuest = eq(guests.id, gifts.guestId);
  const [rows, [count]] = await Promise.all([
    db
      .select(shown)
      .from(gifts)
      .leftJoin(guests, ofGuest)
      .where(condition)
      .orderBy(desc(gifts.receivedAt), desc(gifts.id))
      .limit(limit)
      .offset(offset),
    db
      .select({ total: sql<number>`count(*)::int` })
      .from(gifts)
      .leftJoin(guests, ofGuest)
      .where(condition),
  ]);
  return { rows, total: count?.total ?? 0 };
};

const findWhere = async (db: Executor, condition: SQL | undefined): Promise<GiftOfGuest | undefined> => {
  const [row] = await db.select(shown).from(gifts).leftJoin(guests, eq(guests.id, gifts.guestId)).where(condition);
  return row;
};

/** Finds a gift of a wedding. */
export const find = (db: Executor, weddingId: string, id: string) =>
  findWhere(db, and(eq(gifts.weddingId, weddingId), eq(gifts.id, id)));

/** Finds the gift of a call's id. */
export const findByClientId = (db: Executor, weddingId: string, clientId: string) =>
  findWhere(db, and(eq(gifts.weddingId, weddingId), eq(gifts.clientId, clientId)));

/** Sums of the gifts of a wedding. */
export const sumTotals = async (db: Executor, weddingId: string): Promise<GiftTotals> => {
  const count = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`;
  const sum = (condition: SQL = sql`true`) =>
    sql<number>`coalesce(sum(${gifts.amount}) filter (where ${condition}), 0)`.mapWith(Number);
  const [row] = await db
    .select({
      gifts: sql<number>`count(*)::int`,
      unthanked: count(isNull(gifts.thankedAt)),
      things: count(eq(gifts.way, 'thing')),
      sum: sum(),
      groom: sum(eq(gifts.side, 'groom')),
      bride: sum(eq(gifts.side, 'bride')),
      envelope: sum(eq(gifts.way, 'envelope')),
      transfer: sum(eq(gifts.way, 'transfer')),
    })
    .from(gifts)
    .where(eq(gifts.weddingId, weddingId));
  if (!row) throw new Error('A count without groups has one row');
  const { groom, bride, envelope, transfer, ...rest } = row;
  return { ...rest, sumBySide: { groom, bride }, sumByWay: { envelope, transfer } };
};

/** Counts the gifts of a wedding. */
export const count = (db: Executor, weddingId: string): Promise<number> =>
  db.$count(gifts, eq(gifts.weddingId, weddingId));

/** Inserts gifts. */
export const insert = async (tx: Transaction, rows: readonly (typeof gifts.$inferInsert)[]): Promise<void> => {
  await tx.insert(gifts).values([...rows]);
};

/** Updates a gift of a wedding; returns whether there is one. */
export const update = async (
  tx: Transaction,
  weddingId: string,
  id: string,
  changes: Partial<GiftRow>,
): Promise<boolean> => {
  const rows = await tx
    .update(gifts)
    .set(changes)
    .where(and(eq(gifts.weddingId, weddingId), eq(gifts.id, id)))
    .returning({ id: gifts.id });
  return rows.length > 0;
};

/** Removes a gift of a wedding; returns whether there was one. */
export const remove = async (tx: Transaction, weddingId: string, id: string): Promise<boolean> => {
  const rows = await tx
    .delete(gifts)
    .where(and(eq(gifts.weddingId, weddingId), eq(gifts.id, id)))
    .returning({ id: gifts.id });
  return rows.length > 0;
};

/**
 * Sets when the givers of some gifts were thanked, for all gifts of the same guests. Returns how many of the ids there
 * are.
 */
export const setThanked = async (
  tx: Transaction,
  weddingId: string,
  ids: readonly string[],
  thankedAt: Date | null,
): Promise<number> => {
  const chosen = await tx
    .select({ id: gifts.id, guestId: gifts.guestId })
    .from(gifts)
    .where(and(eq(gifts.weddingId, weddingId), inArray(gifts.id, [...ids])));
  const givers = chosen.flatMap(({ guestId }) => guestId ?? []);
  await tx
    .update(gifts)
    .set({ thankedAt })
    .where(
      and(
        eq(gifts.weddingId, weddingId),
        or(inArray(gifts.id, [...ids]), givers.length > 0 ? inArray(gifts.guestId, givers) : undefined),
      ),
    );
  return chosen.length;
};

/** Noted transfers of guests of a wedding. */
export const listTransfers = (db: Executor, weddingId: string) =>
  db
    .select({ guestId: gifts.guestId, amount: gifts.amount, receivedAt: gifts.receivedAt })
    .from(gifts)
    .where(and(eq(gifts.weddingId, weddingId), eq(gifts.way, 'transfer'), isNotNull(gifts.guestId)));

/** Those of some calls' ids that have noted a gift. */
export const listNoted = async (db: Executor, weddingId: string, clientIds: readonly string[]): Promise<string[]> => {
  if (clientIds.length === 0) return [];
  const rows = await db
    .select({ clientId: gifts.clientId })
    .from(gifts)
    .where(and(eq(gifts.weddingId, weddingId), inArray(gifts.clientId, [...clientIds])));
  return rows.flatMap(({ clientId }) => clientId ?? []);
};
