/** Runs M4U for tests as `npm start` does: its own process with the embedded PostgreSQL. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { shutDown } from '../../api/src/platform/database/embedded/cluster.ts';
import { allowSuperuser, type SuperuserLogin } from '../../api/src/testing/database/superuser.ts';
import { serverEnvironment, serverFlags } from '../start/server-flags.mjs';
import { root } from '../command/steps.ts';
import { freePort } from './free-port.ts';

/** A running M4U that can be killed and restarted on its data. */
export interface Program {
  readonly origin: string;
  readonly port: number;
  readonly dataDir: string;
  readonly child: () => ChildProcess;
  /** All output so far. */
  readonly output: () => string;
  /** Superuser login of its PostgreSQL. */
  connection(): Promise<SuperuserLogin>;
  /** Kills the process, as a power cut would. */
  kill(): Promise<void>;
  /** Kills PostgreSQL, as a power cut would; returns its process id. */
  killDatabase(): Promise<number>;
  /** Starts it again after a kill; does not wait until it is ready. */
  start(): void;
  /** Waits until it is ready; returns the milliseconds. */
  ready(patience?: number): Promise<number>;
  /** Stops it by a signal; returns its exit code. */
  stop(): Promise<number | null>;
  /** Ends its processes and deletes its data. */
  remove(): Promise<void>;
}

const isRunning = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode === null && signalCode === null;

/**
 * Starts M4U on an empty data folder with a trusted proxy setting: callers set their address in `X-Forwarded-For`, so
 * that limits by address count them as many people.
 */
export const startProgram = async (
  environment: Readonly<Record<string, string>> = {},
  folder?: string,
): Promise<Program> => {
  const port = await freePort();
  const dataDir = folder ?? (await mkdtemp(join(tmpdir(), 'm4u-program-')));
  const { PATH = '', HOME = '', NODE_COMPILE_CACHE = '' } = process.env;
  const origin = `http://localhost:${port}`;
  const env = {
    PATH,
    HOME,
    NODE_COMPILE_CACHE,
    PORT: String(port),
    DATA_DIR: dataDir,
    DEMO: 'false',
    TRUST_PROXY: '1',
    PUBLIC_URL: origin,
    NODE_ENV: 'production',
    ...serverEnvironment,
    ...environment,
  };
  let printed = '';
  const start = () => {
    const started = spawn(process.execPath, [...serverFlags, 'main.ts'], {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [started.stdout, started.stderr])
      stream.on('data', (chunk: Buffer) => (printed += chunk.toString()));
    return started;
  };
  let child = start();
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    if (!isRunning(child)) return child.exitCode;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
    return child.exitCode;
  };
  const cluster = () => realpath(join(dataDir, 'postgres'));
  const postmaster = async () => (await readFile(join(await cluster(), 'postmaster.pid'), 'utf8')).split('\n');
  const program: Program = {
    origin,
    port,
    dataDir,
    child: () => child,
    output: () => printed,
    connection: () => allowSuperuser(dataDir),
    kill: async () => void (await end('SIGKILL')),
    killDatabase: async () => {
      const pid = Number((await postmaster())[0]);
      process.kill(pid, 'SIGKILL');
      return pid;
    },
    start: () => void (child = start()),
    ready: async (patience = 60_000) => {
      const began = performance.now();
      while (performance.now() - began < patience) {
        if (!isRunning(child)) throw new Error(`it ended before it was ready: ${printed.slice(-2_000)}`);
        const answer = await fetch(`${origin}/readyz`).catch(() => undefined);
        await answer?.arrayBuffer();
        if (answer?.ok) return performance.now() - began;
        await wait(20);
      }
      throw new Error(`it does not become ready: ${printed.slice(-2_000)}`);
    },
    stop: () => end('SIGTERM'),
    remove: async () => {
      if (isRunning(child)) await end('SIGTERM');
      await cluster()
        .then((found) => shutDown({ folder: found }))
        .catch(() => undefined);
      if (folder === undefined) await rm(dataDir, { recursive: true, force: true });
    },
  };
  try {
    await program.ready(120_000);
  } catch (error) {
    await program.remove();
    throw error;
  }
  return program;
};
