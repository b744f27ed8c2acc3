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

/**
 * Rows that are not on the screen are neither laid out nor painted. What sticks out of a row (a menu, a shadow) is
 * shown all the same, and lies over the rows after it.
 */
const rowClass =
  'relative [content-visibility:auto] [contain-intrinsic-size:auto_9rem] [overflow-clip-margin:20rem] focus-within:z-10';

/** A row of a list. */
const ListRow = ({ children }: { children: ReactNode }) => <li className={rowClass}>{children}</li>;

const list = (className: string) =>
  function List<T, Data>({ label, items, keyOf = idOf, nextCursor, pageOf, children }: ContentListProps<T, Data>) {
    const { pathname, search } = useLocation();
    return (
      <ul aria-label={label} className={classNames('grid', className)}>
        {items.map((item) => (
          <ListRow key={keyOf(item)}>{children(item)}</ListRow>
        ))}
        {pageOf && (
          <MoreRows
            // What was loaded of one list is nothing of another, such as that of another type.
            key={`${pathname}${search}`}
            nextCursor={nextCursor}
            pageOf={pageOf}
            keyOf={keyOf}
            shown={items.map(keyOf)}
            row={(item) => <ListRow key={keyOf(item)}>{children(item)}</ListRow>}
          />
        )}
      </ul>
    );
  };

/** Cards below one another. */
export const ContentRows = list('gap-3');

/** Cards beside one another: two on phones, three from 600 px. */
export const ContentGrid = list('grid-cols-2 gap-3 sm:grid-cols-3');
