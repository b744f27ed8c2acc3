import { sql } from '../../platform/database/orm.ts';
import { deeds, deleted, given, personal, type Personal } from '../../platform/personal/personal.ts';
import { cardBatches, cardEvents, cards, cardTaps } from './tables.ts';

const ofCards = (cardId: typeof cardTaps.cardId) => (subject: { readonly memberId: string }) =>
  sql`${cardId} in (select ${cards.id} from ${cards} where ${cards.memberId} = ${subject.memberId})`;

/** What is kept of members’ printed cards: they never lead anywhere again. */
export const cardPersonal: readonly Personal[] = [
  personal({
    table: cardTaps,
    by: [],
    rows: ofCards(cardTaps.cardId),
    gives: given('card-taps', 'Lượt chạm thẻ', 'Taps of your cards'),
    fate: deleted,
  }),
  personal({
    table: cards,
    by: [cards.memberId],
    gives: given('cards', 'Thẻ NFC', 'Printed cards', [cards.codeHash]),
    fate: { set: { status: 'retired', memberId: null, updatedAt: sql`now()` } },
  }),
  deeds(cardEvents, cardEvents.actorId),
  deeds(cardBatches, cardBatches.createdBy),
];
