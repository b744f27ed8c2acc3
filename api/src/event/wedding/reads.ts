import { and, desc, eq, gte, isNull, type SQL, sql, type SQLWrapper } from '../../platform/database/orm.ts';
import type { Executor } from '../../platform/database/database.ts';
import { weddingGuests as guests, weddings } from './tables.ts';

/** A wedding in the list of its couple's spaces. */
export interface CurrentWedding {
  readonly id: string;
  readonly groom: string;
  readonly bride: string;
  readonly day: string;
  /** Wishes that the couple has neither shown nor hidden. */
  readonly wishesWaiting: number;
}

/** A member's weddings on or after a day, the nearest first, as a value within a larger query. */
export const currentWeddingsOf = (memberId: SQLWrapper, since: SQLWrapper, limit: number): SQL<CurrentWedding[]> => {
  const wishes = sql`select count(*)::int from ${guests}
    where ${guests.weddingId} = ${weddings.id} and ${guests.wishState} is not null and ${guests.wishState} = 'waiting'`;
  const rows = sql`select ${weddings.id} as "id", coalesce(${weddings.written}->'groom'->>'name', '') as "groom",
      coalesce(${weddings.written}->'bride'->>'name', '') as "bride", ${weddings.day} as "day", (${wishes}) as "wishesWaiting"
    from ${weddings}
    where ${weddings.memberId} = ${memberId} and ${weddings.deletedAt} is null and ${weddings.day} >= ${since}
    order by ${weddings.day}, ${weddings.id} limit ${limit}`;
  return sql`(select coalesce(json_agg(wedding), '[]'::json) from (${rows}) as wedding)`;
};

/** Replies to a member's invitations since a moment, by answer, with the wedding of the newest. */
export const findRepliesSince = async (
  db: Executor,
  memberId: string,
  since: Date,
): Promise<{ coming: number; declined: number; weddingId: string | null }> => {
  const rows = await db
    .select({
      weddingId: guests.weddingId,
      coming: sql<number>`(count(*) filter (where ${guests.coming}))::int`,
      declined: sql<number>`(count(*) filter (where not ${guests.coming}))::int`,
    })
    .from(weddings)
    .innerJoin(guests, eq(guests.weddingId, weddings.id))
    .where(and(eq(weddings.memberId, memberId), isNull(weddings.deletedAt), gte(guests.answeredAt, since)))
    .groupBy(guests.weddingId)
    .orderBy(desc(sql`max(${guests.answeredAt})`));
  return {
    coming: rows.reduce((sum, row) => sum + row.coming, 0),
    declined: rows.reduce((sum, row) => sum + row.declined, 0),
    weddingId: rows[0]?.weddingId ?? null,
  };
};
