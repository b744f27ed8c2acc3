/** A stored file as read back; files are small (10 MiB at most, docs/rules/upload.md). */
interface StoredFile {
  readonly bytes: Uint8Array;
  readonly contentType: string;
}

/**
 * Where uploads live. Keys are relative paths of our own making ({@link checkedKey}); a key is written once and
 * its content never changes, so that readers and caches may keep it.
 */
export interface Storage {
  /** Writes a file whole or not at all. Errors: StorageError. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** The file, or null when there is none. Errors: StorageError. */
  get(key: string): Promise<StoredFile | null>;
  /** Removes a file; one that is absent is fine. Errors: StorageError. */
  delete(key: string): Promise<void>;
  /** The keys of all files, in no certain order; what is not ours is passed over. Errors: StorageError. */
  list(): AsyncIterable<string>;
}
