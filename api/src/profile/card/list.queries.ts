import type { CardStatus } from '@m4u/contract/profile/card/rules';
import { and, asc, desc, eq, gte, inArray, ne, or, type SQL, sql } from '../../platform/database/orm.ts';
import type { Executor } from '../../platform/database/database.ts';
import type { Slice } from '../../platform/database/slice.ts';
import { memberNameContains } from '../directory/members/people.reads.ts';
import type { CardRow } from './queries.ts';
import { cardBatches, cards, cardTaps } from './tables.ts';

/** Filter of a list of cards. */
export interface Selection {
  readonly memberId?: string | undefined;
  readonly status?: CardStatus | undefined;
  readonly batch?: string | undefined;
  /** Any part of the owner's name. */
  readonly name?: string | undefined;
  readonly id?: string | undefined;
}

/** A card with the name of its batch. */
export type ListedCard = CardRow & { readonly batchLabel: string | null };

const conditionOf = ({ memberId, status, batch, name, id }: Selection): SQL | undefined =>
  and(
    memberId === undefined ? undefined : eq(cards.memberId, memberId),
    // A card that was retired before its activation never belonged to its owner.
    memberId === undefined ? undefined : or(ne(cards.status, 'retired'), sql`${cards.activatedAt} is not null`),
    status && eq(cards.status, status),
    batch === undefined ? undefined : eq(cards.batchId, batch),
    name === undefined || name === '' ? undefined : memberNameContains(cards.memberId, name),
    id === undefined ? undefined : eq(cards.id, id),
  );

const withBatch = (db: Executor) =>
  db
    .select({ card: cards, batchLabel: cardBatches.label })
    .from(cards)
    .leftJoin(cardBatches, eq(cardBatches.id, cards.batchId));

const flat = ({ card, batchLabel }: { card: CardRow; batchLabel: string | null }): ListedCard => ({
  ...card,
  batchLabel,
});

/** Lists the cards of a selection, latest first; the cards of one batch by number. */
export const list = async (db: Executor, selection: Selection, { limit, offset }: Slice): Promise<ListedCard[]> => {
  const order = selection.batch === undefined ? desc(cards.id) : asc(cards.number);
  const rows = await withBatch(db)
    .where(conditionOf(selection))
    .orderBy(order, desc(cards.id))
    .limit(limit)
    .offset(offset);
  return rows.map(flat);
};

/** Counts the cards of a selection. */
export const total = (db: Executor, selection: Selection): Promise<number> => db.$count(cards, conditionOf(selection));

/** Reads a card with the name of its batch. */
export const findListed = async (db: Executor, id: string): Promise<ListedCard | undefined> => {
  const [row] = await withBatch(db).where(eq(cards.id, id));
  return row && flat(row);
};

/** Number of taps of a card: in total, and since the requested day. */
export interface Taps {
  readonly total: number;
  readonly recent: number;
}

/** Counts the taps of each card: in total, and since a day. */
export const tapsOf = async (
  db: Executor,
  ids: readonly string[],
  since: string,
): Promise<ReadonlyMap<string, Taps>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      id: cardTaps.cardId,
      total: sql<number>`sum(${cardTaps.taps})::int`,
      recent: sql<number>`coalesce(sum(${cardTaps.taps}) filter (where ${cardTaps.day} >= ${since}), 0)::int`,
    })
    .from(cardTaps)
    .where(inArray(cardTaps.cardId, [...ids]))
    .groupBy(cardTaps.cardId);
  return new Map(rows.map(({ id, total: all, recent }) => [id, { total: all, recent }]));
};

/** Lists the taps of a card by day, from a day on, oldest first; days without taps are omitted. */
export const tapsByDay = (db: Executor, cardId: string, since: string) =>
  db
    .select({ day: cardTaps.day, taps: cardTaps.taps })
    .from(cardTaps)
    .where(and(eq(cardTaps.cardId, cardId), gte(cardTaps.day, since)))
    .orderBy(cardTaps.day);
