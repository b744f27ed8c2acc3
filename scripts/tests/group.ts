/** Runs test files one after the other in one process, each as a test that has the file's path as its name. */
import { Socket } from 'node:net';
import { resolve } from 'node:path';
import { mock, test } from 'node:test';
import { root } from '../command/steps.ts';

/** The exit code of a process in which a test has left something open. */
export const LEFT_OPEN = 9;

/** How long things may take in a process, in milliseconds. */
export interface Limits {
  /** Of each file. */
  readonly timeout: number;
  /** In which the process ends by itself after its last file. */
  readonly ending: number;
}

/** The open sockets of this process and their peers, from a list that Node.js keeps without a public name. */
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
 * Loading and warming up the program takes longer than the tests of most files; files that share a process pay for it
 * once. The `after` hooks of a file run before the next file begins, and no file finds the clock that another has set.
 */
export const inTurn = async (files: readonly string[], { timeout, ending }: Limits): Promise<void> => {
  let running = '';
  const tell = (error: unknown): void => console.error(`While ${running} ran, nobody caught`, error);
  process.on('uncaughtExceptionMonitor', tell).on('unhandledRejection', tell);
  for (const file of files) {
    running = file;
    await test(file, { timeout }, () => import(resolve(root, file)));
    mock.reset();
  }
  // Something that a test has left open, as one that failed may, would keep the whole run from ending.
  setTimeout(() => {
    const open = [...process.getActiveResourcesInfo(), ...openSockets()];
    console.error(`${open.join(', ')} is left open by ${files.join(', ')}.`);
    process.exit(LEFT_OPEN);
  }, ending).unref();
};
