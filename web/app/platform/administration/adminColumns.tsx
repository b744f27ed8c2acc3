import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import { Avatar } from '../../ui/Avatar.tsx';
import type { Column } from '../../ui/table/column.tsx';
import { date } from '../language/formats.ts';

const pictureSide = 36;

/** Words and picture of the first cell of a row. */
export interface RowName {
  readonly name: string;
  /** The name is a text of the interface, because there is no name. */
  readonly isNameless?: boolean;
  /** One line below the name. */
  readonly below?: ReactNode;
  /** Picture of an account, undefined for one without; omit it for rows that are no accounts. */
  readonly picture?: string | undefined;
}

type Options = Partial<Pick<Column<never>, 'sortable' | 'isOwnOrder' | 'room' | 'align'>>;

/** The column that names the row. */
export const nameColumn = <Row,>(
  heading: string,
  read: (row: Row) => RowName,
  { key = 'name', ...options }: Options & { key?: string } = {},
): Column<Row> => ({
  key,
  heading,
  ...options,
  cell: (row) => {
    const words = read(row);
    const { name, isNameless = false, below } = words;
    return (
      <span className="flex items-center gap-3">
        {'picture' in words && <Avatar name={name} src={words.picture} size={pictureSide} />}
        <span className="grid min-w-0 flex-1">
          <span lang={isNameless ? undefined : ''} className="truncate font-semibold">
            {name}
          </span>
          {below !== undefined && below !== '' && <span className="truncate text-sm text-muted">{below}</span>}
        </span>
      </span>
    );
  },
});

/** A column of short texts, such as a contact or a kind; a dash for none. */
export const textColumn = <Row,>(
  key: string,
  heading: string,
  read: (row: Row) => ReactNode,
  options: Options = {},
): Column<Row> => ({
  key,
  heading,
  ...options,
  cell: (row) => <span className="block max-w-56 truncate text-sm">{read(row) || '–'}</span>,
});

/** The state of a row, as tags. */
export const stateColumn = <Row,>(read: (row: Row) => ReactNode, options: Options = {}): Column<Row> => ({
  key: 'state',
  heading: m.admin_state(),
  ...options,
  cell: (row) => <span className="flex flex-wrap gap-1">{read(row)}</span>,
});

/** When a row was made, with a link that sorts by it. */
export const createdColumn = <Row extends { readonly createdAt: string }>(
  heading: string,
  { format = (row) => date(row.createdAt), ...options }: Options & { format?: (row: Row) => ReactNode } = {},
): Column<Row> => ({
  key: 'created',
  heading,
  align: 'right',
  sortable: 'desc',
  ...options,
  cell: (row) => <span className="text-sm whitespace-nowrap text-muted">{format(row)}</span>,
});
