/** A stop while callers use kept-alive connections: every request that was received is answered. */
import assert from 'node:assert/strict';
import { Agent, get } from 'node:http';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { openRaw } from '../../../testing/server/raw.ts';
import { createLog } from '../../log.ts';
import { createServer } from './server.ts';
import { stopServer } from './stop.ts';

const PEOPLE = 16;

const fastify = await createServer({
  log: createLog({ level: 'silent' }),
  trustProxy: 0,
  limits: { consume: async () => undefined },
  atOnce: Number.POSITIVE_INFINITY,
});
fastify.get('/slowly', async () => {
  await wait(Math.random() * 30);
  return { done: true };
});
const port = Number(new URL(await fastify.listen({ port: 0, host: '127.0.0.1' })).port);

interface Asked {
  readonly status?: number;
  readonly closes?: boolean;
  /** Error code of the connection, if it gave no answer. */
  readonly failure?: string;
}

const ask = (agent: Agent): Promise<Asked> =>
  new Promise((resolve) => {
    get({ agent, port, host: '127.0.0.1', path: '/slowly' }, (response) => {
      response.resume().on('end', () => {
        resolve({ status: response.statusCode ?? 0, closes: response.headers.connection === 'close' });
      });
    }).on('error', ({ code = 'unknown' }: NodeJS.ErrnoException) => resolve({ failure: code }));
  });

test('loses no request at a stop, and does not wait for idle connections', { timeout: 60_000 }, async () => {
  const silent = await openRaw(port);
  const answers: Asked[] = [];
  let begun = 0;
  const people = Array.from({ length: PEOPLE }, async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    let last = await ask(agent);
    for (begun += 1; last.failure === undefined; answers.push(last)) {
      last = await ask(agent);
      await wait(Math.random() * 20);
    }
    agent.destroy();
  });
  while (begun < PEOPLE) await wait(20);
  await wait(300);
  await stopServer(fastify);
  await Promise.all(people);
  await silent.answer;

  const failures = answers.flatMap(({ failure }) => (failure === undefined ? [] : [failure]));
  // Each caller goes on until the server is gone: then connections are refused, never reset.
  assert.deepEqual(new Set(failures), new Set(['ECONNREFUSED']));
  const answered = answers.filter(({ status }) => status !== undefined);
  assert.ok(answered.length > PEOPLE);
  assert.ok(
    answered.every(({ status }) => status === 200),
    JSON.stringify(answered.find(({ status }) => status !== 200)),
  );
  assert.ok(
    answered.some(({ closes }) => closes),
    'who asks at the last is told that the connection closes',
  );
});
