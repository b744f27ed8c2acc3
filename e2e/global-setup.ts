/** Before the journeys: the browser, and M4U as `npm start` runs it, on an empty data folder with its demo content. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../scripts/program/free-port.ts';
import { ensureWebBuilt } from '../scripts/web-build.mjs';
import { readyBrowser } from './browser.ts';
import { makePartner } from './partner.ts';

const START_PATIENCE = 180_000; // ms; a first start draws the pictures of the demo, which takes a busy machine a while
const root = dirname(import.meta.dirname);

/** Sets M4U_E2E_URL for the journeys, unless it names a running server already. Returns what stops the server. */
export default async function setUp(): Promise<(() => Promise<void>) | undefined> {
  await readyBrowser();
  if (process.env['M4U_E2E_URL']) return undefined;
  await ensureWebBuilt();
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const dataDir = await mkdtemp(join(tmpdir(), 'm4u-e2e-'));
  const partner = makePartner();
  process.env['M4U_E2E_PARTNER'] = partner.forJourneys;
  const env = {
    ...process.env,
    PORT: String(port),
    HOST: 'localhost',
    DATA_DIR: dataDir,
    NODE_ENV: 'production',
    TRUST_PROXY: '1', // the journeys say where their people come from
    SSO_PARTNERS: partner.environment,
  };
  const server = spawn(process.execPath, ['main.ts'], { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] });
  const tearDown = async () => {
    const code = await stop(server);
    await rm(dataDir, { recursive: true, force: true });
    if (code !== 0) throw new Error(`The server ended with ${code} instead of 0.`);
  };
  if (await isReady(server, `${url}/readyz`)) {
    process.env['M4U_E2E_URL'] = url;
    return tearDown;
  }
  await tearDown().catch(() => {});
  throw new Error('The server does not start; its words are above.');
}

async function isReady(server: ChildProcess, address: string): Promise<boolean> {
  const deadline = Date.now() + START_PATIENCE;
  while (server.exitCode === null && Date.now() < deadline) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) return true;
    await sleep(100);
  }
  return false;
}

function stop(server: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => {
    if (server.exitCode !== null) return resolve(server.exitCode);
    server.once('exit', resolve);
    server.kill('SIGTERM');
  });
}
