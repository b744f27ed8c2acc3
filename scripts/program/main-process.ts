/** Runs `main.ts` as a process of a test file, with its own data folder, and stops it after each test. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, afterEach, before } from 'node:test';
import { ensureWebBuilt } from '../builds/web-build.mjs';
import { freePort } from './free-port.ts';

const root = dirname(dirname(import.meta.dirname));
/** Folder of the test file; data is in its subfolder `data`. */
export const folder = await mkdtemp(join(tmpdir(), 'm4u-main-'));
const started = new Set<ChildProcess>();

before(() => ensureWebBuilt());
after(() => rm(folder, { recursive: true, force: true }));

// A process left by a failed test would make later tests fail.
afterEach(async () => {
  for (const child of started) {
    started.delete(child);
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGINT');
    await once(child, 'exit');
  }
});

/** Runs main.ts; `up` resolves with its output when it listens, `ended` with its exit code and all output. */
export const run = async (environment: Record<string, string>) => {
  const port = await freePort();
  const { PATH = '', HOME = '', NODE_COMPILE_CACHE } = process.env;
  const env = {
    PATH,
    HOME,
    NODE_COMPILE_CACHE,
    PORT: String(port),
    DATA_DIR: join(folder, 'data'),
    DEMO: 'false',
    ...environment,
  };
  const child = spawn(process.execPath, ['main.ts'], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  started.add(child);
  let output = '';
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, output }));
  const up = new Promise<string>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('/api/docs')) resolve(output);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    void ended.then(() => reject(new Error(`it ended: ${output}`)));
  });
  // For a run that is expected to fail, only `ended` is awaited.
  up.catch(() => undefined);
  const stop = async () => {
    child.kill('SIGTERM');
    return ended;
  };
  return { child, port, up, ended, stop, address: `http://localhost:${port}` };
};

/** Registers an account by its address. */
export const register = (address: string, email: string) =>
  fetch(`${address}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ type: 'tbMail', email, password: 'Mưa-nguồn-42-suối' }),
  });
