import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** Receives the bytes of a ZIP as they are produced. */
export type Sink = (chunk: Uint8Array) => Promise<void>;

/** Maximum files of a ZIP without the 64-bit extension, which some programs cannot read. */
export const MOST_FILES = 60_000;

/**
 * Creates a streaming ZIP writer; memory holds only the last bytes. Names are UTF-8; `packed` files (pictures, PDFs)
 * are stored uncompressed.
 */
export const createZip = (sink: Sink, modified: Date) => {
  const chunks: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, chunk) => {
    failure ??= error;
    chunks.push(chunk);
  });
  const drain = async (): Promise<void> => {
    if (failure) throw failure;
    for (const chunk of chunks.splice(0)) if (chunk.length > 0) await sink(chunk);
  };
  return {
    /** Adds a file from its chunks in order. */
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
    /** Writes the central directory and ends the ZIP. */
    end: async (): Promise<void> => {
      zip.end();
      await drain();
    },
  };
};
