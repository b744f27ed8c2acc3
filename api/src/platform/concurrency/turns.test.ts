import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { createScheduler } from './turns.ts';

const classes = {
  urgent: { atOnce: 2, waiting: 4, each: 4, eachAtOnce: 2 },
  stranger: { atOnce: 1, waiting: 3, each: 2, eachAtOnce: 1 },
};

/** Two places, and work that lasts until the test ends it. */
const startLine = (patience = 60_000) => {
  const inTurn = createScheduler({ places: 2, classes, patience, retryAfter: 2 });
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const begin = (name: string, kind: keyof typeof classes, { by = name, size = 1 } = {}) =>
    inTurn({ class: kind, by, size }, () => {
      started.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    });
  const end = async (name: string, work: Promise<string>) => {
    await new Promise(setImmediate);
    ends.get(name)?.();
    assert.equal(await work, name);
    await new Promise(setImmediate);
  };
  return { inTurn, started, begin, end };
};

describe('turns', () => {
  test('serve the urgent class first, then shorter work, and keep a place free of strangers', async () => {
    const { started, begin, end } = startLine();
    const long = begin('long', 'stranger', { size: 90 });
    const longer = begin('longer', 'stranger', { size: 99 });
    const short = begin('short', 'stranger', { size: 5 });
    const sheet = begin('sheet', 'urgent');
    const second = begin('second', 'urgent');
    await new Promise(setImmediate);
    assert.deepEqual(started, ['long', 'sheet']);
    await end('long', long);
    await end('sheet', sheet);
    await end('second', second);
    await end('short', short);
    await end('longer', longer);
    assert.deepEqual(started, ['long', 'sheet', 'second', 'short', 'longer']);
  });

  test('go to a third caller with longer work while two others send without end', async () => {
    let now = 0;
    const roomy = { stranger: { ...classes.stranger, waiting: 9 } };
    const inTurn = createScheduler({ places: 1, classes: roomy, patience: 1_000, retryAfter: 2, now: () => now });
    const started: string[] = [];
    let isOver = false;
    const send = (by: string, size: number) =>
      inTurn({ class: 'stranger', by, size }, async () => {
        started.push(by);
        await wait(1);
        now += size * 100;
      });
    const refill = async (by: string): Promise<void> => {
      while (!isOver) await send(by, 8).catch(() => (isOver = true));
    };
    const senders = ['one', 'two'].flatMap((by) => [refill(by), refill(by)]);
    await send('third', 12).finally(() => (isOver = true));
    await Promise.all(senders);
    assert.equal(started.indexOf('third'), 2);
  });

  test('are limited per caller and per class, and a full class does not block another', async () => {
    const { begin, end, started } = startLine();
    const [first, second] = [1, 2].map((index) => begin(`his ${index}`, 'stranger', { by: 'him' }));
    await assert.rejects(begin('his 3', 'stranger', { by: 'him' }), {
      code: 'rate-limited',
      details: { retryAfter: 2 },
    });
    const others = [1, 2].map((index) => begin(`other ${index}`, 'stranger'));
    await assert.rejects(begin('other 3', 'stranger'), { code: 'unavailable', details: { retryAfter: 2 } });
    const sheet = begin('sheet', 'urgent');
    await end('sheet', sheet);
    await end('his 1', first ?? assert.fail());
    await end('his 2', second ?? assert.fail());
    for (const [index, other] of others.entries()) await end(`other ${index + 1}`, other);
    assert.equal(started.length, 5);
  });

  test('a full line drops a piece of the caller with the most pieces to admit another', async () => {
    const { begin, end, started } = startLine();
    const running = begin('running', 'stranger');
    const [one = assert.fail(), two = assert.fail()] = ['his 1', 'his 2'].map((name) =>
      begin(name, 'stranger', { by: 'him' }),
    );
    const refused = assert.rejects(two, { code: 'unavailable', details: { retryAfter: 2 } });
    const third = begin('third', 'stranger');
    const fourth = begin('fourth', 'stranger');
    await refused;
    await assert.rejects(begin('fifth', 'stranger'), { code: 'unavailable', details: { retryAfter: 2 } });
    await end('running', running);
    await end('his 1', one);
    await end('third', third);
    await end('fourth', fourth);
    assert.deepEqual(started, ['running', 'his 1', 'third', 'fourth']);
  });

  test('heavy work counts as several pieces, and a caller with more gives way to others', async () => {
    const line = { stranger: { atOnce: 1, waiting: 4, each: 9, eachAtOnce: 1 } };
    const inTurn = createScheduler({ places: 1, classes: line, patience: 60_000, retryAfter: 2 });
    const begin = (by: string, weight: number) =>
      inTurn({ class: 'stranger', by, size: 1, weight }, async () => (await wait(1), by));
    const running = begin('running', 1);
    const [first, second] = [begin('him', 1), begin('him', 3)];
    await assert.rejects(begin('heavy', 4), { code: 'unavailable' });
    const refused = assert.rejects(second, { code: 'unavailable' });
    const others = [begin('light', 2), begin('lighter', 1)];
    await refused;
    assert.deepEqual(await Promise.all([running, first, ...others]), ['running', 'him', 'light', 'lighter']);
  });

  test('one heavy piece is not dropped for light work of callers with as many pieces', async () => {
    const line = { stranger: { atOnce: 1, waiting: 4, each: 9, eachAtOnce: 1 } };
    const inTurn = createScheduler({ places: 1, classes: line, patience: 60_000, retryAfter: 2 });
    const begin = (by: string, weight: number) =>
      inTurn({ class: 'stranger', by, size: 1, weight }, async () => (await wait(1), by));
    const waiting = [begin('running', 1), begin('heavy', 4)];
    await assert.rejects(begin('light', 1), { code: 'unavailable' });
    assert.deepEqual(await Promise.all(waiting), ['running', 'heavy']);
  });

  test('a class with leavesOne lets a waiting class in before it takes a freed place', async () => {
    const generous = { ...classes, urgent: { ...classes.urgent, leavesOne: true } };
    const inTurn = createScheduler({ places: 2, classes: generous, patience: 60_000, retryAfter: 2 });
    const started: string[] = [];
    const ends: (() => void)[] = [];
    const begin = (name: string, kind: keyof typeof classes) =>
      inTurn({ class: kind, by: name, size: 1 }, () => {
        started.push(name);
        return new Promise<void>((resolve) => ends.push(resolve));
      });
    const all = [begin('a', 'urgent'), begin('b', 'urgent'), begin('c', 'urgent'), begin('stranger', 'stranger')];
    await new Promise(setImmediate);
    ends.shift()?.();
    await new Promise(setImmediate);
    assert.deepEqual(started, ['a', 'b', 'stranger']);
    for (let end = ends.shift(); end; end = ends.shift()) {
      end();
      await new Promise(setImmediate);
    }
    await Promise.all(all);
    assert.deepEqual(started, ['a', 'b', 'stranger', 'c']);
  });

  test('a full line drops the caller that was given more time to admit one given less', async () => {
    let now = 0;
    const line = { stranger: { atOnce: 1, waiting: 1, each: 2, eachAtOnce: 1 } };
    const inTurn = createScheduler({ places: 1, classes: line, patience: 60_000, retryAfter: 2, now: () => now });
    const begin = (by: string) =>
      inTurn({ class: 'stranger', by, size: 1 }, async () => {
        await wait(1);
        now += 500;
        return by;
      });
    await begin('busy');
    const running = begin('other');
    const refused = assert.rejects(begin('busy'), { code: 'unavailable' });
    const fresh = begin('fresh');
    await refused;
    await assert.rejects(begin('busy'), { code: 'unavailable' });
    assert.deepEqual(await Promise.all([running, fresh]), ['other', 'fresh']);
  });

  test('in rotation, each of three classes is served, however much the others send', async () => {
    const each = { atOnce: 2, waiting: 9, each: 9, eachAtOnce: 1, leavesOne: true };
    const classes3 = { member: each, card: each, newcomer: { ...each, atOnce: 1 } };
    const inTurn = createScheduler({ places: 2, classes: classes3, inRotation: true, patience: 1_000, retryAfter: 2 });
    let isOver = false;
    const send = (kind: keyof typeof classes3) => inTurn({ class: kind, by: kind, size: 1 }, () => wait(1));
    const refill = async (kind: keyof typeof classes3): Promise<void> => {
      while (!isOver) await send(kind);
    };
    const busy = ['member', 'card'] as const;
    const senders = busy.flatMap((kind) => [refill(kind), refill(kind)]);
    for (let time = 0; time < 5; time += 1) await send('newcomer');
    isOver = true;
    await Promise.all(senders);
  });

  test('time out after the line’s patience, and work goes on after a failure', async () => {
    const { inTurn, begin, end } = startLine(5);
    const holding = [begin('a', 'urgent'), begin('b', 'urgent')];
    await assert.rejects(begin('c', 'stranger'), { code: 'unavailable', details: { retryAfter: 2 } });
    await end('a', holding[0] ?? assert.fail());
    await end('b', holding[1] ?? assert.fail());
    const failing = inTurn({ class: 'urgent', by: 'd', size: 1 }, () => Promise.reject(new Error('broken')));
    await assert.rejects(failing, /broken/);
    assert.equal(await inTurn({ class: 'stranger', by: 'e', size: 1 }, async () => 'fine'), 'fine');
  });
});
