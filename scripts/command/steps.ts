/** Runs commands as named steps, with their output held back until one fails. */
import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The folder of the repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** What to run: a program of node_modules/.bin or of the path, and its arguments. */
export type Command = readonly [program: string, ...args: string[]];

/** Prints the result line of a step. */
export const report = (passed: boolean, name: string, started: number): void => {
  const mark = passed ? '✔' : '✖';
  console.log(`${mark} ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
};

/** Runs commands sequentially until one fails; prints their output only then. True when all passed. */
export const runQuietly = async (name: string, ...commands: Command[]): Promise<boolean> => {
  const started = performance.now();
  for (const [program, ...args] of commands) {
    const { code, output } = await run(program, args);
    if (code === 0) continue;
    report(false, name, started);
    console.log(output.trimEnd());
    return false;
  }
  report(true, name, started);
  return true;
};

/** Runs a command with its output shown. True when it passed. */
export const runAloud = async (command: Command, env: NodeJS.ProcessEnv = {}): Promise<boolean> => {
  const [program, ...args] = command;
  const child = spawn(program, args, { cwd: root, env: { ...process.env, ...env }, stdio: 'inherit' });
  runningStep = child;
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => resolve(code === 0));
  });
};

let runningStep: ChildProcess | undefined;

/**
 * Waits for the running step at a signal, so that it can clean up. Ctrl-C reaches it from the terminal; SIGTERM is
 * forwarded as SIGINT, after which the browser's test runner also stops its server.
 */
export const stopOnSignal = (): void => {
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => runningStep?.kill('SIGINT'));
};

const run = (program: string, args: readonly string[]): Promise<{ code: number | null; output: string }> =>
  new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output: Buffer.concat(chunks).toString() }));
  });
