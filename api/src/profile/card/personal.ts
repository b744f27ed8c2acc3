import { sql } from '../../platform/database/orm.ts';
import { retainedActions, deleted, exportedAs, personalData, type Personal } from '../../platform/personal/personal.ts';
import { cardBatches, cardEvents, cards, cardTaps } from './tables.ts';

const ofOwnCards = (cardId: typeof cardTaps.cardId) => (subject: { readonly memberId: string }) =>
  sql`${cardId} in (select ${cards.id} from ${cards} where ${cards.memberId} = ${subject.memberId})`;

/** Personal data in printed cards. After erasure they open no page. */
export const cardPersonal: readonly Personal[] = [
  personalData({
    table: cardTaps,
    by: [],
    rows: ofOwnCards(cardTaps.cardId),
    gives: exportedAs('card-taps', 'Lượt chạm thẻ', 'Taps of your cards'),
    fate: deleted,
  }),
  personalData({
    table: cards,
    by: [cards.memberId],
    gives: exportedAs('cards', 'Thẻ NFC', 'NFC cards', [cards.codeHash]),
    fate: { set: { status: 'retired', memberId: null, updatedAt: sql`now()` } },
  }),
  retainedActions(cardEvents, cardEvents.actorId),
  retainedActions(cardBatches, cardBatches.createdBy),
];
