import { isComposable } from '@m4u/contract/common';

/** Limits: depth of the document, and number of dropped paths. */
const MOST_DEPTH = 8;
const MOST_DROPPED_PATHS = 100;
const MOST_PATH_LENGTH = 120;

// Control characters except line breaks and tabs.
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** Normalises a text to NFC, removes control characters, and cuts it to its length. */
const cleanText = (text: string, maximum: number): string =>
  (isComposable(text) ? text.normalize('NFC') : '').replace(CONTROL, '').trim().slice(0, maximum).toWellFormed().trim();

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads a JSON document from an unknown source, and tracks which fields were not read. */
export interface JsonReader {
  /** A text (or number) of at most `maximum` characters; a longer one is cut and counts as dropped. */
  text(path: string, maximum: number): string;
  /** A text on one line. */
  line(path: string, maximum: number): string;
  /** The texts of a list. */
  texts(path: string, maximum: number): string[];
  /** Whether the value is `true`. */
  flag(path: string): boolean;
  /** Paths of a list's items, at most `most`. */
  items(path: string, most: number): string[];
  /** Marks a value that was read as dropped. */
  drop(path: string): void;
  /** Paths of fields that were not read or could not be used, except those under `ignoredKeys`. */
  dropped(ignoredKeys: readonly string[]): string[];
}

/** Reads a parsed JSON document by paths such as `work.0.position`. */
export const createJsonReader = (root: unknown): JsonReader => {
  const used = new Set<string>();
  const useless = new Set<string>();

  const valueAt = (path: string): unknown =>
    path.split('.').reduce<unknown>((value, key) => {
      if (Array.isArray(value)) return value[Number(key)] as unknown;
      return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
    }, root);

  const text = (path: string, maximum: number): string => {
    const value = valueAt(path);
    if (typeof value !== 'string' && typeof value !== 'number') return '';
    used.add(path);
    const whole = String(value);
    const clean = cleanText(whole, maximum);
    if (whole.trim().length > maximum || (clean === '' && whole.trim() !== '')) useless.add(path);
    return clean;
  };

  /** Collects the paths of unread values, in document order. */
  const collectUnread = (value: unknown, path: string, depth: number, found: string[]): void => {
    if (found.length >= MOST_DROPPED_PATHS || used.has(path)) return;
    if (value === null || value === '') return;
    if (typeof value !== 'object' || depth >= MOST_DEPTH) {
      found.push(path);
      return;
    }
    for (const [key, inner] of Object.entries(value))
      collectUnread(inner, path === '' ? key : `${path}.${key}`, depth + 1, found);
  };

  return {
    text,
    line: (path, maximum) => text(path, maximum).replaceAll(/\s+/g, ' '),
    texts: (path, maximum) => {
      const value = valueAt(path);
      if (!Array.isArray(value)) return [];
      return value.map((_, index) => text(`${path}.${index}`, maximum)).filter((each) => each !== '');
    },
    flag: (path) => {
      used.add(path);
      return valueAt(path) === true;
    },
    items: (path, most) => {
      const value = valueAt(path);
      if (!Array.isArray(value)) return [];
      return value.slice(0, most).flatMap((item, index) => (isObject(item) ? [`${path}.${index}`] : []));
    },
    drop: (path) => void useless.add(path),
    dropped: (ignoredKeys) => {
      const found: string[] = [];
      collectUnread(
        isObject(root) ? Object.fromEntries(Object.entries(root).filter(([key]) => !ignoredKeys.includes(key))) : root,
        '',
        0,
        found,
      );
      return [...useless, ...found]
        .filter((path) => !ignoredKeys.some((each) => path.startsWith(`${each}.`)))
        .slice(0, MOST_DROPPED_PATHS)
        .map((path) => cleanText(path, MOST_PATH_LENGTH));
    },
  };
};
