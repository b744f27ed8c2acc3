/** A script of package.json that serves M4U, run in a clone on a port of its own. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Clone } from './clone.ts';
import { freePort } from './free-port.ts';

/** How long (ms) a first start with a build, or an edit beside other work, may take on a busy machine. */
const PATIENCE = 300_000;

/** The running script. */
export interface Served {
  readonly origin: string;
  /** Everything it has said so far. */
  words(): string;
  /** Waits until something holds. Errors: throws when the script has ended, and after five minutes. */
  until(holds: () => Promise<boolean> | boolean, what: string): Promise<void>;
  /** Waits until a path is answered with 200; answers how many milliseconds that was after the command. */
  answers(path: string): Promise<number>;
  stop(): Promise<void>;
}

/** Runs `npm …words` in a clone, with data in a folder beside it, until `stop` or until the clone is removed. */
export const runScript = async (
  clone: Clone,
  words: readonly string[],
  data: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<Served> => {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const started = performance.now();
  const env = { ...process.env, PORT: `${port}`, DATA_DIR: join(clone.folder, data), ...environment };
  const child = spawn('npm', [...words, '--silent'], { cwd: clone.path, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const until: Served['until'] = async (holds, what) => {
    const deadline = performance.now() + PATIENCE;
    while (!(await holds())) {
      assert.ok(child.exitCode === null && performance.now() < deadline, `not so: ${what}\n${said.slice(-2_000)}`);
      await sleep(20);
    }
  };
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  clone.before(stop);
  return {
    origin,
    words: () => said,
    until,
    answers: async (path) => {
      await until(async () => (await fetch(origin + path).catch(() => undefined))?.ok === true, `${path} is answered`);
      return performance.now() - started;
    },
    stop,
  };
};
