import { asc, eq, min } from '../../platform/database/orm.ts';
import type { Executor } from '../../platform/database/database.ts';
import { byProgram } from '../../platform/database/row-security/current-actor.ts';
import { cards } from './tables.ts';

/** Reads when the first card of a registration was activated; null while none is. The caller has checked the reader. */
export const findFirstActivation = byProgram(async (db: Executor, registrationId: string): Promise<Date | null> => {
  const [row] = await db
    .select({ activatedAt: min(cards.activatedAt) })
    .from(cards)
    .where(eq(cards.registrationId, registrationId));
  return row?.activatedAt ?? null;
});

/** Lists the ids of the cards of a registration, oldest first. An order has at most fifty. */
export const listCardsOfOrder = byProgram(async (db: Executor, registrationId: string): Promise<string[]> => {
  const rows = await db
    .select({ id: cards.id })
    .from(cards)
    .where(eq(cards.registrationId, registrationId))
    .orderBy(asc(cards.id));
  return rows.map(({ id }) => id);
});
