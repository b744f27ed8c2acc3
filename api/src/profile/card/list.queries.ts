import type { CARD_SORTS } from '@m4u/contract/profile/card';
import type { CardStatus } from '@m4u/contract/profile/card/rules';
import { and, asc, desc, eq, gte, inArray, ne, or, type SQL, sql } from '../../platform/database/orm.ts';
import type { Executor } from '../../platform/database/database.ts';
import type { Slice } from '../../platform/database/slice.ts';
import { orNewestFirst, type Sorting, toOrderBy } from '../../platform/database/sorting.ts';
import { type AgencyFacts, agencyFactsOf } from '../directory/agencies/facts.reads.ts';
import { memberNameContains } from '../directory/members/people.reads.ts';
import type { CardRow } from './queries.ts';
import { cardBatches, cards, cardTaps } from './tables.ts';

/** Filter of a list of cards. */
export interface CardFilter {
  readonly memberId?: string | undefined;
  readonly status?: CardStatus | undefined;
  readonly batch?: string | undefined;
  /** Any part of the owner's name. */
  readonly name?: string | undefined;
  readonly id?: string | undefined;
}

/** A card with the name and the agency of its batch. */
export type ListedCard = CardRow & { readonly batchLabel: string | null; readonly batchAgency: AgencyFacts | null };

const cardsMatching = ({ memberId, status, batch, name, id }: CardFilter): SQL | undefined =>
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
    .select({ card: cards, batchLabel: cardBatches.label, batchAgency: agencyFactsOf(cardBatches.agencyId) })
    .from(cards)
    .leftJoin(cardBatches, eq(cardBatches.id, cards.batchId));

const flatten = ({ card, ...batch }: { card: CardRow } & Omit<ListedCard, keyof CardRow>): ListedCard => ({
  ...card,
  ...batch,
});

/** By which column cards and batches are sorted. */
export type CardSorting = Sorting<(typeof CARD_SORTS)[number]>;

/** Lists the cards that match a filter; without a sorting the latest first, the cards of one batch by number. */
export const list = async (
  db: Executor,
  filter: CardFilter,
  sorting: CardSorting,
  { limit, offset }: Slice,
): Promise<ListedCard[]> => {
  const order =
    sorting.sort === undefined && filter.batch !== undefined
      ? [asc(cards.number), desc(cards.id)]
      : toOrderBy({ created: cards.id }, cards.id, orNewestFirst(sorting), 'created');
  const rows = await withBatch(db)
    .where(cardsMatching(filter))
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  return rows.map(flatten);
};

/** Counts the cards that match a filter. */
export const count = (db: Executor, filter: CardFilter): Promise<number> => db.$count(cards, cardsMatching(filter));

/** Reads a card with the name and the agency of its batch. */
export const findListed = async (db: Executor, id: string): Promise<ListedCard | undefined> => {
  const [row] = await withBatch(db).where(eq(cards.id, id));
  return row && flatten(row);
};

/** Number of taps of a card: in total, and since the requested day. */
export interface Taps {
  readonly total: number;
  readonly recent: number;
}

/** Counts the taps of each card: in total, and since a day. */
export const countTaps = async (
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
export const listTapsByDay = (db: Executor, cardId: string, since: string) =>
  db
    .select({ day: cardTaps.day, taps: cardTaps.taps })
    .from(cardTaps)
    .where(and(eq(cardTaps.cardId, cardId), gte(cardTaps.day, since)))
    .orderBy(cardTaps.day);
