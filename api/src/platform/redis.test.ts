import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { isRedisThere, REDIS } from '../testing/server/redis.ts';
import { closeRedis, redisPackage } from './redis.ts';

const withRedis = await isRedisThere();

test(
  'a client that is closed while reconnecting leaves no connection',
  { skip: !withRedis && 'no Redis on this machine' },
  async () => {
    const name = `m4u_test_closing_${process.pid}`;
    const control = await redisPackage().createClient({ url: REDIS }).connect();
    const idsOf = async () => (await control.clientList()).filter((client) => client.name === name).map(({ id }) => id);
    for (let time = 0; time < 20; time += 1) {
      const client = redisPackage().createClient({ url: REDIS, name, socket: { reconnectStrategy: () => 1 } });
      client.on('error', () => undefined);
      await client.connect();
      const reconnecting = new Promise<void>((resolve) => client.once('reconnecting', resolve));
      for (const id of await idsOf()) await control.sendCommand(['CLIENT', 'KILL', 'ID', String(id)]);
      await reconnecting;
      await closeRedis(client);
    }
    for (let tries = 0; tries < 100 && (await idsOf()).length > 0; tries += 1) await wait(20);
    assert.deepEqual(await idsOf(), []);
    await control.close();
  },
);
