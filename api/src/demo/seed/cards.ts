import type { CardStatus } from '@m4u/contract/profile/card/rules';
import { uuidv7 } from '../../platform/ids.ts';
import { activationCode, hashCode } from '../../profile/card/activation/code.rules.ts';
import { cardBatches, cardEvents, cards, cardTaps } from '../../profile/card/tables.ts';
import { dayFrom, idOf, momentFrom, type Stage } from '../stage.ts';

/** Number of demo cards: the first two are Duyên's, the others are blank, with their codes on staff's sheet. */
const CARD_COUNT = 8;
/** Taps per day of the active card before the seeding, latest first. */
const DAILY_TAPS = [4, 2, 0, 7, 3, 1, 0, 0, 12, 5, 2, 1, 0, 3];

/** Fixed id of a demo card by its number; ids are in order. */
export const demoCardId = (number: number): string => `019a0000-0000-7000-8000-00ca4d00000${number}`;

const statusOf = (number: number): CardStatus => (['active', 'frozen'] as const)[number - 1] ?? 'blank';

/** Inserts a batch of printed cards: one active, one lost and frozen, and blank ones for trying the activation. */
export const insertCards = async (stage: Stage): Promise<void> => {
  const { tx, ids, api } = stage;
  const { codeKey } = api.platform.secrets;
  const [madeAt, takenAt, lostAt] = [
    momentFrom(stage, -40, '09:00'),
    momentFrom(stage, -30, '10:15'),
    momentFrom(stage, -3, '18:40'),
  ];
  const [staff, owner] = [idOf(ids, 'an'), idOf(ids, 'duyen')];
  const batchId = uuidv7();
  await tx.insert(cardBatches).values({
    id: batchId,
    label: 'Ngày hội làng nghề Hội An',
    count: CARD_COUNT,
    createdBy: staff,
    createdAt: madeAt,
  });
  const rows = Array.from({ length: CARD_COUNT }, (_, index) => {
    const id = demoCardId(index + 1);
    const status = statusOf(index + 1);
    const isTaken = status !== 'blank';
    return {
      id,
      batchId,
      number: index + 1,
      status,
      codeHash: hashCode(codeKey, id, activationCode(codeKey, id)),
      memberId: isTaken ? owner : null,
      activatedAt: isTaken ? takenAt : null,
      createdAt: madeAt,
      updatedAt: status === 'frozen' ? lostAt : madeAt,
    };
  });
  await tx.insert(cards).values(rows);
  const happened = (cardId: string, kind: 'made' | 'activated' | 'frozen', actorId: string, createdAt: Date) => ({
    id: uuidv7(),
    cardId,
    kind,
    actorId,
    createdAt,
  });
  await tx
    .insert(cardEvents)
    .values(
      rows.flatMap(({ id, status }) => [
        happened(id, 'made', staff, madeAt),
        ...(status === 'blank' ? [] : [happened(id, 'activated', owner, takenAt)]),
        ...(status === 'frozen' ? [happened(id, 'frozen', owner, lostAt)] : []),
      ]),
    );
  const [inUse] = rows;
  if (!inUse) return;
  const days = DAILY_TAPS.map((taps, ago) => ({ cardId: inUse.id, day: dayFrom(stage, -1 - ago), taps }));
  await tx.insert(cardTaps).values(days.filter(({ taps }) => taps > 0));
};
