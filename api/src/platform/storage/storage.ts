/** A stored file as read back; files are small (10 MiB at most, docs/rules/upload.md). */
interface StoredFile {
  readonly bytes: Uint8Array;
  readonly contentType: string;
}

/** A part of a file: its first and last byte, counted from 0. */
export interface FilePart {
  readonly first: number;
  readonly last: number;
}

/**
 * Storage of uploads. Keys are relative paths that M4U creates ({@link requireKey}); a key is written once and its
 * content never changes, so readers and caches may keep it.
 */
export interface Storage {
  /** Writes a file atomically. Errors: StorageError. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /**
   * Returns the file, or null when there is none; with `part` only that part is read. Errors: StorageError, also for a
   * part that the file does not have.
   */
  get(key: string, part?: FilePart): Promise<StoredFile | null>;
  /** Deletes a file; an absent one is no error. Errors: StorageError. */
  delete(key: string): Promise<void>;
  /** Lists the keys of all files in any order; foreign files are skipped. Errors: StorageError. */
  list(): AsyncIterable<string>;
}
