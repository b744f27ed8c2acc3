import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';

import pg from 'pg';

import { cloneDatabase } from '../../testing/database/database.ts';
import { isRedisThere, REDIS } from '../../testing/server/redis.ts';
import { keyedHash } from '../keys/crypto.ts';
import { createSecrets } from '../keys/secrets.ts';
import { createLog } from '../log.ts';
import { redisPackage } from '../redis.ts';
import { networkOf, siteOf } from './address.ts';
import { createLimits, LimitExceeded, type Limits } from './limits.ts';
import { type LimitName, limitTable, type LimitTable } from './table.ts';
import type { Limit } from './limit.ts';

const database = await cloneDatabase();
const pool = new pg.Pool({ ...database.connection, max: 10 });
const hashKey = createSecrets().codeKey;
const log = createLog({ level: 'silent' });

const withRedis = await isRedisThere();
const redis = withRedis ? await redisPackage().createClient({ url: REDIS }).connect() : undefined;

after(async () => {
  await redis?.close();
  await pool.end();
  await database.drop();
});

/** Returns the limit table with one limit changed. */
const withLimit = (name: keyof LimitTable, limit: Partial<Limit>): LimitTable => ({
  ...limitTable,
  [name]: { ...limitTable[name], ...limit },
});

const refusals = async (limits: Limits, times: number, ...call: Parameters<Limits['consume']>) => {
  const results = await Promise.allSettled(Array.from({ length: times }, () => limits.consume(...call)));
  return results.flatMap((result) => (result.status === 'rejected' ? [result.reason as LimitExceeded] : []));
};

/** Lets seconds pass for the counts of one key, in PostgreSQL and Redis. */
const elapse = async (name: LimitName, key: string, seconds: number) => {
  const hashed = keyedHash(hashKey, name, key);
  await pool.query('update rate_limits set expire = expire - $1 where key like $2', [seconds * 1000, `%:${hashed}`]);
  for await (const keys of redis?.scanIterator({ MATCH: `m4u/${name}/*:${hashed}`, COUNT: 1000 }) ?? [])
    for (const each of keys) await redis?.pExpire(each, (await redis.pTTL(each)) - seconds * 1000);
};

for (const [way, redisUrl] of [['PostgreSQL', undefined] as const, ['Redis', REDIS] as const]) {
  const skip = redisUrl !== undefined && !withRedis && 'no Redis on this machine';

  describe(`limits in ${way}`, { skip, concurrency: true }, () => {
    const make = async (table?: LimitTable) => {
      const limits = createLimits({ pool, redisUrl, hashKey, log, ...(table && { table }) });
      await limits.start();
      return limits;
    };
    const someone = () => `${crypto.randomUUID()}@example.vn`;

    test('allow five of fifty simultaneous attempts and tell the others how long to wait', async () => {
      const limits = await make();
      const refused = await refusals(limits, 50, 'loginByIdentifier', someone());
      assert.equal(refused.length, 45);
      for (const error of refused) {
        assert.ok(error instanceof LimitExceeded);
        assert.ok(error.retryAfterSeconds >= 1 && error.retryAfterSeconds <= 900);
      }
      await limits.stop();
    });

    test('are shared by processes, separate for each name and key, and can be reset', async () => {
      const [one, two] = [await make(), await make()];
      const [mine, other] = [someone(), someone()];
      for (let n = 0; n < 5; n++) await one.consume('loginByIdentifier', mine);
      await assert.rejects(two.consume('loginByIdentifier', mine), {
        limit: 'loginByIdentifier',
        retryAfterSeconds: 60,
      });
      await two.consume('loginByIdentifier', other);
      await two.consume('codeSendingByRecipient', mine);
      await two.reset('loginByIdentifier', mine);
      await one.consume('loginByIdentifier', mine);
      await Promise.all([one.stop(), two.stop()]);
    });

    test('do not count attempts that are restored', async () => {
      const limits = await make(withLimit('loginByAddress', { windows: [{ points: 3, seconds: 900 }] }));
      const key = someone();
      for (let n = 0; n < 10; n++) {
        await limits.consume('loginByAddress', key);
        await limits.restore('loginByAddress', key);
      }
      await limits.stop();
    });

    test('double the delay up to the longest', async () => {
      const limits = await make(
        withLimit('loginByIdentifier', { windows: [{ points: 2, seconds: 900 }], growing: { first: 60, last: 120 } }),
      );
      const key = someone();
      const delays: number[] = [];
      for (let round = 0; round < 3; round++) {
        const refused = await refusals(limits, 3, 'loginByIdentifier', key);
        assert.equal(refused.length, 1, 'two attempts after each delay');
        delays.push(refused[0]?.retryAfterSeconds ?? 0);
        await elapse('loginByIdentifier', key, delays.at(-1) ?? 0);
      }
      assert.deepEqual(delays, [60, 120, 120]);
      await limits.stop();
    });

    test('allow a code once a minute and five times an hour', async () => {
      const limits = await make();
      const key = someone();
      for (let n = 0; n < 5; n++) {
        await limits.consume('codeSendingByRecipient', key);
        await assert.rejects(
          limits.consume('codeSendingByRecipient', key),
          ({ retryAfterSeconds }: LimitExceeded) => retryAfterSeconds > 0 && retryAfterSeconds <= 60,
        );
        await elapse('codeSendingByRecipient', key, 60);
      }
      await assert.rejects(
        limits.consume('codeSendingByRecipient', key),
        ({ retryAfterSeconds }: LimitExceeded) => retryAfterSeconds > 60,
      );
      await limits.stop();
    });
  });
}

describe('the store of limits', () => {
  test('keeps no address or identifier in clear, and sweeps expired rows', async () => {
    const limits = createLimits({ pool, hashKey, log });
    await limits.consume('loginByIdentifier', 'duc@example.vn');
    await limits.consume('registerByAddress', '203.0.113.7');
    const { rows } = await pool.query<{ key: string }>('select * from rate_limits');
    assert.ok(rows.length >= 2);
    const stored = JSON.stringify(rows);
    assert.ok(!stored.includes('duc@example.vn') && !stored.includes('203.0.113.7'), stored);
    assert.ok(
      rows.every(({ key }) => /^\w+\/(?:\d+|strikes):[\w-]{43}$/.test(key)),
      stored,
    );
    await pool.query("insert into rate_limits values ('old', 1, $1)", [Date.now() - 1000]);
    await limits.sweep();
    const remaining = await pool.query<{ key: string }>('select key from rate_limits');
    assert.ok(remaining.rowCount === rows.length || remaining.rows.every(({ key }) => key !== 'old'));
  });

  test('refuses codes and lets uploads pass when it does not answer', async () => {
    const dead = new pg.Pool({ host: '127.0.0.1', port: 1 });
    const limits = createLimits({ pool: dead, hashKey, log });
    await assert.rejects(limits.consume('codeSendingByRecipient', 'a'), { retryAfterSeconds: 30 });
    await assert.rejects(limits.consume('loginByIdentifier', 'a'), LimitExceeded);
    await limits.consume('uploadsByMember', 'a');
    await limits.consume('requestsByAddress', '203.0.113.7');
    await dead.end();
  });

  test('counts limits that are kept in memory', async () => {
    const limits = createLimits({
      pool,
      hashKey,
      log,
      table: withLimit('requestsByAddress', { windows: [{ points: 3, seconds: 60 }] }),
    });
    assert.equal((await refusals(limits, 5, 'requestsByAddress', '203.0.113.7')).length, 2);
  });

  test('falls back to PostgreSQL when Redis is lost', { skip: !withRedis && 'no Redis on this machine' }, async () => {
    const limits = createLimits({ pool, redisUrl: REDIS, hashKey, log }); // not started, so never connected
    assert.equal((await refusals(limits, 8, 'loginByIdentifier', crypto.randomUUID())).length, 3);
    await limits.stop();
  });
});

test('counts an IPv6 address by its /64 network', () => {
  assert.equal(networkOf('203.0.113.7'), '203.0.113.7');
  assert.equal(networkOf('::ffff:203.0.113.7'), '203.0.113.7');
  assert.equal(networkOf('2001:db8:1:2:3:4:5:6'), '2001:db8:1:2::/64');
  assert.equal(networkOf('2001:0DB8:0001:0002::9'), '2001:db8:1:2::/64');
  assert.equal(networkOf('2001:db8::1'), '2001:db8:0:0::/64');
  assert.equal(networkOf('fe80::1%eth0'), 'fe80:0:0:0::/64');
  assert.equal(networkOf('::1'), '0:0:0:0::/64');
  assert.equal(networkOf('unix'), 'unix');
});

test('a site is an IPv4 address, or the first 48 bits of an IPv6 address', () => {
  assert.equal(siteOf('203.0.113.7'), '203.0.113.7');
  assert.equal(siteOf('2001:db8:1:2::9'), '2001:db8:1::/48');
  assert.equal(siteOf('2001:db8::1'), '2001:db8:0::/48');
  assert.equal(siteOf('unix'), 'unix');
});
