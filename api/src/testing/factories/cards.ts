import type { CardStatus } from '@m4u/contract/profile/card/rules';
import type { CardBatch } from '@m4u/contract/profile/card/schema';
import { asc, eq } from '../../platform/database/orm.ts';
import { activationCode } from '../../profile/card/activation/code.rules.ts';
import { cards } from '../../profile/card/tables.ts';
import { assertDone } from '../server/answers.ts';
import type { TestApi, TestMember } from '../server/api.ts';

/** A card: its id and its printed code. */
export interface TestCard {
  readonly id: string;
  readonly code: string;
}

/** Makes a batch as staff; returns its cards by number. */
export const makeCards = async (api: TestApi, staff: TestMember, count = 1, label = 'Hội thảo') => {
  const made = await api.post('/cards/batches', { as: staff, body: { label, count } });
  const batch = assertDone<{ data: CardBatch }>(made).data;
  const { db, secrets } = api.api.platform;
  const rows = await db
    .select({ id: cards.id })
    .from(cards)
    .where(eq(cards.batchId, batch._id))
    .orderBy(asc(cards.number));
  return { batch, cards: rows.map(({ id }): TestCard => ({ id, code: activationCode(secrets.codeKey, id) })) };
};

/** Activates a card as a member. */
export const activate = (api: TestApi, { id, code }: TestCard, as: TestMember) =>
  api.post('/signup', { as, body: { type: 'card', cardId: id, code } });

/** Brings a blank card to a state through the API. */
export const bringToState = async (api: TestApi, card: TestCard, owner: TestMember, status: CardStatus) => {
  if (status === 'blank') return;
  assertDone(await activate(api, card, owner));
  if (status === 'frozen') assertDone(await api.put(`/cards/${card.id}/freeze`, { as: owner }));
  if (status === 'retired') assertDone(await api.put(`/cards/${card.id}/retire`, { as: owner }));
};

/** Returns state and owner of a card. */
export const findState = async (api: TestApi, { id }: TestCard) => {
  const [row] = await api.api.platform.db.select().from(cards).where(eq(cards.id, id));
  return { status: row?.status, memberId: row?.memberId };
};
