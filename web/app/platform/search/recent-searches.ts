/** What was searched for, on this device alone; each reader's own, forgotten when they sign out. */
const prefix = 'm4u-searches:';
const most = 8;

const listeners = new Set<() => void>();
/** Calls when what is kept here changes, until the answer is called. */
export const onSearchesChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
const tell = (): void => {
  for (const listener of listeners) listener();
};

const keyOf = (reader: string | undefined): string => `${prefix}${reader ?? 'visitor'}`;

/** What a reader searched for here, the newest first. */
export const recentSearches = (reader: string | undefined): string[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(reader)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string').slice(0, most) : [];
  } catch {
    return [];
  }
};

/** Keeps what a reader searched for. A browser that keeps nothing does without. */
export const keepSearch = (reader: string | undefined, q: string): void => {
  const asked = q.trim();
  if (asked === '') return;
  const others = recentSearches(reader).filter((each) => each.toLowerCase() !== asked.toLowerCase());
  try {
    localStorage.setItem(keyOf(reader), JSON.stringify([asked, ...others].slice(0, most)));
    tell();
  } catch {
    // The search itself is done.
  }
};

/** Forgets what was searched for here: by one reader, or by whomever but visitors where none is named. */
export const forgetSearches = (reader?: string): void => {
  const keys = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '');
  for (const key of keys)
    if (reader === undefined ? key.startsWith(prefix) : key === keyOf(reader)) localStorage.removeItem(key);
  tell();
};
