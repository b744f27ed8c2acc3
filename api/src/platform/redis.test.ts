import { test } from 'node:test';
import { waitUntil } from '../testing/factories/notices.ts';
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
    // The last client may reconnect once more, and ends when it has; a connection that is left open stays.
    await waitUntil(async () => (await idsOf()).length === 0, 'all closed clients are gone');
    await control.close();
  },
);
