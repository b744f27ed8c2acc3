/** Runs test files one by one in one process, each as a test named by the file's path. */
import { Socket } from 'node:net';
import { resolve } from 'node:path';
import { mock, test } from 'node:test';
import { root } from '../command/steps.ts';
import { isTimeUp } from './time-limit.ts';

/** Exit code of a process in which a test has left something open. */
export const LEFT_OPEN = 9;

/** Time limits of a process, in milliseconds. */
export interface Limits {
  /** For each file. */
  readonly timeout: number;
  /** For the process to end by itself after its last file. */
  readonly ending: number;
}

/** Open sockets of this process and their peers, from an internal list of Node.js. */
const openSockets = (): string[] => {
  const { _getActiveHandles: handles } = process as { _getActiveHandles?: () => unknown[] };
  return (handles?.call(process) ?? [])
    .filter((handle) => handle instanceof Socket && handle.remotePort !== undefined)
    .map((socket) => {
      const { localPort, remoteAddress, remotePort, bytesRead } = socket as Socket;
      return `socket ${localPort} to ${remoteAddress} ${remotePort} (${bytesRead} bytes read)`;
    });
};

/**
 * Runs files in one process, because loading and warming up the program takes longer than the tests of most files. The
 * `after` hooks of a file run before the next file begins, and each file starts with the real clock.
 */
export const runInTurn = async (files: readonly string[], { timeout, ending }: Limits): Promise<void> => {
  let running = '';
  const tell = (error: unknown): void => console.error(`While ${running} ran, nobody caught`, error);
  process.on('uncaughtExceptionMonitor', tell).on('unhandledRejection', tell);
  for (const file of files) {
    running = file;
    await test(file, { timeout, skip: isTimeUp() && 'the time of the run is up' }, () => import(resolve(root, file)));
    mock.reset();
  }
  // Resources that a failed test leaves open would keep the run from ending.
  setTimeout(() => {
    const open = [...process.getActiveResourcesInfo(), ...openSockets()];
    console.error(`${open.join(', ')} is left open by ${files.join(', ')}.`);
    process.exit(LEFT_OPEN);
  }, ending).unref();
};
