import { byProgram } from '../../../platform/database/row-security/current-actor.ts';
import { CARD_STATUSES, type CardStatus } from '@m4u/contract/profile/card/rules';
import { and, asc, eq, inArray, sql } from '../../../platform/database/orm.ts';
import type { Executor } from '../../../platform/database/database.ts';
import type { Slice } from '../../../platform/database/slice.ts';
import { orNewestFirst, toOrderBy } from '../../../platform/database/sorting.ts';
import { agencyFactsOf } from '../../directory/agencies/facts.reads.ts';
import type { CardSorting } from '../list.queries.ts';
import { cardBatches, cards } from '../tables.ts';

/** Number of a batch's cards in each state, as a value within a larger query. */
const countsByStatus = sql<Record<CardStatus, number>>`(
  select json_build_object(${sql.join(
    CARD_STATUSES.map((status) => sql`${status}::text, count(*) filter (where card.status = ${status})`),
    sql`, `,
  )}) from ${cards} as card where card.batch_id = ${cardBatches}.id)`;

const selectBatch = (db: Executor) =>
  db
    .select({
      id: cardBatches.id,
      label: cardBatches.label,
      count: cardBatches.count,
      createdBy: cardBatches.createdBy,
      createdAt: cardBatches.createdAt,
      agency: agencyFactsOf(cardBatches.agencyId),
      totals: countsByStatus,
    })
    .from(cardBatches);

/** A batch with the number of its cards in each state. */
export type BatchRow = Awaited<ReturnType<typeof listBatches>>[number];

/** Lists batches, without a sorting latest first. */
export const listBatches = byProgram((db: Executor, sorting: CardSorting, { limit, offset }: Slice) =>
  selectBatch(db)
    .orderBy(...toOrderBy({ created: cardBatches.id }, cardBatches.id, orNewestFirst(sorting), 'created'))
    .limit(limit)
    .offset(offset),
);

/** Counts all batches. */
export const countBatches = byProgram((db: Executor): Promise<number> => db.$count(cardBatches));

/** Reads a batch. */
export const findBatch = byProgram(async (db: Executor, id: string): Promise<BatchRow | undefined> => {
  const [row] = await selectBatch(db).where(eq(cardBatches.id, id));
  return row;
});

/** Stores a batch, without its cards. */
export const insertBatch = byProgram((tx: Executor, row: typeof cardBatches.$inferInsert) =>
  tx.insert(cardBatches).values(row),
);

/** Reads the name of an agency; undefined when it does not exist. */
export const findAgencyName = async (db: Executor, id: string): Promise<string | undefined> => {
  const { rows } = await db.execute<{ agency: { name: string } | null }>(
    sql`select ${agencyFactsOf(sql`${id}::uuid`)} as agency`,
  );
  return rows[0]?.agency?.name;
};

/** Lists the cards of a batch in any of these states, by number. */
export const listCards = byProgram((db: Executor, batchId: string, statuses: readonly CardStatus[]) =>
  db
    .select({ id: cards.id, number: cards.number, status: cards.status })
    .from(cards)
    .where(and(eq(cards.batchId, batchId), inArray(cards.status, [...statuses])))
    .orderBy(asc(cards.number)),
);
