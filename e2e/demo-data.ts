/**
 * Keeps a data folder in which M4U has started once with its demo content, so that later runs start from a copy:
 * encoding the demo's pictures takes most of a first start.
 */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { glob, lstat, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const root = dirname(import.meta.dirname);
const cache = join(root, 'node_modules', '.cache', 'demo-data');
const run = promisify(execFile);

/** Files that decide what a first start stores. */
const sources = ['main.ts', 'package-lock.json', 'api/migrations/**', 'api/src/**', 'contract/src/**'];

/** Hashes the sources and the day in Vietnam: the demo counts its dates from the day of its first start. */
const keyOfToday = async (): Promise<string> => {
  const hash = createHash('sha256').update(new Date().toLocaleDateString('sv', { timeZone: 'Asia/Ho_Chi_Minh' }));
  const found = await Array.fromAsync(glob(sources, { cwd: root, withFileTypes: true }));
  const files = found.filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'));
  for (const path of files.map(({ parentPath, name }) => join(parentPath, name)).toSorted())
    hash.update(`${path.slice(root.length)}\0`).update(await readFile(path));
  return hash.digest('hex').slice(0, 32);
};

/** Copies with owners and times: PostgreSQL refuses a folder that belongs to another user. */
const copy = (from: string, to: string): Promise<unknown> => run('cp', ['-a', from, to]);

/**
 * Makes the data folder `folder`, which must not exist, with the demo content in it. `startOnce` starts M4U on the
 * folder it is given, waits until it is ready and stops it; it is called when no folder of the same sources and day is
 * kept. Errors: those of `startOnce`.
 */
export const makeDemoData = async (folder: string, startOnce: (folder: string) => Promise<void>): Promise<void> => {
  const cached = join(cache, await keyOfToday());
  if (existsSync(cached)) {
    await copy(cached, folder);
    return;
  }
  await startOnce(folder);
  // Under root, PostgreSQL may keep its files elsewhere behind a link; such a folder cannot be copied.
  if ((await lstat(join(folder, 'postgres'))).isSymbolicLink()) return;
  const unfinished = join(cache, `unfinished-${process.pid}`);
  await mkdir(cache, { recursive: true });
  const former = (await readdir(cache)).filter((name) => !name.startsWith('unfinished'));
  await copy(folder, unfinished);
  await rename(unfinished, cached).catch(() => rm(unfinished, { recursive: true })); // another run was first
  for (const name of former) await rm(join(cache, name), { recursive: true, force: true });
};
