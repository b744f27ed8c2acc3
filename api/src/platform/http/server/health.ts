import type { FastifyInstance } from 'fastify';
import type pg from 'pg';

/** Timeout (ms) of the database check. */
const READY_WITHIN = 2_000;

const answersWithin = async (pool: pg.Pool): Promise<boolean> => {
  const timeout = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('the database did not answer in time')), READY_WITHIN).unref();
  });
  return Promise.race([pool.query('SELECT 1'), timeout]).then(
    () => true,
    () => false,
  );
};

/** `/healthz`: the process lives. `/readyz`: it can serve, because its database answers and it is not stopping. */
export const mountHealth = (app: FastifyInstance, pool: pg.Pool): void => {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  app.get('/healthz', { config: { always: true } }, async () => ({ status: 'ok' }));
  app.get('/readyz', { config: { always: true } }, async (_request, reply) => {
    const ready = !stopping && (await answersWithin(pool));
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'unavailable' });
  });
};
