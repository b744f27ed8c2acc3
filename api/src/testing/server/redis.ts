import { connect } from 'node:net';

/** Address of the Redis for tests. */
export const REDIS = process.env.M4U_TEST_REDIS ?? 'redis://127.0.0.1:6379';

/** Returns whether a Redis answers; tests that need one are skipped otherwise. */
export const isRedisThere = (): Promise<boolean> =>
  new Promise((answer) => {
    const { hostname, port } = new URL(REDIS);
    const socket = connect(Number(port || 6379), hostname, () => {
      socket.destroy();
      answer(true);
    }).on('error', () => answer(false));
  });
