import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readCards } from './cardFile.rules.ts';

const card = (...lines: string[]): string => ['BEGIN:VCARD', ...lines, 'END:VCARD', ''].join('\n');
const read = (...cards: string[]) => readCards(Buffer.from(cards.join('')));

/** The longest line that is read, 8,000 characters, of the kind that takes the parser longest. */
const ADDRESS = `ADR:${',;'.repeat(3_990)}`;

/** Counts the turns of the event loop that other work gets meanwhile. */
const turnsDuring = async (work: () => Promise<unknown>): Promise<number> => {
  let turns = 0;
  let isDone = false;
  const takeTurn = () => {
    turns += 1;
    if (!isDone) setImmediate(takeTurn);
  };
  setImmediate(takeTurn);
  await work();
  isDone = true;
  return turns;
};

describe('reading a card file', () => {
  test('yields to other work, however long the cards are', async () => {
    const long = Array.from({ length: 45 }, (_, index) => card(`FN:An ${index}`, ADDRESS, ADDRESS));
    const short = Array.from({ length: 1_500 }, (_, index) =>
      card(`FN:An ${index}`, ...Array(20).fill('TEL:0912345678')),
    );
    for (const cards of [long, short]) {
      const turns = await turnsDuring(async () => {
        const [first] = await read(...cards);
        assert.equal(first?.name, 'An 0');
      });
      assert.ok(turns >= 40, `${turns} turns of others`);
    }
  });

  test('skips cards that are too long', async () => {
    const photo = ['PHOTO;ENCODING=b;TYPE=JPEG:AAAA', ...Array(5_000).fill(` ${'A'.repeat(74)}`)];
    const found = await read(
      card('FN:An', ...Array(190).fill(ADDRESS)),
      card('FN:Bình', ...photo, 'TEL:0912345678'),
      card('FN:Cúc', ...Array(20_000).fill('X-A:1')),
      card('FN:Dũng', `NOTE:${'x'.repeat(8_000)}`, ADDRESS),
    );
    assert.deepEqual(
      found.map((each) => each?.name),
      [undefined, 'Bình', undefined, 'Dũng'],
    );
    assert.deepEqual(found[1]?.phones, ['+84912345678']);
  });
});
