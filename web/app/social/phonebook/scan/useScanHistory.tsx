import { readScan, type Scan } from '@m4u/contract/social/phonebook/scan';
import { useCallback, useEffect, useReducer } from 'react';

/** `waits`: will be saved when the connection returns. */
export type Saved = 'saved' | 'waits';

/** A scanned code. */
export interface Scanned {
  /** Local id, also the `clientId` of the saved entry, so that a repeat is not stored twice. */
  readonly id: string;
  readonly text: string;
  readonly scan: Scan;
  /** In the phonebook, or waiting to be saved. */
  readonly saved: Saved | null;
}

/** Codes of this visit, newest first, and the opened one. */
export interface Scans {
  readonly list: readonly Scanned[];
  readonly open: Scanned | null;
}

type Step =
  | { readonly type: 'restore'; readonly scans: Scans }
  | { readonly type: 'show'; readonly scanned: Scanned | null }
  | { readonly type: 'add'; readonly scanned: Scanned }
  | { readonly type: 'saved'; readonly outcomes: ReadonlyMap<string, Saved> }
  | { readonly type: 'remove'; readonly id: string }
  | { readonly type: 'clear' };

/** Most codes of one visit; the oldest are dropped. */
const MOST = 200;

const reduceScans = (scans: Scans, what: Step): Scans => {
  const { list, open } = scans;
  switch (what.type) {
    case 'restore':
      return what.scans;
    case 'show':
      return { list, open: what.scanned };
    case 'add':
      return { list: [what.scanned, ...list].slice(0, MOST), open };
    case 'saved': {
      const mark = (one: Scanned): Scanned => ({ ...one, saved: what.outcomes.get(one.id) ?? one.saved });
      return { list: list.map(mark), open: open && mark(open) };
    }
    case 'remove':
      return { list: list.filter(({ id }) => id !== what.id), open };
    case 'clear':
      return { list: [], open };
  }
};

const key = 'm4u_scans';
const openKey = 'm4u_scan_open';

interface StoredScan extends Pick<Scanned, 'id' | 'text' | 'saved'> {}

const toStoredScan = ({ id, text, saved }: Scanned): StoredScan => ({ id, text, saved });

const isKept = (value: unknown): value is StoredScan =>
  typeof value === 'object' && value !== null && 'id' in value && 'text' in value && typeof value.text === 'string';

/**
 * Codes stored by this tab, so that they survive sign-in and visits to other pages. Codes of another member are left
 * out.
 */
const restoreScans = (origins: readonly string[], reader: string): Scans => {
  const again = (stored: unknown): Scanned[] =>
    isKept(stored) ? [{ ...stored, saved: stored.saved, scan: readScan(stored.text, origins) }] : [];
  const nothing = { list: [], open: null };
  try {
    const stored = JSON.parse(sessionStorage.getItem(key) ?? '{}') as { list?: unknown[]; of?: string };
    const opened: unknown = JSON.parse(sessionStorage.getItem(openKey) ?? 'null');
    sessionStorage.removeItem(openKey);
    if (stored.of !== undefined && stored.of !== '' && stored.of !== reader) return nothing;
    return { list: (stored.list ?? []).flatMap(again), open: again(opened)[0] ?? null };
  } catch {
    return nothing;
  }
};

const storeScans = ({ list }: Scans, reader: string): void => {
  try {
    if (list.length === 0) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify({ of: reader, list: list.map(toStoredScan) }));
  } catch {
    // The browser has no storage.
  }
};

/** Stores the opened code, so that it is open again after sign-in. */
export const rememberOpen = (scanned: Scanned): void => {
  try {
    sessionStorage.setItem(openKey, JSON.stringify(toStoredScan(scanned)));
  } catch {
    // Without storage it must be scanned again.
  }
};

const newId = (): string =>
  `scan-${[...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;

/**
 * Codes of this visit, stored by the tab. `origins` are the addresses of this site, `reader` is the member's id, or
 * empty for a visitor.
 */
export function useScanHistory(origins: readonly string[], reader: string) {
  const [scans, dispatch] = useReducer(reduceScans, { list: [], open: null });
  const sites = origins.join(' ');
  useEffect(() => dispatch({ type: 'restore', scans: restoreScans(sites.split(' '), reader) }), [sites, reader]);
  useEffect(() => storeScans(scans, reader), [scans, reader]);
  const read = useCallback(
    (text: string): Scanned => ({ id: newId(), text, scan: readScan(text, sites.split(' ')), saved: null }),
    [sites],
  );
  return { scans, dispatch, read };
}
