import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createSecretTexts } from '../../platform/keys/secrets.ts';
import type { ClonedDatabase } from '../database/database.ts';

/** An API in a process that can be killed. */
export interface ApiProcess {
  readonly origin: string;
  /** Id of the present process. */
  readonly pid: () => number | undefined;
  /** Kills it like a power cut and restarts it at the same address. */
  killAndRestart(): Promise<void>;
  stop(): Promise<void>;
}

const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address ? address.port : 0;
};

/** Milliseconds that a process may take to become ready; on a busy machine several start at once. */
const START_PATIENCE = 180_000;

const untilReady = async (child: ChildProcess, origin: string): Promise<void> => {
  const deadline = Date.now() + START_PATIENCE;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error('the process ended before it was ready');
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await wait(50);
  }
  throw new Error('the process does not become ready');
};

/** Secrets that processes of one installation share. */
const sharedSecrets = createSecretTexts();

/** Flags that `npm start` gives to Node.js, so that memory is measured as in production. */
const serverFlags = (process.env['M4U_SERVER_FLAGS'] ?? '').split(' ').filter(Boolean);

/** Starts an API on a test's database, beside others. */
export const startProcess = async (
  { connection }: Pick<ClonedDatabase, 'connection'>,
  environment: Readonly<Record<string, string>> = {},
): Promise<ApiProcess> => {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const dataDir = await mkdtemp(join(tmpdir(), 'm4u-process-'));
  const start = async (): Promise<ChildProcess> => {
    const child = spawn(process.execPath, [...serverFlags, join(import.meta.dirname, 'serve.ts')], {
      env: {
        ...process.env,
        ...sharedSecrets,
        M4U_TEST_CONNECTION: JSON.stringify(connection),
        DATA_DIR: dataDir,
        PORT: String(port),
        ...environment,
      },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    // The runner waits for every process that holds its output, so none may outlive the test.
    const kill = () => void child.kill('SIGKILL');
    process.once('exit', kill);
    child.once('exit', () => process.off('exit', kill));
    await untilReady(child, origin).catch((error: unknown) => {
      kill();
      throw error;
    });
    return child;
  };
  const end = async (child: ChildProcess, signal: NodeJS.Signals): Promise<void> => {
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  let child = await start();
  return {
    origin,
    pid: () => child.pid,
    killAndRestart: async () => {
      await end(child, 'SIGKILL');
      child = await start();
    },
    stop: async () => {
      await end(child, 'SIGTERM');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
