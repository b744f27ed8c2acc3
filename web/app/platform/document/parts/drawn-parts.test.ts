import assert from 'node:assert/strict';
import { mock, suite, test } from 'node:test';
import { DrawnParts } from './drawn-parts.server.ts';

const startParts = (maximumCharacters = 100) => {
  const parts = new DrawnParts({ maximumCharacters, lifetime: 1_000 });
  let drawn = 0;
  /** Draws five characters, which differ each time. */
  const draw = (key: string, until = Infinity) => parts.draw(key, () => `${key}${(drawn += 1)}`.padEnd(5), until);
  return draw;
};

suite('parts that are drawn once', () => {
  test('a part is drawn once for each key', () => {
    const draw = startParts();
    assert.deepEqual([draw('a'), draw('a'), draw('b'), draw('a')], ['a1   ', 'a1   ', 'b2   ', 'a1   ']);
  });

  test('is drawn again after its lifetime, or once it is outdated', () => {
    mock.timers.enable({ apis: ['Date'], now: 0 });
    const draw = startParts();
    draw('a');
    draw('b', 500);
    mock.timers.tick(499);
    assert.deepEqual([draw('a'), draw('b', 500)], ['a1   ', 'b2   ']);
    mock.timers.tick(1);
    assert.deepEqual([draw('a'), draw('b', 2_000)], ['a1   ', 'b3   ']);
    mock.timers.tick(500);
    assert.deepEqual([draw('a'), draw('b', 2_000)], ['a4   ', 'b3   ']);
    mock.timers.reset();
  });

  test('drops the first ones when there are too many characters', () => {
    // Each has a key of one character.
    const draw = startParts(12);
    draw('a');
    draw('b');
    assert.deepEqual([draw('a'), draw('b')], ['a1   ', 'b2   ']);
    draw('c');
    assert.deepEqual([draw('b'), draw('c'), draw('a')], ['b2   ', 'c3   ', 'a4   ']);
    // Another drawing in the place of an outdated one counts once.
    assert.equal(draw('c'), 'c3   ');
  });

  test('counts keys, so that empty parts are dropped too', () => {
    const parts = new DrawnParts({ maximumCharacters: 30, lifetime: 1_000 });
    let drawn = 0;
    const drawEmpty = (key: string) => parts.draw(key, () => ((drawn += 1), ''), Infinity);
    for (let n = 10; n < 30; n += 1) drawEmpty(`a part ${n}`);
    drawEmpty('a part 29');
    assert.equal(drawn, 20);
    drawEmpty('a part 10');
    assert.equal(drawn, 21);
  });
});
