/** Runs an API on a test's database in a separate process (process.ts), with the real clock and the limits of tests. */
import type pg from 'pg';
import { buildApi } from '../../app.ts';
import { readConfig } from '../../platform/config.ts';
import { loadSecrets } from '../../platform/keys/secrets.ts';
import { createRoomyLimits } from './api.ts'; // makes hashing cheap in this process too

const config = readConfig({ LOG_LEVEL: 'error', DEMO: 'false', ...process.env });
const api = await buildApi({
  config,
  secrets: await loadSecrets({ env: process.env }),
  connection: JSON.parse(process.env['M4U_TEST_CONNECTION'] ?? '{}') as pg.PoolConfig,
  limits: createRoomyLimits(),
  atOnce: Number.POSITIVE_INFINITY,
});
await api.start();
await api.fastify.listen({ host: '127.0.0.1', port: config.port });
process.on('SIGTERM', () => void api.close().then(() => process.exit(0)));
