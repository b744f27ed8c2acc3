import { randomBytes } from 'node:crypto';
import { mkdir, open, opendir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { checkedKey, checkedType, isKey, StorageError, typeOfKey } from './key.ts';
import type { Storage } from './storage.ts';

const isAbsent = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

const settle = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/** Writes beside the target and renames, with what was written on the disk first: a crash leaves the old or the new file. */
const writeWhole = async (path: string, bytes: Uint8Array): Promise<void> => {
  const folder = dirname(path);
  const made = await mkdir(folder, { recursive: true, mode: 0o750 });
  const part = join(folder, `.${randomBytes(8).toString('hex')}.part`);
  try {
    const handle = await open(part, 'wx', 0o640);
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  await settle(folder);
  if (made) await settle(dirname(made));
};

async function* keysUnder(root: string): AsyncGenerator<string> {
  try {
    for await (const entry of await opendir(root, { recursive: true })) {
      const key = relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, '/');
      if (entry.isFile() && isKey(key)) yield key;
    }
  } catch (cause) {
    if (isAbsent(cause)) return; // nothing was ever written
    throw new StorageError(`Could not list ${root}`, { cause });
  }
}

/** Keeps files under a folder of this machine, made on the first write. */
export const folderStorage = (root: string): Storage => ({
  put: async (key, bytes, contentType) => {
    checkedType(checkedKey(key), contentType);
    await writeWhole(join(root, key), bytes).catch((cause: unknown) => {
      throw new StorageError(`Could not write ${key}`, { cause });
    });
  },
  get: async (key) => {
    const contentType = typeOfKey(checkedKey(key));
    try {
      return { bytes: await readFile(join(root, key)), contentType };
    } catch (cause) {
      if (isAbsent(cause)) return null;
      throw new StorageError(`Could not read ${key}`, { cause });
    }
  },
  delete: async (key) => {
    await rm(join(root, checkedKey(key)), { force: true }).catch((cause: unknown) => {
      throw new StorageError(`Could not remove ${key}`, { cause });
    });
  },
  list: () => keysUnder(root),
});
