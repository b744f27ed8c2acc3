import type { Storage } from './storage.ts';

/** Bytes of a part: bounds the memory for a large file. */
const PART_BYTES = 4 * 1024 * 1024;

/** Storage key of a part; parts are numbered from 0. */
export const partKey = (folder: string, part: number): string => `${folder}/${part}.zip`;

/** Creates a writer that stores a large file in parts while it arrives, since the storage takes whole files only. */
export const createPartsWriter = (storage: Pick<Storage, 'put'>, folder: string) => {
  let buffered: Uint8Array[] = [];
  let size = 0;
  let parts = 0;
  let bytes = 0;
  const flush = async (): Promise<void> => {
    if (size === 0) return;
    await storage.put(partKey(folder, parts), Buffer.concat(buffered), 'application/zip');
    parts += 1;
    buffered = [];
    size = 0;
  };
  return {
    /** Adds bytes. Errors: StorageError. */
    write: async (chunk: Uint8Array): Promise<void> => {
      buffered.push(chunk);
      size += chunk.length;
      bytes += chunk.length;
      if (size >= PART_BYTES) await flush();
    },
    /** Writes the rest; returns the number of parts and their total bytes. */
    end: async (): Promise<{ parts: number; bytes: number }> => {
      await flush();
      return { parts, bytes };
    },
  };
};

/** Reads a large file part by part. Throws when a part is missing. */
export async function* readParts(storage: Pick<Storage, 'get'>, folder: string, parts: number) {
  for (let part = 0; part < parts; part += 1) {
    const stored = await storage.get(partKey(folder, part));
    if (!stored) throw new Error(`Part ${part} of ${folder} is gone`);
    yield stored.bytes;
  }
}
