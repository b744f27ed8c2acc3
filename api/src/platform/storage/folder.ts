import { randomBytes } from 'node:crypto';
import { mkdir, open, opendir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { HOUR } from '@m4u/contract/durations';
import { requireKey, requirePart, requireType, isKey, StorageError, mediaTypeOf } from './key.ts';
import type { FilePart, Storage } from './storage.ts';

const isAbsent = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/** Folder of temporary files; leftovers of a crash may hold personal pictures. */
const PARTS = '.parts';
/** Age (ms) after which a temporary file counts as abandoned. */
const ABANDONED = HOUR;

/** Removes abandoned temporary files. */
const removeAbandoned = async (folder: string): Promise<void> => {
  for (const name of await readdir(folder)) {
    const file = join(folder, name);
    const { mtimeMs } = await stat(file);
    if (mtimeMs < Date.now() - ABANDONED) await rm(file, { force: true });
  }
};

/** Writes to a temporary file, syncs and renames it: a crash leaves the old or the new file. */
const writeAtomically = async (root: string, path: string, bytes: Uint8Array): Promise<void> => {
  const folder = dirname(path);
  const createdFolder = await mkdir(folder, { recursive: true, mode: 0o750 });
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
  await syncFolder(folder);
  if (createdFolder) await syncFolder(dirname(createdFolder));
};

/** Reads a part of a file, and less of it when the file ends before. */
const readPart = async (path: string, { first, last }: FilePart): Promise<Uint8Array> => {
  const handle = await open(path, 'r');
  try {
    const wanted = Buffer.alloc(last - first + 1);
    let done = 0;
    while (done < wanted.length) {
      const { bytesRead } = await handle.read(wanted, done, wanted.length - done, first + done);
      if (bytesRead === 0) break;
      done += bytesRead;
    }
    return wanted.subarray(0, done);
  } finally {
    await handle.close();
  }
};

async function* listKeys(root: string): AsyncGenerator<string> {
  try {
    for await (const entry of await opendir(root, { recursive: true })) {
      const key = relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, '/');
      if (entry.isFile() && isKey(key)) yield key;
    }
  } catch (cause) {
    if (isAbsent(cause)) return; // no file was ever stored
    throw new StorageError(`Could not list ${root}`, { cause });
  }
}

/** Creates the temporary folder and removes leftovers; once per storage, retried after a failure. */
const prepareParts = (root: string): (() => Promise<void>) => {
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

/** Creates a storage in a local folder, created at the first write. */
export const folderStorage = (root: string, ready = prepareParts(root)): Storage => ({
  put: async (key, bytes, contentType) => {
    requireType(requireKey(key), contentType);
    const write = async () => {
      await ready();
      await writeAtomically(root, join(root, key), bytes);
    };
    await write().catch((cause: unknown) => {
      throw new StorageError(`Could not write ${key}`, { cause });
    });
  },
  get: async (key, part) => {
    const contentType = mediaTypeOf(requireKey(key));
    try {
      const path = join(root, key);
      const bytes = part ? requirePart(key, await readPart(path, part), part) : await readFile(path);
      return { bytes, contentType };
    } catch (cause) {
      if (isAbsent(cause)) return null;
      if (cause instanceof StorageError) throw cause;
      throw new StorageError(`Could not read ${key}`, { cause });
    }
  },
  delete: async (key) => {
    await rm(join(root, requireKey(key)), { force: true }).catch((cause: unknown) => {
      throw new StorageError(`Could not remove ${key}`, { cause });
    });
  },
  list: () => listKeys(root),
});
