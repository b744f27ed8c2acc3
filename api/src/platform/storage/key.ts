/** Storage error: an invalid key or type, or a failed store. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
}

const types: ReadonlyMap<string, string> = new Map([
  ['webp', 'image/webp'],
  ['jpg', 'image/jpeg'],
  ['png', 'image/png'],
  ['pdf', 'application/pdf'],
  ['zip', 'application/zip'],
]);

/**
 * One to four segments of a–z, 0–9, `-`, `_`; a dot only before the extension. Excludes path traversal and hidden
 * files.
 */
const KEY = /^(?:[a-z0-9][a-z0-9_-]*\/){0,3}[a-z0-9][a-z0-9_-]*\.(webp|jpg|png|pdf|zip)$/;

/** Whether a path is a valid key, and not a temporary or foreign file. */
export const isKey = (key: string): boolean => key.length <= 200 && KEY.test(key);

/** Returns the key when it is safe as a path and as a URL. Errors: StorageError. */
export const checkedKey = (key: string): string => {
  if (!isKey(key)) throw new StorageError(`Not a storage key: ${JSON.stringify(key.slice(0, 200))}`);
  return key;
};

/** Media type of a key's extension. Errors: StorageError for an extension that is never stored. */
export const typeOfKey = (key: string): string => {
  const type = types.get(KEY.exec(key)?.[1] ?? '');
  if (!type) throw new StorageError(`No media type for the key ${JSON.stringify(key.slice(0, 200))}`);
  return type;
};

/** Checks that a key's extension matches the content type, since answers use the extension's type. */
export const checkedType = (key: string, contentType: string): string => {
  if (typeOfKey(key) !== contentType) throw new StorageError(`${key} cannot hold ${contentType}`);
  return contentType;
};
