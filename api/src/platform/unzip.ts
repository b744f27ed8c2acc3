import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';

/** Most entries that are looked at. */
const MOST_ENTRIES = 10_000;

export interface UnzipOptions {
  /** Name of a file in the answer; undefined for one that is not wanted. The first file of a name counts. */
  readonly nameOf: (path: string) => string | undefined;
  /** Most bytes of a file; larger ones are left out. */
  readonly mostBytes: number;
}

/**
 * Reads the wanted files of a ZIP from somebody. Undefined when the bytes are not a ZIP, or one that lies about its
 * sizes: yauzl stops at the size that a file is said to have, so a small ZIP cannot fill the memory.
 */
export const unzip = async (
  bytes: Uint8Array,
  { nameOf, mostBytes }: UnzipOptions,
): Promise<ReadonlyMap<string, Buffer> | undefined> => {
  const files = new Map<string, Buffer>();
  try {
    const zip = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), {
      lazyEntries: true,
    });
    if (zip.entryCount > MOST_ENTRIES) return undefined;
    for await (const entry of zip.eachEntry()) {
      const name = nameOf(entry.fileName);
      if (name === undefined || files.has(name) || entry.uncompressedSize > mostBytes) continue;
      files.set(name, await buffer(await zip.openReadStreamPromise(entry)));
    }
  } catch {
    return undefined;
  }
  return files;
};
