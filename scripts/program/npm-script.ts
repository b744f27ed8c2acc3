/** Runs a script of package.json that serves M4U, in a clone on its own port. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Clone } from './clone.ts';
import { freePort } from './free-port.ts';

/** Timeout (ms) of a first start with a build, or an edit, on a busy machine. */
const PATIENCE = 300_000;

/** The running script. */
export interface RunningScript {
  readonly origin: string;
  /** All output so far. */
  output(): string;
  /** Waits until a condition holds. Throws when the script has ended, and after five minutes. */
  until(holds: () => Promise<boolean> | boolean, what: string): Promise<void>;
  /** Waits until a path answers 200; returns the milliseconds since the command. Throws at an answer 500. */
  answers(path: string): Promise<number>;
  stop(): Promise<void>;
}

/** Runs `npm …words` in a clone, with data in a folder beside it, until `stop` or the removal of the clone. */
export const runScript = async (
  clone: Clone,
  args: readonly string[],
  data: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<RunningScript> => {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const started = performance.now();
  const env = { ...process.env, PORT: `${port}`, DATA_DIR: join(clone.folder, data), ...environment };
  const child = spawn('npm', [...args, '--silent'], { cwd: clone.path, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const until: RunningScript['until'] = async (holds, what) => {
    const deadline = performance.now() + PATIENCE;
    while (!(await holds())) {
      assert.ok(child.exitCode === null && performance.now() < deadline, `not so: ${what}\n${output.slice(-2_000)}`);
      await sleep(20);
    }
  };
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  clone.beforeRemoval(stop);
  return {
    origin,
    output: () => output,
    until,
    answers: async (path) => {
      await until(async () => {
        const response = await fetch(origin + path).catch(() => undefined);
        assert.notEqual(response?.status, 500, output.slice(-2_000));
        return response?.ok === true;
      }, `${path} is answered`);
      return performance.now() - started;
    },
    stop,
  };
};
