/** Runs a command and shows its output only when it fails. Plain JavaScript for Node.js 20. */
import { spawn } from 'node:child_process';
import { basename } from 'node:path';

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * Runs a command to its end. Forwards termination signals to the command first, so that it does not keep working in a
 * folder after this process has gone.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv, claim?: (pid: number) => { release: () => void } }} options `claim`
 *   claims a lock for the process while it runs
 * @returns {Promise<void>} rejects when the command fails
 */
export function runQuietly(command, args, { cwd, env = process.env, claim }) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    const claimed = child.pid === undefined ? undefined : claim?.(child.pid);
    /** @type {NodeJS.Signals | undefined} */
    let requestedSignal;
    const end = (/** @type {NodeJS.Signals} */ signal) => {
      requestedSignal = signal;
      child.kill(signal);
    };
    const settle = () => {
      for (const signal of SIGNALS) process.off(signal, end);
      claimed?.release();
    };
    for (const signal of SIGNALS) process.on(signal, end);
    /** @type {Buffer[]} */
    const output = [];
    child.stdout.on('data', (chunk) => output.push(chunk));
    child.stderr.on('data', (chunk) => output.push(chunk));
    child.on('error', (error) => {
      settle();
      reject(error);
    });
    child.on('close', (code, signal) => {
      settle();
      if (code === 0) return resolve();
      // The own handlers are removed, so that the repeated signal ends this process as by default.
      if (requestedSignal) process.kill(process.pid, requestedSignal);
      else process.stderr.write(Buffer.concat(output));
      reject(new Error(`${basename(command)} ${args.join(' ')} ended with ${signal ?? `code ${code}`}.`));
    });
  });
}
