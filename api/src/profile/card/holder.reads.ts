import { byProgram } from '../../platform/database/row-security/current-actor.ts';
import type { CardStatus } from '@m4u/contract/profile/card/rules';
import { inArray } from '../../platform/database/orm.ts';
import type { Executor } from '../../platform/database/database.ts';
import { cards } from './tables.ts';

/** A card's state and owner. */
export interface CardHolder {
  readonly status: CardStatus;
  readonly memberId: string | null;
}

/** Reads cards by their ids, without counting a tap. */
export const findCardHolders = byProgram(
  async (db: Executor, ids: readonly string[]): Promise<ReadonlyMap<string, CardHolder>> => {
    if (ids.length === 0) return new Map();
    const rows = await db
      .select({ id: cards.id, status: cards.status, memberId: cards.memberId })
      .from(cards)
      .where(inArray(cards.id, [...ids]));
    return new Map(rows.map(({ id, ...holder }) => [id, holder]));
  },
);
