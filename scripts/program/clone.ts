/** A copy of this repository for tests that build it or edit it. */
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../command/steps.ts';

/** Folders that are not copied: builds and data. Packages are linked below; generated files are copied when present. */
const NOT_COPIED = new Set(['node_modules', 'build', 'test-results', 'data', '.git']);

/** A clone with a folder around it for data. */
export interface Clone {
  /** The copy of the repository. */
  readonly path: string;
  /** The folder around the copy. */
  readonly folder: string;
  /** Registers work to run before the clone is removed. */
  beforeRemoval(end: () => Promise<void>): void;
  remove(): Promise<void>;
}

/** Copies the sources and hard-links every package file, so that paths and `@m4u/contract` resolve within the copy. */
export const createClone = async (): Promise<Clone> => {
  // Hard links need the same disk, so the copy is within the repository.
  await mkdir(join(root, 'data'), { recursive: true });
  const folder = await mkdtemp(join(root, 'data', 'clone-'));
  const path = join(folder, 'clone');
  for (const name of await readdir(root))
    if (!NOT_COPIED.has(name))
      await cp(join(root, name), join(path, name), {
        recursive: true,
        filter: (source) => !NOT_COPIED.has(basename(source)),
      });
  for (const workspace of ['', 'api', 'contract', 'web'])
    await promisify(execFile)('cp', [
      '-al',
      join(root, workspace, 'node_modules'),
      join(path, workspace, 'node_modules'),
    ]).catch((error: Error & { stderr?: string }) => {
      if (!error.stderr?.includes('No such file')) throw error;
    });
  const ends: (() => Promise<void>)[] = [];
  return {
    path,
    folder,
    beforeRemoval: (end) => void ends.push(end),
    remove: async () => {
      await Promise.all(ends.map((end) => end()));
      await rm(folder, { recursive: true, force: true });
    },
  };
};
