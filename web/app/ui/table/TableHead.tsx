import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { Link } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { classNames } from '../classNames.ts';
import { CheckBox } from '../fields/Checkbox.tsx';
import { useHydrated } from '../hydrated.ts';
import { type Column, columnClass, type TableSort } from './column.tsx';
import type { Selection } from './useSelection.ts';
import { useTableAddress } from './tableAddress.ts';

interface HeadingProps {
  column: Column<never>;
  sorted: TableSort | undefined;
}

/** What a press on a heading changes in the address; undefined for a heading that does not sort. */
const nextSorting = ({ key, sortable, isOwnOrder }: Column<never>, order: TableSort['order'] | undefined) => {
  if (isOwnOrder) return { sort: null, order: null };
  if (order !== undefined && !sortable) return undefined;
  if (order !== undefined) return { sort: key, order: order === 'asc' ? 'desc' : 'asc' };
  return sortable && { sort: key, order: sortable };
};

/** Heading of a column; a link that sorts by it, turns the order, or leads back to the order of the list itself. */
const Heading = ({ column, sorted }: HeadingProps) => {
  const toAddress = useTableAddress();
  const { key, heading, align, isOwnOrder } = column;
  const order = isOwnOrder && !sorted ? 'asc' : sorted?.sort === key ? sorted.order : undefined;
  const next = nextSorting(column, order);
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
        <span className={order && 'inline-flex items-center gap-1'}>
          {heading}
          {order && <Arrow aria-hidden size={16} />}
        </span>
      ) : (
        <Link
          to={toAddress({ ...next, page: null, open: null })}
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
      <CheckBox
        aria-label={m.ui_choose_all()}
        checked={total > 0 && count === total}
        ref={(box) => {
          if (box) box.indeterminate = count > 0 && count < total;
        }}
        onChange={(event) => chooseAll(event.currentTarget.checked)}
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
