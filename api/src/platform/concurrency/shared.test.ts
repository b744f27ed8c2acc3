import assert from 'node:assert/strict';
import { EventEmitter } from 'node:events';
import { describe, test } from 'node:test';
import { AppError } from '../errors.ts';
import { runForAnswer } from './place.ts';
import { shareWork } from './shared.ts';

/** Work that lasts until the test ends it or makes it fail. */
const startWork = () => {
  const ends: { resolve: (what: string) => void; fail: (error: Error) => void }[] = [];
  const work = () => new Promise<string>((resolve, fail) => ends.push({ resolve, fail }));
  return { ends, work };
};

describe('shared work', () => {
  test('runs once for all callers of a key that ask meanwhile, and again for later ones', async () => {
    const share = shareWork<string>();
    const { ends, work } = startWork();
    const shares = [share('a', work), share('a', work), share('b', work)];
    assert.equal(ends.length, 2);
    ends[0]?.resolve('first');
    ends[1]?.resolve('of b');
    assert.deepEqual(await Promise.all(shares), ['first', 'first', 'of b']);
    const later = share('a', work);
    ends[2]?.resolve('later');
    assert.equal(await later, 'later');
  });

  test('fails for all callers; if the first one hits its rate limit, the others run it themselves', async () => {
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
    ends[3]?.resolve('mine');
    ends[4]?.fail(new AppError('rate-limited'));
    const settled = await Promise.allSettled(others);
    assert.deepEqual(
      settled.map((each) => each.status),
      ['fulfilled', 'rejected'],
    );
  });

  test('frees the place of a caller that waits for it', async () => {
    const share = shareWork<string>();
    const { ends, work } = startWork();
    const events: string[] = [];
    const answer = new EventEmitter();
    for (const event of ['resting', 'resumed']) answer.on(event, () => events.push(event));
    const first = share('a', work);
    const joined = new Promise((resolve) => runForAnswer(answer, () => resolve(share('a', work))));
    await new Promise(setImmediate);
    assert.deepEqual(events, ['resting']);
    ends[0]?.resolve('done');
    assert.deepEqual(await Promise.all([first, joined]), ['done', 'done']);
    assert.deepEqual(events, ['resting', 'resumed']);
  });
});
