import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { classNames } from '../classNames.ts';
import { CheckBox } from '../fields/Checkbox.tsx';
import type { Selection } from './useSelection.ts';
import { type Column, columnClass } from './column.tsx';

export interface TableRowProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  name: string;
  id: string;
  /** Page of the row; the first cell is a link to it that covers the row. */
  to: string | undefined;
  onOpen: ((event: MouseEvent) => void) | undefined;
  isOpen: boolean;
  /** Undefined for a table whose rows cannot be chosen. */
  selection: Selection | undefined;
  canChoose: boolean;
  actions: ReactNode;
}

const Box = ({ id, name, selection }: { id: string; name: string; selection: Selection }) => (
  <label className="relative z-1 grid size-11 place-items-center">
    <CheckBox
      name="chosen"
      value={id}
      defaultChecked={selection.kept.includes(id)}
      form={selection.form}
      onChange={selection.recount}
      aria-label={m.ui_choose_row({ name })}
    />
  </label>
);

/** A row of a table, 55 px high; soft when chosen, with a mark at its left while it is open at the side. */
export const TableRow = <Row,>(props: TableRowProps<Row>) => {
  const { row, columns, name, id, to, onOpen, isOpen, canChoose, selection, actions } = props;
  return (
    <tr
      data-row={id}
      data-open={isOpen || undefined}
      className={classNames(
        'relative h-[55px] border-t border-line transition first:border-t-0',
        isOpen
          ? 'bg-accent-soft shadow-[inset_3px_0_0_var(--color-accent-ink)]'
          : 'hover:bg-sunken/60 has-[[name=chosen]:checked]:bg-accent-soft/60',
      )}
    >
      {selection && <td className="w-11 pl-1">{canChoose && <Box id={id} name={name} selection={selection} />}</td>}
      {columns.map((column, index) => {
        const content = column.cell(row);
        return (
          <td
            key={column.key}
            className={classNames(
              'px-3 py-1 leading-[1.4] [&_.text-sm]:leading-[1.4]',
              columnClass(column),
              // Less than its longest text, which is cut.
              index === 0 ? 'w-full max-w-44' : 'whitespace-nowrap',
            )}
          >
            {index === 0 && to !== undefined ? (
              <Link
                to={to}
                data-row-link
                onClick={onOpen}
                aria-current={isOpen ? 'true' : undefined}
                className="block after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2"
              >
                {content}
              </Link>
            ) : (
              content
            )}
          </td>
        );
      })}
      {actions !== undefined && <td className="relative z-1 w-12 pr-1 text-right">{actions}</td>}
    </tr>
  );
};
