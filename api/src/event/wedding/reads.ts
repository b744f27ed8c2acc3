import { and, desc, eq, gte, isNull, sql } from '../../platform/database/orm.ts';
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

/** A member's weddings on or after a day, the nearest first. */
export const listCurrentWeddings = (
  db: Executor,
  memberId: string,
  since: string,
  limit: number,
): Promise<CurrentWedding[]> => {
  const wishes = sql`select count(*)::int from ${guests}
    where ${guests.weddingId} = ${weddings.id} and ${guests.wishState} is not null and ${guests.wishState} = 'waiting'`;
  return db
    .select({
      id: weddings.id,
      groom: sql<string>`coalesce(${weddings.written}->'groom'->>'name', '')`,
      bride: sql<string>`coalesce(${weddings.written}->'bride'->>'name', '')`,
      day: weddings.day,
      wishesWaiting: sql<number>`(${wishes})`,
    })
    .from(weddings)
    .where(and(eq(weddings.memberId, memberId), isNull(weddings.deletedAt), gte(weddings.day, since)))
    .orderBy(weddings.day, weddings.id)
    .limit(limit);
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
