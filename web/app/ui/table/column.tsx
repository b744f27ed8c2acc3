import type { SortOrder } from '@m4u/contract/sorting';
import type { ReactNode } from 'react';

/** A column of a table. The first one names the row and holds the link to its page. */
export interface Column<Row> {
  /** Name of the column in `?sort=`. */
  readonly key: string;
  readonly heading: string;
  /** Money and figures stand at the right. */
  readonly align?: 'right';
  /** Makes the heading a link that sorts; the direction at the first press. */
  readonly sortable?: SortOrder;
  /** Its heading leads back to the order of the list itself, such as what is open first. */
  readonly isOwnOrder?: boolean;
  /** Shows the column only in a table of 704 px (`wide`) or 960 px (`widest`): a panel at the side takes room. */
  readonly room?: 'wide' | 'widest';
  readonly cell: (row: Row) => ReactNode;
}

/** By which column a table is sorted. */
export interface TableSort {
  readonly sort: string;
  readonly order: SortOrder;
}

const rooms = { wide: 'hidden @min-[44rem]:table-cell', widest: 'hidden @min-[60rem]:table-cell' } as const;

/** Classes of the cells of a column. */
export const columnClass = ({ align, room }: Pick<Column<never>, 'align' | 'room'>): string =>
  `${align === 'right' ? 'text-right tabular-nums' : 'text-left'} ${room ? rooms[room] : ''}`;
