import { connect } from 'node:net';

/** Where tests look for a Redis. */
export const REDIS = process.env.M4U_TEST_REDIS ?? 'redis://127.0.0.1:6379';

/** Whether a Redis answers there; what needs one is passed over on a machine without it. */
export const isRedisThere = (): Promise<boolean> =>
  new Promise((answer) => {
    const { hostname, port } = new URL(REDIS);
    const socket = connect(Number(port || 6379), hostname, () => {
      socket.destroy();
      answer(true);
    }).on('error', () => answer(false));
  });
