import { shareWork } from './concurrency/shared.ts';

interface Kept {
  readonly bytes: Uint8Array;
  /** On the clock of the process, in milliseconds. */
  readonly until: number;
}

/** Bounds of what is kept: bytes in all, and milliseconds for each. */
export interface KeptBounds {
  readonly bytes: number;
  readonly age: number;
}

/**
 * Keeps files in memory under the hash of what they show, those that were asked for last; callers who ask for one that
 * is being made wait for the same one. Whoever asks must have been found to see all that the hash is of.
 */
export const keepFiles = (bounds: KeptBounds) => {
  const kept = new Map<string, Kept>();
  const makeOnce = shareWork<Uint8Array>();
  let size = 0;

  const drop = (key: string): void => {
    size -= kept.get(key)?.bytes.length ?? 0;
    kept.delete(key);
  };

  const keep = (key: string, entry: Kept): void => {
    drop(key);
    kept.set(key, entry);
    size += entry.bytes.length;
    for (const oldest of kept.keys()) {
      if (size <= bounds.bytes) return;
      drop(oldest);
    }
  };

  const find = (key: string): Uint8Array | undefined => {
    const entry = kept.get(key);
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
   * The file of a key, made where it is not kept. `line` parts those who wait for it: what one line is refused, another
   * may get. Errors: those of making it, for all of its line.
   */
  return (key: string, line: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> => {
    const found = find(key);
    if (found) return Promise.resolve(found);
    return makeOnce(`${line} ${key}`, () => begin(key, make));
  };
};
