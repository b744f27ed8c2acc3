/** Recent searches, stored on this device per reader, and deleted at sign-out. */
const prefix = 'm4u-searches:';
const mostSearches = 8;

const listeners = new Set<() => void>();
/** Subscribes to changes; returns the function that unsubscribes. */
export const onSearchesChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
const notifyListeners = (): void => {
  for (const listener of listeners) listener();
};

const keyOf = (reader: string | undefined): string => `${prefix}${reader ?? 'visitor'}`;

/** A reader's recent searches, newest first. */
export const recentSearches = (reader: string | undefined): string[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(reader)) ?? '[]');
    return Array.isArray(stored) ? stored.filter((each) => typeof each === 'string').slice(0, mostSearches) : [];
  } catch {
    return [];
  }
};

/** Stores a search; ignored without browser storage. */
export const keepSearch = (reader: string | undefined, q: string): void => {
  const query = q.trim();
  if (query === '') return;
  const others = recentSearches(reader).filter((each) => each.toLowerCase() !== query.toLowerCase());
  try {
    localStorage.setItem(keyOf(reader), JSON.stringify([query, ...others].slice(0, mostSearches)));
    notifyListeners();
  } catch {
    // The search works without it.
  }
};

/** Deletes the searches of a reader, or of all members when none is given. */
export const forgetSearches = (reader?: string): void => {
  const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '');
  for (const key of keys)
    if (reader === undefined ? key.startsWith(prefix) : key === keyOf(reader)) localStorage.removeItem(key);
  notifyListeners();
};
