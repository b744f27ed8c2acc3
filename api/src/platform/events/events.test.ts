import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';

import { drizzle, sql } from '../database/orm.ts';
import pg from 'pg';
import { createClient } from 'redis';
import * as z from 'zod';

import { cloneDatabase } from '../../testing/database/database.ts';
import { isRedisThere, REDIS } from '../../testing/server/redis.ts';
import { createLog } from '../log.ts';
import { type DomainEvent, eventType } from './event.ts';
import { createEvents, type Events } from './events.ts';
import { type Database, inTransaction, type Transaction } from './transaction.ts';

const log = createLog({ level: 'silent' });

const database = await cloneDatabase();
const pool = new pg.Pool({ ...database.connection, max: 5 });
pool.on('error', () => undefined); // a test ends connections on purpose
const db: Database = drizzle({ client: pool });
const table = sql.identifier('events_test');

before(() => db.execute(sql`create table ${table} (id int primary key deferrable initially deferred)`));
after(async () => {
  await pool.end();
  await database.drop();
});

const changed = (id: string, size = 0): DomainEvent => ({
  type: 'member.changed',
  tags: [`member:${id}`],
  data: 'x'.repeat(size),
});

/** Records each event by its tags, and `gap` for a gap. */
const listenTo = (events: Events) => {
  const receivedEvents: string[] = [];
  events.on({
    name: 'test',
    onEvent: ({ tags }, from) => void receivedEvents.push(`${from} ${tags.join()}`),
    onGap: () => void receivedEvents.push('gap'),
  });
  return receivedEvents;
};

const until = async (check: () => boolean, what: string) => {
  for (let tries = 0; !check(); tries++) {
    assert.ok(tries < 300, `timed out: ${what}`);
    await wait(10);
  }
};

let channels = 0;
/** Simulates two processes on a channel of their own. */
const pair = async (redisUrl?: string) => {
  const channel = `m4u_test_${process.pid}_${++channels}`;
  const [one, two] = [0, 1].map(() => createEvents({ pool, log, channel, redisUrl })) as [Events, Events];
  await Promise.all([one.start(), two.start()]);
  return { one, two, heardByOne: listenTo(one), heardByTwo: listenTo(two), channel };
};

describe('events of a transaction', () => {
  test('are delivered after the commit, and the call waits for slow subscribers', async () => {
    const events = createEvents({ pool, log });
    const steps: string[] = [];
    events.on({
      name: 'cache',
      onEvent: async () => {
        const { rows } = await pool.query('select count(*)::int as n from events_test where id = 1');
        await wait(20);
        steps.push(`cleared, committed rows: ${(rows[0] as { n: number }).n}`);
      },
      onGap: () => undefined,
    });
    await inTransaction(db, async (tx) => {
      events.emitInTransaction(tx, changed('1'));
      await tx.execute(sql`insert into ${table} values (1)`);
      steps.push('worked');
    });
    steps.push('acknowledged');
    assert.deepEqual(steps, ['worked', 'cleared, committed rows: 1', 'acknowledged']);
  });

  test('are dropped when the transaction or their savepoint fails', async () => {
    const events = createEvents({ pool, log });
    const receivedEvents = listenTo(events);
    await assert.rejects(
      inTransaction(db, async (tx) => {
        events.emitInTransaction(tx, changed('lost'));
        await tx.execute(sql`select 1/0`);
      }),
    );
    await inTransaction(db, async (tx) => {
      events.emitInTransaction(tx, changed('a'));
      await inTransaction(tx, async (inner) => {
        events.emitInTransaction(inner, changed('b'));
        await inner.execute(sql`select 1/0`);
      }).catch(() => undefined);
      await inTransaction(tx, async (inner) => events.emitInTransaction(inner, changed('c')));
    });
    assert.deepEqual(receivedEvents, ['here member:a', 'here member:c']);
  });

  test('are dropped when a failed statement was ignored, and the transaction fails', async () => {
    const events = createEvents({ pool, log });
    const receivedEvents = listenTo(events);
    const failUnnoticed = (tx: Transaction) => tx.execute(sql`select 1/0`).catch(() => undefined);
    await assert.rejects(inTransaction(db, failUnnoticed), /nothing was kept/);
    const work = inTransaction(db, async (tx) => {
      events.emitInTransaction(tx, changed('1'));
      await failUnnoticed(tx);
    });
    await assert.rejects(work);
    assert.deepEqual(receivedEvents, []);
  });

  test('become a gap when the commit itself fails, since its effect is unknown', async () => {
    const events = createEvents({ pool, log });
    const receivedEvents = listenTo(events);
    const work = inTransaction(db, async (tx) => {
      events.emitInTransaction(tx, changed('1'));
      await tx.execute(sql`insert into ${table} values (77), (77)`); // the constraint is checked at the commit
    });
    await assert.rejects(work);
    assert.deepEqual(receivedEvents, ['gap']);
  });

  test('a failing subscriber gets a gap and affects neither the others nor the call', async () => {
    const events = createEvents({ pool, log });
    const steps: string[] = [];
    events.on({
      name: 'bad',
      onEvent: () => {
        throw new Error('on purpose');
      },
      onGap: () => void steps.push('bad starts over'),
    });
    const receivedEvents = listenTo(events);
    await inTransaction(db, async (tx) => events.emitInTransaction(tx, changed('1')));
    assert.deepEqual(steps, ['bad starts over']);
    assert.deepEqual(receivedEvents, ['here member:1']);
  });

  test('are refused outside of a transaction', () => {
    assert.throws(() => createEvents({ pool, log }).emitInTransaction(db, changed('1')), /open transaction/);
  });

  test('connections return to the pool, also broken ones', async () => {
    for (let times = 0; times < 12; times++) {
      await inTransaction(db, async (tx) => {
        await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
      }).catch(() => undefined);
    }
    assert.equal(await inTransaction(db, async () => 'works'), 'works');
    assert.equal(pool.totalCount, pool.idleCount);
  });

  test('reads a typed event only if its data has the declared shape', () => {
    const type = eventType('member.changed', z.object({ id: z.uuid() }));
    assert.equal(type.read({ type: 'member.changed', tags: [], data: { id: 5 } }), undefined);
    assert.equal(type.read({ type: 'other', tags: [], data: { id: crypto.randomUUID() } }), undefined);
    const id = crypto.randomUUID();
    assert.deepEqual(type.read(type.create([], { id })), { id });
  });
});

const withRedis = await isRedisThere();

for (const [way, redisUrl] of [['PostgreSQL', undefined] as const, ['Redis', REDIS] as const]) {
  const skip = redisUrl !== undefined && !withRedis && 'no Redis on this machine';

  describe(`two processes through ${way}`, { skip }, () => {
    test('hear each other’s events in order, and their own only once', async () => {
      const { one, two, heardByOne, heardByTwo } = await pair(redisUrl);
      for (const id of ['1', '2', '3']) await inTransaction(db, async (tx) => one.emitInTransaction(tx, changed(id)));
      await inTransaction(db, async (tx) => two.emitInTransaction(tx, changed('4')));
      await until(() => heardByTwo.length === 4 && heardByOne.length === 4, 'four events each');
      assert.deepEqual(heardByOne, ['here member:1', 'here member:2', 'here member:3', 'elsewhere member:4']);
      assert.deepEqual(heardByTwo.toSorted(), [
        'elsewhere member:1',
        'elsewhere member:2',
        'elsewhere member:3',
        'here member:4',
      ]);
      await Promise.all([one.stop(), two.stop()]);
    });

    test('get a gap for an event that is too large to send', async () => {
      const { one, two, heardByOne, heardByTwo } = await pair(redisUrl);
      await inTransaction(db, async (tx) => one.emitInTransaction(tx, changed('1', 9000)));
      await until(() => heardByTwo.length > 0, 'the gap');
      assert.deepEqual(heardByTwo, ['gap']);
      assert.deepEqual(heardByOne, ['here member:1']);
      await Promise.all([one.stop(), two.stop()]);
    });

    test('get a gap when a connection is lost, and hear events after it returns', async () => {
      const { one, two, heardByTwo, channel } = await pair(redisUrl);
      await (redisUrl === undefined ? endListeners(channel) : endClients(redisUrl, channel));
      await until(() => heardByTwo.filter((word) => word === 'gap').length >= 2, 'a gap at the loss and at the return');
      heardByTwo.length = 0;
      await inTransaction(db, async (tx) => one.emitInTransaction(tx, changed('5')));
      await until(() => heardByTwo.includes('elsewhere member:5'), 'an event after the return');
      await Promise.all([one.stop(), two.stop()]);
    });
  });
}

test(
  'through Redis, an event that could not be sent arrives as a gap',
  { skip: !withRedis && 'no Redis on this machine' },
  async () => {
    const { one, two, heardByTwo, channel } = await pair(REDIS);
    const control = await createClient({ url: REDIS }).connect();
    await control.sendCommand(['CLIENT', 'PAUSE', '300', 'WRITE']); // PUBLISH waits; then its connection is ended
    const work = inTransaction(db, async (tx) => one.emitInTransaction(tx, changed('6')));
    await wait(50);
    await endClients(REDIS, channel);
    await work;
    await until(() => heardByTwo.includes('gap'), 'the gap');
    assert.ok(!heardByTwo.includes('elsewhere member:6'));
    await control.close();
    await Promise.all([one.stop(), two.stop()]);
  },
);

test('refuses to start with a wrong REDIS_URL', async () => {
  const events = createEvents({ pool, log, redisUrl: 'redis://127.0.0.1:1' });
  await assert.rejects(events.start(), /REDIS_URL is set, but Redis does not answer/);
  await events.stop();
});

const endListeners = (channel: string) =>
  pool.query(`select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen "${channel}"'`);

const endClients = async (url: string, name: string) => {
  const control = await createClient({ url }).connect();
  const clients = await control.clientList();
  for (const client of clients) {
    if (client.name === name) await control.sendCommand(['CLIENT', 'KILL', 'ID', String(client.id)]);
  }
  await control.close();
};
