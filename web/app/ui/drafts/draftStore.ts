import type { DraftFields } from './draftFields.ts';

/** An unsaved draft with its time (milliseconds since 1970). */
export interface KeptDraft {
  readonly at: number;
  readonly fields: DraftFields;
}

const prefix = 'm4u-draft:';
const lifetime = 30 * 24 * 60 * 60 * 1000;
const mostDrafts = 20;

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Storage key of a reader's form; other readers of the browser have other keys. */
export const draftKey = (reader: string, form: string): string => `${prefix}${reader}:${form}`;

const isDraft = (value: unknown): value is KeptDraft =>
  typeof value === 'object' && value !== null && 'at' in value && 'fields' in value && typeof value.at === 'number';

/** Reads a form's draft; undefined when there is none, or it is older than thirty days. */
export const loadDraft = (store: Store, key: string, now: number): KeptDraft | undefined => {
  try {
    const stored: unknown = JSON.parse(store.getItem(key) ?? 'null');
    return isDraft(stored) && now - stored.at < lifetime ? stored : undefined;
  } catch {
    return undefined;
  }
};

const draftKeys = (store: Store): string[] =>
  Array.from({ length: store.length }, (_, index) => store.key(index) ?? '').filter((key) => key.startsWith(prefix));

/** Deletes expired drafts, and all but the twenty newest. */
const deleteOldDrafts = (store: Store, now: number): void => {
  const age = (key: string) => now - (loadDraft(store, key, now)?.at ?? 0);
  const oldest = draftKeys(store).toSorted((a, b) => age(a) - age(b));
  for (const [rank, key] of oldest.entries()) if (rank >= mostDrafts || age(key) >= lifetime) store.removeItem(key);
};

/** Stores a form's values; ignored when the browser has no storage or it is full. */
export const saveDraft = (store: Store, key: string, fields: DraftFields, now: number): void => {
  try {
    store.setItem(key, JSON.stringify({ at: now, fields } satisfies KeptDraft));
    deleteOldDrafts(store, now);
  } catch {
    // The form still holds the values.
  }
};

/** Deletes a form's draft after it was saved or discarded. */
export const deleteDraft = (store: Store, key: string): void => store.removeItem(key);

/** A listed draft. */
export interface ListedDraft extends KeptDraft {
  readonly key: string;
  /** The form: its page's path, unless the form has a name of its own. */
  readonly form: string;
}

/** A reader's drafts in this browser, newest first. */
export const listDrafts = (store: Store, reader: string, now: number): ListedDraft[] => {
  const start = draftKey(reader, '');
  return draftKeys(store)
    .filter((key) => key.startsWith(start))
    .flatMap((key) => {
      const draft = loadDraft(store, key, now);
      return draft ? [{ ...draft, key, form: key.slice(start.length) }] : [];
    })
    .toSorted((a, b) => b.at - a.at);
};

const hour = 60 * 60 * 1000;

/** Whether somebody has written a draft in this browser within the last hour. */
export const hasRecentDraft = (store: Store, now: number): boolean =>
  draftKeys(store).some((key) => now - (loadDraft(store, key, now)?.at ?? 0) < hour);

/** Deletes all drafts of this browser at sign-out, since others may use it next. */
export const forgetDrafts = (store: Store = window.localStorage): void => {
  for (const key of draftKeys(store)) store.removeItem(key);
};
