import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { classNames } from '../../ui/classNames.ts';
import { MoreRows, type PageOf } from './MoreRows.tsx';

interface ListProps<T> {
  /** What the list is, for readers who hear it; leave out under a heading that says it. */
  label?: string;
  items: readonly T[];
  /** Of a row; its `_id` when left out. */
  keyOf?: (item: T) => string;
  children: (item: T) => ReactNode;
}

/** A list that ends here, or one that goes on by `?cursor=`. */
export type ContentListProps<T, Data> = ListProps<T> &
  ({ nextCursor?: null; pageOf?: never } | { nextCursor: string | null; pageOf: PageOf<T, Data> });

const idOf = (item: unknown): string => (item as { _id: string })._id;

// A row that has the focus lies over those after it: its menu sticks out.
const rowClass = 'relative focus-within:z-10';

/** Rows that were loaded later and are not on the screen are neither laid out nor painted: a thousand stay quick. */
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
            // What was loaded of one list is nothing of another, such as that of another type.
            key={`${pathname}${search}`}
            nextCursor={nextCursor}
            pageOf={pageOf}
            keyOf={keyOf}
            shown={items.map(keyOf)}
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

/** Cards below one another. */
export const ContentRows = list('gap-3');

/** Cards beside one another: two on phones, three from 600 px. */
export const ContentGrid = list('grid-cols-2 gap-3 sm:grid-cols-3');
