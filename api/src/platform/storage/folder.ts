import { randomBytes } from 'node:crypto';
import { mkdir, open, opendir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { HOUR } from '@m4u/contract/durations';
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

/** Where files are written before they are whole; what a crash leaves there is somebody's picture too. */
const PARTS = '.parts';
/** A part that was not touched for so long (ms) is nobody's any more, whichever process wrote it. */
const ABANDONED = HOUR;

/** Removes parts that a crash has left. */
const removeAbandoned = async (folder: string): Promise<void> => {
  for (const name of await readdir(folder)) {
    const file = join(folder, name);
    const { mtimeMs } = await stat(file);
    if (mtimeMs < Date.now() - ABANDONED) await rm(file, { force: true });
  }
};

/** Writes aside and renames, with what was written on the disk first: a crash leaves the old or the new file. */
const writeWhole = async (root: string, path: string, bytes: Uint8Array): Promise<void> => {
  const folder = dirname(path);
  const made = await mkdir(folder, { recursive: true, mode: 0o750 });
  const part = join(root, PARTS, `${randomBytes(8).toString('hex')}.part`);
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

/** The folder of parts, made and rid of what was left there; once for each storage, unless that fails. */
const readyParts = (root: string): (() => Promise<void>) => {
  let ready: Promise<void> | undefined;
  const make = async () => {
    await mkdir(join(root, PARTS), { recursive: true, mode: 0o750 });
    await removeAbandoned(join(root, PARTS)).catch(() => undefined);
  };
  return () =>
    (ready ??= make().catch((error: unknown) => {
      ready = undefined;
      throw error;
    }));
};

/** Keeps files under a folder of this machine, made on the first write. */
export const folderStorage = (root: string, ready = readyParts(root)): Storage => ({
  put: async (key, bytes, contentType) => {
    checkedType(checkedKey(key), contentType);
    const write = async () => {
      await ready();
      await writeWhole(root, join(root, key), bytes);
    };
    await write().catch((cause: unknown) => {
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
