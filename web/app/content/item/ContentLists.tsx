import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { classNames } from '../../ui/classNames.ts';
import { MoreRows, type PageOf } from './MoreRows.tsx';

interface ListProps<T> {
  /** Label of the list for screen readers; omit it below a heading with the same text. */
  label?: string;
  items: readonly T[];
  /** Key of a row; its `_id` by default. */
  keyOf?: (item: T) => string;
  children: (item: T) => ReactNode;
}

/** A complete list, or one that continues with `?cursor=`. */
export type ContentListProps<T, Data> = ListProps<T> &
  ({ nextCursor?: null; pageOf?: never } | { nextCursor: string | null; pageOf: PageOf<T, Data> });

const idOf = (item: unknown): string => (item as { _id: string })._id;

// A focused row lies above the next ones, since its menu overlaps them.
const rowClass = 'relative focus-within:z-10';

/** Rows that were loaded later are rendered only on screen, so that a thousand rows stay fast. */
const laterRowClass = `${rowClass} [content-visibility:auto] [contain-intrinsic-size:auto_9rem] [overflow-clip-margin:20rem]`;

const list = (className: string) =>
  function List<T, Data>({ label, items, keyOf = idOf, nextCursor, pageOf, children }: ContentListProps<T, Data>) {
    const { pathname, search } = useLocation();
    return (
      <ul aria-label={label} className={classNames('grid', className)}>
        {items.map((item) => (
          <li key={keyOf(item)} className={rowClass}>
            {children(item)}
          </li>
        ))}
        {pageOf && (
          <MoreRows
            // The key resets the loaded rows for another list or type.
            key={`${pathname}${search}`}
            nextCursor={nextCursor}
            pageOf={pageOf}
            keyOf={keyOf}
            shownKeys={items.map(keyOf)}
            row={(item) => (
              <li key={keyOf(item)} className={laterRowClass}>
                {children(item)}
              </li>
            )}
          />
        )}
      </ul>
    );
  };

/** Cards in one column. */
export const ContentRows = list('gap-3');

/** Cards in a grid: two columns on phones, three from 600 px. */
export const ContentGrid = list('fit-2 gap-3 sm:grid-cols-3');
