import { test } from 'node:test';
import { assertProblem } from '../../testing/server/answers.ts';
import { startTestApi } from '../../testing/server/api.ts';

const api = await startTestApi({ realLimits: true });

/** A number with the right checksum that no certificate has. */
const NO_NUMBER = 'D7FN6XUAJ3RK';

test('numbers of certificates are not found by trying', async () => {
  const verify = (ip: string) => api.get(`/certificates/numbers/${NO_NUMBER}`, { ip });
  for (let tries = 0; tries < 60; tries += 1) assertProblem(await verify('203.0.113.9'), 'not-found');
  assertProblem(await verify('203.0.113.9'), 'rate-limited');
  assertProblem(await verify('203.0.113.10'), 'not-found');
});
