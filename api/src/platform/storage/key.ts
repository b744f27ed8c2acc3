/** The storage could not do what it was asked: a key or type that is not ours, or a store that failed. */
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

/** One to four segments of a–z, 0–9, `-`, `_`; only the last has a dot, before its ending. Nothing climbs or hides. */
const KEY = /^(?:[a-z0-9][a-z0-9_-]*\/){0,3}[a-z0-9][a-z0-9_-]*\.(webp|jpg|png|pdf|zip)$/;

/** Whether a path is a key: a file of ours, rather than one half-written or somebody else's. */
export const isKey = (key: string): boolean => key.length <= 200 && KEY.test(key);

/** The key itself once it is known to be safe as a path and as a URL. Errors: StorageError. */
export const checkedKey = (key: string): string => {
  if (!isKey(key)) throw new StorageError(`Not a storage key: ${JSON.stringify(key.slice(0, 200))}`);
  return key;
};

/** The media type that a key's ending stands for. Errors: StorageError for an ending that is never stored. */
export const typeOfKey = (key: string): string => {
  const type = types.get(KEY.exec(key)?.[1] ?? '');
  if (!type) throw new StorageError(`No media type for the key ${JSON.stringify(key.slice(0, 200))}`);
  return type;
};

/** Sees that a key's ending says the same as the content type, since the ending is what readers are answered by. */
export const checkedType = (key: string, contentType: string): string => {
  if (typeOfKey(key) !== contentType) throw new StorageError(`${key} cannot hold ${contentType}`);
  return contentType;
};
