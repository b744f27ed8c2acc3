import { and, desc, eq, gte, isNull } from '../../platform/database/orm.ts';
import type { Executor } from '../../platform/database/database.ts';
import { phonebookEntries as entries } from './tables.ts';

/** The most cards that are counted; a screen says “99+” beyond that. */
const MOST_COUNTED = 100;

/** A card that somebody has sent to a member. */
export interface ReceivedCard {
  readonly id: string;
  readonly name: string;
  readonly contactMemberId: string | null;
  readonly createdAt: Date;
}

/** Cards that a member received by exchange since a moment, at most 100, the newest first. */
export const listReceivedCards = (db: Executor, memberId: string, since: Date): Promise<ReceivedCard[]> =>
  db
    .select({
      id: entries.id,
      name: entries.name,
      contactMemberId: entries.contactMemberId,
      createdAt: entries.createdAt,
    })
    .from(entries)
    .where(
      and(
        eq(entries.memberId, memberId),
        eq(entries.source, 'exchange'),
        gte(entries.createdAt, since),
        isNull(entries.deletedAt),
      ),
    )
    .orderBy(desc(entries.createdAt), desc(entries.id))
    .limit(MOST_COUNTED);
