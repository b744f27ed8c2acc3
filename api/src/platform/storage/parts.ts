import type { Storage } from './storage.ts';

/** Bytes of a part: what a process holds of a large file at once. */
const PART_BYTES = 4 * 1024 * 1024;

/** Where a part lies; numbered from 0. */
export const partKey = (folder: string, part: number): string => `${folder}/${part}.zip`;

/** Writes a large file as it comes, in parts, since the storage takes files whole. */
export const partsWriter = (storage: Pick<Storage, 'put'>, folder: string) => {
  let held: Uint8Array[] = [];
  let size = 0;
  let parts = 0;
  let bytes = 0;
  const flush = async (): Promise<void> => {
    if (size === 0) return;
    await storage.put(partKey(folder, parts), Buffer.concat(held), 'application/zip');
    parts += 1;
    held = [];
    size = 0;
  };
  return {
    /** Takes more bytes. Errors: StorageError. */
    write: async (chunk: Uint8Array): Promise<void> => {
      held.push(chunk);
      size += chunk.length;
      bytes += chunk.length;
      if (size >= PART_BYTES) await flush();
    },
    /** Writes what is left; answers how many parts there are and their bytes. */
    end: async (): Promise<{ parts: number; bytes: number }> => {
      await flush();
      return { parts, bytes };
    },
  };
};

/** Reads a large file back, a part at a time. Throws when a part is gone. */
export async function* readParts(storage: Pick<Storage, 'get'>, folder: string, parts: number) {
  for (let part = 0; part < parts; part += 1) {
    const stored = await storage.get(partKey(folder, part));
    if (!stored) throw new Error(`Part ${part} of ${folder} is gone`);
    yield stored.bytes;
  }
}
