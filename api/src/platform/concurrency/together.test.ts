import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readTogether } from './together.ts';

test('reads the keys that wait by one read, each anew', async () => {
  const reads: string[][] = [];
  let version = 0;
  const read = readTogether(async (keys: readonly string[]) => {
    reads.push([...keys]);
    version += 1;
    const seen = version;
    await new Promise((resolve) => setImmediate(resolve));
    return new Map(keys.filter((key) => key !== 'unknown').map((key) => [key, `${key} ${seen}`]));
  });
  const answers = await Promise.all([read('a'), read('a'), read('b'), read('unknown')]);
  assert.deepEqual(answers, ['a 1', 'a 2', 'b 2', undefined]);
  assert.deepEqual(reads, [['a'], ['a', 'b', 'unknown']]);
  assert.equal(await read('a'), 'a 3');
});

test('fails for the keys of the read that failed alone', async () => {
  let isBroken = true;
  const read = readTogether(async (keys: readonly string[]) => {
    await new Promise((resolve) => setImmediate(resolve));
    if (isBroken) {
      isBroken = false;
      throw new Error('broken');
    }
    return new Map(keys.map((key) => [key, key]));
  });
  const [first, second] = await Promise.allSettled([read('a'), read('b')]);
  assert.deepEqual([first.status, second], ['rejected', { status: 'fulfilled', value: 'b' }]);
});
