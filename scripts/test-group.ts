/** Runs test files one after the other in one process, each as a test called by its path. */
import { resolve } from 'node:path';
import { test } from 'node:test';
import { root } from './steps.ts';

/**
 * Loading the program and warming it up take longer than most files' tests: files that follow one another in a process
 * pay for that once. What a file puts away when it ends (`after`) is put away before the next one begins.
 *
 * @param timeout of each file, in milliseconds
 */
export const inTurn = async (files: readonly string[], timeout: number): Promise<void> => {
  for (const file of files) await test(file, { timeout }, () => import(resolve(root, file)));
};
