import { shareWork } from './concurrency/shared.ts';

interface CachedFile {
  readonly bytes: Uint8Array;
  /** Expiry (ms) on the process's monotonic clock. */
  readonly until: number;
}

/** Limits of the cache: total bytes, and milliseconds per entry. */
export interface CacheBounds {
  readonly bytes: number;
  readonly age: number;
}

/**
 * Caches files in memory (least recently used go first) by a hash of their content's inputs; concurrent callers share
 * one run of the work. The caller must have checked access to everything that the hash covers.
 */
export const createFileCache = (bounds: CacheBounds) => {
  const files = new Map<string, CachedFile>();
  const makeOnce = shareWork<Uint8Array>();
  let size = 0;

  const drop = (key: string): void => {
    size -= files.get(key)?.bytes.length ?? 0;
    files.delete(key);
  };

  const keep = (key: string, entry: CachedFile): void => {
    drop(key);
    files.set(key, entry);
    size += entry.bytes.length;
    for (const oldest of files.keys()) {
      if (size <= bounds.bytes) return;
      drop(oldest);
    }
  };

  const find = (key: string): Uint8Array | undefined => {
    const entry = files.get(key);
    if (!entry) return undefined;
    if (entry.until <= performance.now()) {
      drop(key);
      return undefined;
    }
    keep(key, entry);
    return entry.bytes;
  };

  const begin = async (key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> => {
    const bytes = await make();
    keep(key, { bytes, until: performance.now() + bounds.age });
    return bytes;
  };

  /**
   * Returns the file of a key, from the cache or by `make`. Callers share a run only within the same `line`, since a
   * refusal of one line need not concern another. Errors: those of `make`, for all callers of the line.
   */
  return (key: string, line: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> => {
    const found = find(key);
    if (found) return Promise.resolve(found);
    return makeOnce(`${line} ${key}`, () => begin(key, make));
  };
};
