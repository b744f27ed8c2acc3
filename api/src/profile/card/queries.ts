import { byProgram } from '../../platform/database/row-security/current-actor.ts';
import type { CardStatus } from '@m4u/contract/profile/card/rules';
import { and, desc, eq, inArray, type SQL } from '../../platform/database/orm.ts';
import type { Executor } from '../../platform/database/database.ts';
import { cardEvents, cards } from './tables.ts';

/** A card as the database keeps it. */
export type CardRow = typeof cards.$inferSelect;
/** Something that happened to a card, as the database keeps it. */
export type CardEventRow = typeof cardEvents.$inferSelect;

/** A card by its id, whoever's it is: a visitor may hold it in hand. */
export const find = byProgram(async (db: Executor, id: string): Promise<CardRow | undefined> => {
  const [row] = await db.select().from(cards).where(eq(cards.id, id));
  return row;
});

/** What a change expects of a card, and what it makes of it. */
export interface Change {
  readonly from: readonly CardStatus[];
  readonly to: CardStatus;
  /** The member who must own the card; left out for staff, and when a blank card is activated. */
  readonly of?: string;
  /** The member whose page the card leads to after the change. */
  readonly memberId?: string;
  readonly at: Date;
}

/** Changes a card if it still is what the change expects; undefined when it is not, because somebody was faster. */
export const change = byProgram(
  async (tx: Executor, id: string, { from, to, of, memberId, at }: Change): Promise<CardRow | undefined> => {
    const isOf: SQL | undefined = of === undefined ? undefined : eq(cards.memberId, of);
    const [row] = await tx
      .update(cards)
      .set({ status: to, updatedAt: at, ...(memberId !== undefined && { memberId, activatedAt: at }) })
      .where(and(eq(cards.id, id), inArray(cards.status, [...from]), isOf))
      .returning();
    return row;
  },
);

/** Adds blank cards. */
export const insert = byProgram((tx: Executor, rows: (typeof cards.$inferInsert)[]) => tx.insert(cards).values(rows));

/** Writes down what happened to cards. */
export const insertEvents = byProgram((tx: Executor, rows: (typeof cardEvents.$inferInsert)[]) =>
  tx.insert(cardEvents).values(rows),
);

/** What happened to a card, the latest first. */
export const events = (db: Executor, cardId: string, limit: number): Promise<CardEventRow[]> =>
  db.select().from(cardEvents).where(eq(cardEvents.cardId, cardId)).orderBy(desc(cardEvents.id)).limit(limit);
