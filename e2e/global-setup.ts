/** Prepares the journeys: the browser, and M4U as `npm start` runs it, with demo content. */
import { spawn, type ChildProcess } from 'node:child_process';
import { type FileHandle, mkdir, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startEinvoiceServer } from '../api/src/testing/doubles/einvoice-server.ts';
import { startDnsServer } from '../api/src/testing/doubles/dns-server.ts';
import { startOpenIdProvider } from '../api/src/testing/doubles/openid-provider.ts';
import { startZnsServer } from '../api/src/testing/doubles/zns-server.ts';
import { freePort } from '../scripts/program/free-port.ts';
import { ensureWebBuilt } from '../scripts/builds/web-build.mjs';
import { readyBrowser } from './browser.ts';
import { makeDemoData } from './demo-data.ts';
import { startYouTube } from './content/youtube.ts';
import { makePartner } from './identity/partner.ts';

const START_PATIENCE = 180_000; // ms; a first start encodes the pictures of the demo, which takes a busy machine a while
const root = dirname(import.meta.dirname);

/**
 * Sets M4U_E2E_URL and M4U_E2E_DATA for the journeys, unless the first names a running server. Returns a function that
 * stops the server.
 */
export default async function setUp(): Promise<(() => Promise<void>) | undefined> {
  await readyBrowser();
  if (process.env['M4U_E2E_URL']) return undefined;
  await ensureWebBuilt();
  const partner = makePartner();
  process.env['M4U_E2E_PARTNER'] = partner.forJourneys;
  const videos = await startYouTube();
  Object.assign(process.env, videos.environment);
  const port = await freePort();
  const services = await startOpenIdProvider(`http://localhost:${port}`);
  process.env['M4U_E2E_OPENID'] = services.issuer;
  const zalo = await startZnsServer({ hasEverybody: false });
  process.env['M4U_E2E_ZALO'] = zalo.origin;
  const einvoices = await startEinvoiceServer();
  const names = await startDnsServer();
  process.env['M4U_E2E_DNS'] = names.control;
  const folder = await mkdtemp(join(tmpdir(), 'm4u-e2e-'));
  const dataDir = join(folder, 'data');
  try {
    const environment = {
      SSO_PARTNERS: partner.environment,
      OIDC_PROVIDERS: services.environment.OIDC_PROVIDERS,
      ...zalo.environment,
      ...names.environment,
      ...einvoices.environment,
    };
    await makeDemoData(dataDir, async (first) => (await start(first, environment, await freePort())).stop());
    const server = await start(dataDir, environment, port);
    process.env['M4U_E2E_URL'] = server.url;
    process.env['M4U_E2E_DATA'] = dataDir;
    return async () => {
      try {
        await server.stop();
      } finally {
        videos.close();
        services.close();
        void zalo.close();
        names.close();
        void einvoices.close();
        await rm(folder, { recursive: true, force: true });
      }
    };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

/** Starts M4U on a data folder. Errors: a server that is not ready in time; `stop` rejects for any exit code but 0. */
async function start(
  dataDir: string,
  environment: Readonly<Record<string, string>>,
  port: number,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const url = `http://localhost:${port}`;
  const env = {
    ...process.env,
    PORT: String(port),
    HOST: 'localhost',
    DATA_DIR: dataDir,
    NODE_ENV: 'production',
    // Journeys set their own client addresses, also for demo accounts.
    TRUST_PROXY: '1',
    PUBLIC_URL: url,
    DEMO: 'true',
    // The journey of webhooks receives them on this machine.
    WEBHOOKS_TO_LOOPBACK: 'true',
    ...environment,
  };
  const log = await openLog();
  // Cheap hashes: people of journeys sign in hundreds of times.
  const server = spawn(process.execPath, ['--import', './api/src/testing/server/cheap-hashes.ts', 'main.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', log.fd, 'inherit'],
  });
  await log.close();
  const stop = async () => {
    const code = await ended(server);
    if (code !== 0) throw new Error(`The server ended with ${code} instead of 0.`);
  };
  if (await isReady(server, `${url}/readyz`)) return { url, stop };
  await stop().catch(() => {});
  throw new Error('The server does not start; its words are above.');
}

/** Warnings of the server go to a file beside the pictures of failures. */
async function openLog(): Promise<FileHandle> {
  const folder = join(root, process.env['M4U_TEST_RESULTS'] ?? 'test-results');
  await mkdir(folder, { recursive: true });
  return open(join(folder, 'server.log'), 'a');
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

function ended(server: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => {
    if (server.exitCode !== null) return resolve(server.exitCode);
    server.once('exit', resolve);
    server.kill('SIGTERM');
  });
}
