import { byProgram } from '../../../platform/database/row-security/current-actor.ts';
import { eq, sql } from '../../../platform/database/orm.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { prepareOnce } from '../../../platform/database/prepared.ts';
import { currentLink } from '../../shortLink/reads.ts';
import { memberIsOpen } from '../../directory/members/availability.reads.ts';
import { cards, cardTaps } from '../tables.ts';

const preparedTarget = prepareOnce((db, name: 'card that was tapped') =>
  db
    .select({
      status: cards.status,
      memberId: cards.memberId,
      urlMinify: currentLink('member', cards.memberId),
      isOpen: memberIsOpen(cards.memberId),
    })
    .from(cards)
    .where(eq(cards.id, sql.placeholder('id')))
    .prepare(name),
);

/** Reads the facts that decide which page a tapped card opens. */
export const findTarget = byProgram(async (db: Executor, id: string) => {
  const [row] = await preparedTarget(db, 'card that was tapped').execute({ id });
  return row;
});

/** Counts one tap of a card on a day. */
export const countTap = byProgram((db: Executor, cardId: string, day: string) =>
  db
    .insert(cardTaps)
    .values({ cardId, day, taps: 1 })
    .onConflictDoUpdate({ target: [cardTaps.cardId, cardTaps.day], set: { taps: sql`${cardTaps.taps} + 1` } }),
);
