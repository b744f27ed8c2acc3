import type { FilePart } from './storage.ts';

/** Storage error: an invalid key or type, or a failed store. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
}

/** Returns a part as it was read, when it is whole. Errors: StorageError. */
export const requirePart = (key: string, bytes: Uint8Array, { first, last }: FilePart): Uint8Array => {
  if (bytes.length !== last - first + 1) throw new StorageError(`${key} has no bytes ${first}-${last}`);
  return bytes;
};

const types: ReadonlyMap<string, string> = new Map([
  ['webp', 'image/webp'],
  ['jpg', 'image/jpeg'],
  ['png', 'image/png'],
  ['pdf', 'application/pdf'],
  ['zip', 'application/zip'],
  ['mp3', 'audio/mpeg'],
  ['m4a', 'audio/mp4'],
  ['ogg', 'audio/ogg'],
]);

/**
 * One to four segments of a–z, 0–9, `-`, `_`; a dot only before the extension. Excludes path traversal and hidden
 * files.
 */
const KEY = /^(?:[a-z0-9][a-z0-9_-]*\/){0,3}[a-z0-9][a-z0-9_-]*\.(webp|jpg|png|pdf|zip|mp3|m4a|ogg)$/;

/** Whether a path is a valid key, and not a temporary or foreign file. */
export const isKey = (key: string): boolean => key.length <= 200 && KEY.test(key);

/** Returns the key when it is safe as a path and as a URL. Errors: StorageError. */
export const requireKey = (key: string): string => {
  if (!isKey(key)) throw new StorageError(`Not a storage key: ${JSON.stringify(key.slice(0, 200))}`);
  return key;
};

/** Media type of a key's extension. Errors: StorageError for an extension that is never stored. */
export const mediaTypeOf = (key: string): string => {
  const type = types.get(KEY.exec(key)?.[1] ?? '');
  if (!type) throw new StorageError(`No media type for the key ${JSON.stringify(key.slice(0, 200))}`);
  return type;
};

/** Checks that a key's extension matches the content type, since answers use the extension's type. */
export const requireType = (key: string, contentType: string): string => {
  if (mediaTypeOf(key) !== contentType) throw new StorageError(`${key} cannot hold ${contentType}`);
  return contentType;
};
