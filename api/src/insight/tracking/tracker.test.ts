import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { eq } from '../../platform/database/orm.ts';
import type { Executor } from '../../platform/database/database.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { startTestApi } from '../../testing/server/api.ts';
import { trackingDays, trackingVisitors } from './tables.ts';
import { createTracker } from './tracker.service.ts';

const api = await startTestApi();
const { db, clock } = api.api.platform;
const PHONE = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/124.0 Mobile Safari/537.36';
const said: unknown[] = [];
const note = (...args: unknown[]) => void said.push(args);
const log = { debug: note, info: note, warn: note, error: note };
const page = () => ({ kind: 'member', id: uuidv7() }) as const;
const countOn = async (ownerId: string): Promise<Record<string, number>> =>
  Object.fromEntries(
    (await db.select().from(trackingDays).where(eq(trackingDays.ownerId, ownerId))).map(({ kind, count }) => [
      kind,
      count,
    ]),
  );

describe('tracker', () => {
  test('writes what is left when it stops', async () => {
    const owner = page();
    const tracker = createTracker({ db, clock, log });
    tracker.start();
    tracker.visit({ owner, kind: 'view', value: 'page', source: 'qr', agent: PHONE, ip: '203.0.113.1' });
    await tracker.stop();
    assert.deepEqual(await countOn(owner.id), { view: 1, visitor: 1 });
  });

  test('adds up with trackers of other processes', async () => {
    const owners = Array.from({ length: 20 }, page);
    const trackers = Array.from({ length: 4 }, () => createTracker({ db, clock, log }));
    for (let turn = 0; turn < 10; turn += 1) {
      for (const [index, tracker] of trackers.entries())
        for (const owner of index % 2 === 0 ? owners : owners.toReversed())
          tracker.visit({ owner, kind: 'view', value: 'page', source: 'zalo', agent: PHONE, ip: `203.0.113.${turn}` });
      await Promise.all(trackers.map((tracker) => tracker.flush()));
    }
    for (const { id } of owners) assert.deepEqual(await countOn(id), { view: 40, visitor: 10 });
    assert.equal(await db.$count(trackingVisitors, eq(trackingVisitors.ownerId, owners[0]?.id ?? '')), 10);
  });

  test('retries failed writes and drops events beyond its limit', async () => {
    const owner = page();
    let broken = true;
    const failing = new Proxy<Executor>(db, {
      get: (target, name) => {
        if (broken) throw new Error('The database is gone.');
        const value: unknown = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    const tracker = createTracker({ db: failing, clock, log });
    const visit = { owner, kind: 'view', source: 'link', agent: PHONE, ip: '203.0.113.1' } as const;
    for (let index = 0; index < 50_010; index += 1) tracker.visit({ ...visit, value: `page${index}` });
    await tracker.flush();
    assert.match(JSON.stringify(said), /"dropped":10/);
    assert.deepEqual(await countOn(owner.id), {});
    broken = false;
    await tracker.flush();
    assert.deepEqual(await countOn(owner.id), { view: 50_000, visitor: 1 });
  });
});
