import { byProgram } from '../../platform/database/row-security/current-actor.ts';
import type { CardStatus } from '@m4u/contract/profile/card/rules';
import { and, desc, eq, inArray, type SQL } from '../../platform/database/orm.ts';
import type { Executor } from '../../platform/database/database.ts';
import { cardEvents, cards } from './tables.ts';

/** A stored card. */
export type CardRow = typeof cards.$inferSelect;
/** A stored event of a card. */
export type CardEventRow = typeof cardEvents.$inferSelect;

/** Reads any card by its id. It runs as the system, because a visitor may hold the card. */
export const find = byProgram(async (db: Executor, id: string): Promise<CardRow | undefined> => {
  const [row] = await db.select().from(cards).where(eq(cards.id, id));
  return row;
});

/** A change of a card, and the state that it expects. */
export interface StateChange {
  readonly from: readonly CardStatus[];
  readonly to: CardStatus;
  /** The required owner; omitted for staff, and when a blank card is activated. */
  readonly ownerId?: string;
  /** The new owner, whose page the card opens after the change. */
  readonly memberId?: string;
  readonly changedAt: Date;
}

/** Changes a card if it is still in an expected state; undefined when a parallel change was faster. */
export const changeState = byProgram(
  async (
    tx: Executor,
    id: string,
    { from, to, ownerId, memberId, changedAt }: StateChange,
  ): Promise<CardRow | undefined> => {
    const isOfOwner: SQL | undefined = ownerId === undefined ? undefined : eq(cards.memberId, ownerId);
    const [row] = await tx
      .update(cards)
      .set({ status: to, updatedAt: changedAt, ...(memberId !== undefined && { memberId, activatedAt: changedAt }) })
      .where(and(eq(cards.id, id), inArray(cards.status, [...from]), isOfOwner))
      .returning();
    return row;
  },
);

/** Adds blank cards. */
export const insert = byProgram((tx: Executor, rows: (typeof cards.$inferInsert)[]) => tx.insert(cards).values(rows));

/** Stores events of cards. */
export const insertEvents = byProgram((tx: Executor, rows: (typeof cardEvents.$inferInsert)[]) =>
  tx.insert(cardEvents).values(rows),
);

/** Lists the events of a card, latest first. */
export const listEvents = (db: Executor, cardId: string, limit: number): Promise<CardEventRow[]> =>
  db.select().from(cardEvents).where(eq(cardEvents.cardId, cardId)).orderBy(desc(cardEvents.id)).limit(limit);
