import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** Takes the bytes of a ZIP as they are made. */
export type Sink = (chunk: Uint8Array) => Promise<void>;

/** A ZIP holds so many files without the extension of 64 bits, which not every program reads. */
export const MOST_FILES = 60_000;

/**
 * Writes a ZIP, file after file, and hands on its bytes as they are made: what is held is what was written last. Names
 * are UTF-8; `packed` files (pictures, PDFs) are stored as they are.
 */
export const createZip = (sink: Sink, modified: Date) => {
  const made: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, chunk) => {
    failure ??= error;
    made.push(chunk);
  });
  const drain = async (): Promise<void> => {
    if (failure) throw failure;
    for (const chunk of made.splice(0)) if (chunk.length > 0) await sink(chunk);
  };
  return {
    /** Adds a file, from its pieces in order. */
    add: async (
      name: string,
      pieces: Iterable<Uint8Array | string> | AsyncIterable<Uint8Array | string>,
      { packed = false } = {},
    ): Promise<void> => {
      const file = packed ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
      file.mtime = modified;
      zip.add(file);
      for await (const piece of pieces) {
        file.push(typeof piece === 'string' ? Buffer.from(piece) : piece);
        await drain();
      }
      file.push(new Uint8Array(0), true);
      await drain();
    },
    /** Writes the table of contents; nothing can be added any more. */
    end: async (): Promise<void> => {
      zip.end();
      await drain();
    },
  };
};
