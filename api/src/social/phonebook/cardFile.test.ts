import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readCards } from './cardFile.rules.ts';

const card = (...lines: string[]): string => ['BEGIN:VCARD', ...lines, 'END:VCARD', ''].join('\n');
const read = (...cards: string[]) => readCards(Buffer.from(cards.join('')));

/** An address of 8,000 characters, the most that is read of a line: the parser takes longest for it. */
const ADDRESS = `ADR:${',;'.repeat(3_990)}`;

/** Turns that others had while the work was done. */
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

describe('a file of cards', () => {
  test('lets others go on while it is read, however long its cards are', async () => {
    const long = Array.from({ length: 45 }, (_, at) => card(`FN:An ${at}`, ADDRESS, ADDRESS));
    const short = Array.from({ length: 1_500 }, (_, at) => card(`FN:An ${at}`, ...Array(20).fill('TEL:0912345678')));
    for (const cards of [long, short]) {
      const turns = await turnsDuring(async () => {
        const [first] = await read(...cards);
        assert.equal(first?.name, 'An 0');
      });
      assert.ok(turns >= 40, `${turns} turns of others`);
    }
  });

  test('is read without the cards that are too long', async () => {
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
