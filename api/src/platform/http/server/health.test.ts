import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertDone, assertProblem } from '../../../testing/server/answers.ts';
import { startTestApi } from '../../../testing/server/api.ts';
import { startDatabaseProxy } from '../../../testing/database/proxy.ts';

const proxy = await startDatabaseProxy();
const api = await startTestApi({ through: proxy.through, environment: { LOG_LEVEL: 'silent' } });
const ask = async (path: string) => {
  const { statusCode, body } = await api.api.fastify.inject(path);
  return [statusCode, JSON.parse(body) as unknown];
};

test('reports healthy and ready while the database answers', async () => {
  assert.deepEqual(await ask('/healthz'), [200, { status: 'ok' }]);
  assert.deepEqual(await ask('/readyz'), [200, { status: 'ready' }]);
  const head = await api.api.fastify.inject({ method: 'HEAD', url: '/readyz' });
  assert.deepEqual([head.statusCode, head.body], [200, '']);
});

test('reports not ready without the database, answers 503 and recovers by itself', async () => {
  const { email, token } = await api.signUp('o-lai@example.vn');
  await proxy.away();
  assert.deepEqual(await ask('/readyz'), [503, { status: 'unavailable' }]);
  assert.deepEqual(await ask('/healthz'), [200, { status: 'ok' }]);
  const refused = await api.get('/auth/profile', { as: { token } });
  assertProblem(refused, 'unavailable', []);
  assert.equal(refused.headers['retry-after'], '2');
  const unknown = await api.post('/auth/forgotPassword', { body: { email } });
  assertProblem(unknown, 'unavailable', []);
  assert.equal(unknown.headers['retry-after'], '2');

  await proxy.back();
  assert.deepEqual(await ask('/readyz'), [200, { status: 'ready' }]);
  assertDone(await api.get('/auth/profile', { as: { token } }));
});
