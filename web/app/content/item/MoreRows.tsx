import ChevronDown from 'lucide-react/icons/chevron-down';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { useFetcher, useLocation } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { usePage } from '../../platform/session/page.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { isPlainPress } from '../../ui/plainPress.ts';
import { useToast } from '../../ui/overlays/Toast.tsx';

/** Some rows of a list, and where the next ones begin; every content list of the API fits. */
interface RowPage<T> {
  readonly data: readonly T[];
  readonly nextCursor: string | null;
}

/** Finds the rows in what the screen's own loader answers. */
export type PageOf<T, Data> = (loaderData: Data) => RowPage<T>;

export interface MoreRowsProps<T, Data> {
  nextCursor: string | null | undefined;
  pageOf: PageOf<T, Data>;
  keyOf: (item: T) => string;
  /** Keys of the rows above: one that moved there meanwhile is not shown twice. */
  shown: readonly string[];
  /** Makes a row, an `li` with its key. */
  row: (item: T) => ReactNode;
}

/** The screen's address from a cursor on; the rest of the query stays. */
const useAddressFrom = () => {
  const { pathname, search } = useLocation();
  return (cursor: string | null) => {
    const query = new URLSearchParams(search);
    query.delete('cursor');
    if (cursor !== null) query.set('cursor', cursor);
    return query.size > 0 ? `${pathname}?${query}` : pathname;
  };
};

/** What has been loaded, by its reader and the entry of the browser's history it was loaded in. */
const remembered = new Map<string, unknown>();
const mostRemembered = 100;

const remember = (key: string, data: unknown): void => {
  remembered.delete(key);
  remembered.set(key, data);
  const [oldest] = remembered.keys();
  if (remembered.size > mostRemembered && oldest !== undefined) remembered.delete(oldest);
};

/**
 * The rows from a cursor on, once they are asked for. Whoever comes back to the list finds what they had loaded, where
 * they left it, while it is asked for anew.
 */
const useRowsFrom = (cursor: string | null | undefined) => {
  const fetcher = useFetcher();
  const { key } = useLocation();
  const addressFrom = useAddressFrom();
  const reader = usePage()?.reader?.memberId ?? '';
  const memory = `${reader} ${key} ${cursor}`;
  const kept: unknown = typeof document === 'undefined' ? undefined : remembered.get(memory);
  const load = () => {
    if (cursor != null && fetcher.state === 'idle') void fetcher.load(addressFrom(cursor));
  };
  const renew = useRef(kept === undefined ? undefined : load);
  useEffect(() => renew.current?.(), []);
  useEffect(() => {
    if (fetcher.data !== undefined) remember(memory, fetcher.data);
  }, [memory, fetcher.data]);
  // Rows added or taken away above move the place from which these begin.
  const asked = useRef(cursor);
  useEffect(() => {
    if (asked.current !== cursor && fetcher.data !== undefined) load();
    asked.current = cursor;
  });
  return { data: (fetcher.data as unknown) ?? kept, load, loading: fetcher.state !== 'idle' };
};

/** Puts the focus on the first of the rows that came. */
const useArrival = (count: number) => {
  const end = useRef<HTMLLIElement>(null);
  const before = useRef(count);
  useEffect(() => {
    if (before.current === 0 && count > 0) {
      let first: Element | null | undefined = end.current;
      for (let step = 0; step < count; step += 1) first = first?.previousElementSibling;
      first?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
    }
    before.current = count;
  }, [count]);
  return end;
};

/**
 * The end of a list: a link to the next rows. With scripts they come in its place, from the screen's own loader, and
 * what is changed later is asked for again with the rest of the screen. It stands in the `ul`, after the rows.
 */
export function MoreRows<T, Data>({ nextCursor, pageOf, keyOf, shown, row }: MoreRowsProps<T, Data>) {
  const { data, load, loading } = useRowsFrom(nextCursor);
  const addressFrom = useAddressFrom();
  const toast = useToast();
  const page = data === undefined ? undefined : pageOf(data as Data);
  const above = new Set(shown);
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
          shown={[...shown, ...added.map(keyOf)]}
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

/** On an address that begins in the middle of a list: the way to its beginning. Stands above the list. */
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
