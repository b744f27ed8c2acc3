import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { Link } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { classNames } from '../classNames.ts';
import { useHydrated } from '../hydrated.ts';
import { type Column, columnClass, type TableSort } from './column.tsx';
import type { Selection } from './useSelection.ts';
import { useTableAddress } from './tableAddress.ts';

interface HeadingProps {
  column: Column<never>;
  sorted: TableSort | undefined;
}

/** Heading of a column; a link that sorts by it, or turns the order. */
const Heading = ({ column, sorted }: HeadingProps) => {
  const toAddress = useTableAddress();
  const { key, heading, sortable, align } = column;
  const order = sorted?.sort === key ? sorted.order : undefined;
  const next = order === undefined ? sortable : order === 'asc' ? 'desc' : 'asc';
  const Arrow = order === 'desc' ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      aria-sort={order && (order === 'asc' ? 'ascending' : 'descending')}
      className={classNames(
        'px-3 font-semibold whitespace-nowrap',
        columnClass(column),
        order ? 'text-ink' : 'text-muted',
      )}
    >
      {next === undefined ? (
        heading
      ) : (
        <Link
          to={toAddress({ sort: key, order: next, page: null, open: null })}
          preventScrollReset
          className={classNames(
            'inline-flex min-h-10.5 items-center gap-1 hover:text-ink hover:underline',
            align === 'right' && 'justify-end',
          )}
        >
          {heading}
          {order && <Arrow aria-hidden size={16} />}
        </Link>
      )}
    </th>
  );
};

/** Chooses all rows of the page; mixed while only some are chosen. It needs scripts. */
const ChooseAll = ({ selection: { count, total, chooseAll } }: { selection: Selection }) =>
  useHydrated() && (
    <label className="grid size-11 place-items-center">
      <input
        type="checkbox"
        aria-label={m.ui_choose_all()}
        checked={total > 0 && count === total}
        ref={(box) => {
          if (box) box.indeterminate = count > 0 && count < total;
        }}
        onChange={(event) => chooseAll(event.currentTarget.checked)}
        className="size-5"
      />
    </label>
  );

export interface TableHeadProps {
  columns: readonly Column<never>[];
  sorted: TableSort | undefined;
  selection: Selection | undefined;
  hasActions: boolean;
}

/** Headings of a table, 42 px high. */
export const TableHead = ({ columns, sorted, selection, hasActions }: TableHeadProps) => (
  <thead className="border-b border-line text-sm">
    <tr className="h-10.5">
      {selection && (
        <td className="w-11 pl-1">
          <ChooseAll selection={selection} />
        </td>
      )}
      {columns.map((column) => (
        <Heading key={column.key} column={column} sorted={sorted} />
      ))}
      {hasActions && (
        <th scope="col" className="w-12">
          <span className="sr-only">{m.ui_row_actions()}</span>
        </th>
      )}
    </tr>
  </thead>
);
