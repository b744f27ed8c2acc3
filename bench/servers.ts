/** The servers that are measured, each a process of its own. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { serverEnvironment, serverFlags } from '../scripts/start/server-flags.mjs';
import { ensureWebBuilt } from '../scripts/builds/web-build.mjs';

const root = dirname(import.meta.dirname);
const START_PATIENCE = 180_000; // ms

/** A server that answers. */
export interface Running {
  readonly port: number;
  readonly pid: number;
  stop(): Promise<void>;
}

/** One that can be started again on its data, at another port. */
export interface Restartable extends Running {
  readonly dataDir: string;
  restart(): Promise<void>;
}

/** The resident memory of a process, in MiB. */
export const readMemory = async (pid: number): Promise<number> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024;
};

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, 'localhost', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

const waitUntilReady = async (server: ChildProcess, address: string): Promise<void> => {
  const deadline = Date.now() + START_PATIENCE;
  while (server.exitCode === null && Date.now() < deadline) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(50);
  }
  server.kill();
  throw new Error('A server does not start; its words are above.');
};

const start = async (args: readonly string[], env: NodeJS.ProcessEnv, path: string): Promise<Running> => {
  const port = await freePort();
  const server = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), HOST: 'localhost', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  await waitUntilReady(server, `http://localhost:${port}${path}`);
  return {
    port,
    pid: server.pid ?? 0,
    stop: async () => {
      server.kill('SIGTERM');
      await ended;
    },
  };
};

/** The least that node:http can do: a few fixed bytes, or a bare page. What everything else is compared with. */
export const startBare = (): Promise<Running> => start(['bench/bare.ts'], {}, '/');

/** The floor of pages and calls, as the plan in this file says (`floors/plan.ts`). */
export const startFloor = (planPath: string): Promise<Running> =>
  start(['bench/floors/server.ts'], { FLOOR_PLAN: planPath }, '/ready');

/**
 * M4U as `npm start` runs it, on an empty data folder unless one is named. It stands behind a proxy, as it were: the load names an address
 * for each of its connections, so that the limits by address count them as the many people they stand for.
 * `profile` names a folder for CPU profiles; `demo` asks for the demo's content; `dataFolder` is used as it is and stays.
 */
export const startM4u = async (profile?: string, demo = false, dataFolder?: string): Promise<Restartable> => {
  await ensureWebBuilt();
  const dataDir = dataFolder ?? (await mkdtemp(join(tmpdir(), 'm4u-bench-')));
  const args = [...(profile ? ['--cpu-prof', `--cpu-prof-dir=${profile}`] : []), ...serverFlags, 'main.ts'];
  const env = { ...serverEnvironment, DATA_DIR: dataDir, DEMO: String(demo), TRUST_PROXY: '1', LOG_LEVEL: 'warn' };
  const run = () => start(args, env, '/readyz');
  let server = await run();
  return {
    dataDir,
    get port() {
      return server.port;
    },
    get pid() {
      return server.pid;
    },
    restart: async () => {
      await server.stop();
      server = await run();
    },
    stop: async () => {
      await server.stop();
      if (dataFolder === undefined) await rm(dataDir, { recursive: true, force: true });
    },
  };
};
