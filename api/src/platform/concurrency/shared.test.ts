import assert from 'node:assert/strict';
import { EventEmitter } from 'node:events';
import { describe, test } from 'node:test';
import { AppError } from '../errors.ts';
import { workFor } from './place.ts';
import { shareWork } from './shared.ts';

/** Work that lasts until it is told to end, or to fail. */
const startWork = () => {
  const ends: { done: (what: string) => void; fail: (error: Error) => void }[] = [];
  const work = () => new Promise<string>((done, fail) => ends.push({ done, fail }));
  return { ends, work };
};

describe('work that is shared', () => {
  test('is done once for all who ask meanwhile, and again for who asks later; other keys are other work', async () => {
    const share = shareWork<string>();
    const { ends, work } = startWork();
    const asked = [share('a', work), share('a', work), share('b', work)];
    assert.equal(ends.length, 2);
    ends[0]?.done('first');
    ends[1]?.done('of b');
    assert.deepEqual(await Promise.all(asked), ['first', 'first', 'of b']);
    const later = share('a', work);
    ends[2]?.done('later');
    assert.equal(await later, 'later');
  });

  test('fails for all; where the first caller was refused for themselves, the others do it each by itself', async () => {
    const share = shareWork<string>();
    const { ends, work } = startWork();
    const broken = [share('a', work), share('a', work)];
    ends[0]?.fail(new Error('broken'));
    for (const each of broken) await assert.rejects(each, /broken/);
    const full = [share('a', work), share('a', work)];
    ends[1]?.fail(new AppError('unavailable'));
    for (const each of full) await assert.rejects(each, { code: 'unavailable' });
    const [first, ...others] = [share('a', work), share('a', work), share('a', work)];
    ends[2]?.fail(new AppError('rate-limited'));
    await assert.rejects(first ?? assert.fail(), { code: 'rate-limited' });
    await new Promise(setImmediate);
    assert.equal(ends.length, 5);
    ends[3]?.done('mine');
    ends[4]?.fail(new AppError('rate-limited'));
    const settled = await Promise.allSettled(others);
    assert.deepEqual(
      settled.map((each) => each.status),
      ['fulfilled', 'rejected'],
    );
  });

  test('takes no place of who waits for it', async () => {
    const share = shareWork<string>();
    const { ends, work } = startWork();
    const told: string[] = [];
    const answer = new EventEmitter();
    for (const event of ['resting', 'resumed']) answer.on(event, () => told.push(event));
    const first = share('a', work);
    const joined = new Promise((resolve) => workFor(answer, () => resolve(share('a', work))));
    await new Promise(setImmediate);
    assert.deepEqual(told, ['resting']);
    ends[0]?.done('done');
    assert.deepEqual(await Promise.all([first, joined]), ['done', 'done']);
    assert.deepEqual(told, ['resting', 'resumed']);
  });
});
