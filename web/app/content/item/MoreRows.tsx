import ChevronDown from 'lucide-react/icons/chevron-down';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { useFetcher, useLocation } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { usePage } from '../../platform/session/page.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { isPlainPress } from '../../ui/plainPress.ts';
import { useToast } from '../../ui/overlays/Toast.tsx';

/** A page of rows with its cursor; all content lists of the API have this shape. */
interface RowPage<T> {
  readonly data: readonly T[];
  readonly nextCursor: string | null;
}

/** Finds the rows in the data of the screen's loader. */
export type PageOf<T, Data> = (loaderData: Data) => RowPage<T>;

export interface MoreRowsProps<T, Data> {
  nextCursor: string | null | undefined;
  pageOf: PageOf<T, Data>;
  keyOf: (item: T) => string;
  /** Keys of the rows above, so that a row that moved meanwhile is not shown twice. */
  shownKeys: readonly string[];
  /** Renders a row as an `li` with its key. */
  row: (item: T) => ReactNode;
}

/** Address of the screen with a cursor; the rest of the query stays. */
const useAddressFrom = () => {
  const { pathname, search } = useLocation();
  return (cursor: string | null) => {
    const query = new URLSearchParams(search);
    query.delete('cursor');
    if (cursor !== null) query.set('cursor', cursor);
    return query.size > 0 ? `${pathname}?${query}` : pathname;
  };
};

/** Loaded rows by reader and history entry. */
const remembered = new Map<string, unknown>();
const mostRemembered = 100;

const remember = (key: string, data: unknown): void => {
  remembered.delete(key);
  remembered.set(key, data);
  const [oldest] = remembered.keys();
  if (remembered.size > mostRemembered && oldest !== undefined) remembered.delete(oldest);
};

/**
 * Rows after a cursor, loaded on request. A reader who returns to the list sees the rows loaded before at the same
 * scroll position, while they are reloaded.
 */
const useRowsFrom = (cursor: string | null | undefined) => {
  const fetcher = useFetcher();
  const { key } = useLocation();
  const addressFrom = useAddressFrom();
  const reader = usePage()?.reader?.memberId ?? '';
  const memory = `${reader} ${key} ${cursor}`;
  const rememberedData: unknown = typeof document === 'undefined' ? undefined : remembered.get(memory);
  const load = () => {
    if (cursor != null && fetcher.state === 'idle') void fetcher.load(addressFrom(cursor));
  };
  const renew = useRef(rememberedData === undefined ? undefined : load);
  useEffect(() => renew.current?.(), []);
  useEffect(() => {
    if (fetcher.data !== undefined) remember(memory, fetcher.data);
  }, [memory, fetcher.data]);
  // Rows that were added or removed above change the cursor at which these begin.
  const requestedCursor = useRef(cursor);
  useEffect(() => {
    if (requestedCursor.current !== cursor && fetcher.data !== undefined) load();
    requestedCursor.current = cursor;
  });
  return { data: (fetcher.data as unknown) ?? rememberedData, load, loading: fetcher.state !== 'idle' };
};

/** Focuses the first of the new rows. */
const useArrival = (count: number) => {
  const end = useRef<HTMLLIElement>(null);
  const previousCount = useRef(count);
  useEffect(() => {
    if (previousCount.current === 0 && count > 0) {
      let first: Element | null | undefined = end.current;
      for (let step = 0; step < count; step += 1) first = first?.previousElementSibling;
      first?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
    }
    previousCount.current = count;
  }, [count]);
  return end;
};

/**
 * End of a list: a link to the next rows. With scripts the rows load in its place, from the screen's own loader, and
 * are reloaded together with the screen. Must be in the `ul`, after the rows.
 */
export function MoreRows<T, Data>({ nextCursor, pageOf, keyOf, shownKeys, row }: MoreRowsProps<T, Data>) {
  const { data, load, loading } = useRowsFrom(nextCursor);
  const addressFrom = useAddressFrom();
  const toast = useToast();
  const page = data === undefined ? undefined : pageOf(data as Data);
  const above = new Set(shownKeys);
  const added = page?.data.filter((item) => !above.has(keyOf(item))) ?? [];
  const end = useArrival(added.length);
  if (page && nextCursor != null)
    return (
      <>
        {added.map(row)}
        <li ref={end} hidden />
        <MoreRows
          nextCursor={page.nextCursor}
          pageOf={pageOf}
          keyOf={keyOf}
          shownKeys={[...shownKeys, ...added.map(keyOf)]}
          row={row}
        />
      </>
    );
  if (nextCursor == null) return null;
  const loadHere = (event: MouseEvent) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    if (navigator.onLine) load();
    else toast({ kind: 'error', message: m.content_more_offline() });
  };
  return (
    <li ref={end} className="col-span-full flex justify-center pt-1">
      <LinkButton
        to={addressFrom(nextCursor)}
        onClick={loadHere}
        variant="secondary"
        icon={ChevronDown}
        rel="next"
        aria-busy={loading || undefined}
        aria-disabled={loading || undefined}
      >
        {loading ? m.ui_loading() : m.content_more()}
      </LinkButton>
    </li>
  );
}

/** Link to the beginning of a list, on an address with a cursor. Placed above the list. */
export const FromStart = () => {
  const { search } = useLocation();
  const addressFrom = useAddressFrom();
  if (!new URLSearchParams(search).has('cursor')) return null;
  return (
    <LinkButton to={addressFrom(null)} variant="quiet">
      {m.content_from_start()}
    </LinkButton>
  );
};
