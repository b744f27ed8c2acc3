import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { useNavigate } from 'react-router';
import { isPlainPress } from '../plainPress.ts';
import type { Column, TableSort } from './column.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { SidePanel } from './SidePanel.tsx';
import { useTableAddress } from './tableAddress.ts';
import { TableFoot, type TableFootProps } from './TableFoot.tsx';
import { TableHead } from './TableHead.tsx';
import { TableRow } from './TableRow.tsx';
import { useSelection } from './useSelection.ts';
import { useTableKeys } from './useTableKeys.ts';

/** Details of the row that the address opens by `?open=`. */
interface TablePanel {
  /** Key of the open row; undefined for none. */
  readonly open: string | undefined;
  readonly label: string;
  readonly content: ReactNode;
}

export interface DataTableProps<Row> {
  /** Name of the table for screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  rowName: (row: Row) => string;
  /** Page of a row; undefined for a row without one. */
  rowLink?: (row: Row) => string | undefined;
  /** By which column the list is sorted; a column that does not sort shows its fixed order. */
  sorted?: TableSort;
  /** Which rows are shown, below the table. */
  foot?: Omit<TableFootProps, 'shown'>;
  /** Buttons and hidden fields of the bar of chosen rows; their keys are posted as `chosen`. */
  selection?: ReactNode;
  /** The answer to the bar is a file. */
  isDownload?: boolean;
  /** Whether a row can be chosen; all can by default. */
  canChoose?: (row: Row) => boolean;
  /** A menu at the end of a row. */
  actions?: (row: Row) => ReactNode;
  /** Opens rows at the side from 1,200 px, instead of their page. */
  panel?: TablePanel;
}

/** Whether there is room for a panel at the side. */
const hasRoom = (): boolean => matchMedia('(min-width: 1200px)').matches;

/** Moves the focus into a panel that opens, and back to its row when it closes. */
const usePanelFocus = (open: string | undefined) => {
  const panel = useRef<HTMLElement>(null);
  const wasOpen = useRef(open);
  useEffect(() => {
    const previous = wasOpen.current;
    wasOpen.current = open;
    if (previous === undefined && open !== undefined) panel.current?.focus({ preventScroll: true });
    if (previous !== undefined && open === undefined)
      document.querySelector<HTMLElement>(`[data-row="${CSS.escape(previous)}"] [data-row-link]`)?.focus();
  }, [open]);
  return panel;
};

/**
 * A table of a list, for windows from 900 px: columns that sort by the address, rows to choose, a panel at the side, and
 * keys. Give it to `ListView` as `table`, which shows its rows on phones. Sorting, opening and paging are links.
 */
export const DataTable = <Row,>(props: DataTableProps<Row>) => {
  const { label, columns, rows, rowKey, rowName, rowLink, sorted, foot, selection, actions, panel } = props;
  const { canChoose = () => true, isDownload = false } = props;
  const root = useRef<HTMLDivElement>(null);
  const form = useId();
  const navigate = useNavigate();
  const toAddress = useTableAddress();
  const keys = rows.map(rowKey);
  const chosen = useSelection(form, keys.join(), rows.filter(canChoose).length);
  const open = panel?.open;
  const panelRef = usePanelFocus(open);
  const closed = toAddress({ open: null });
  const leave = () => {
    if (chosen.count > 0) chosen.chooseAll(false);
    else if (open === undefined) return false;
    else void navigate(closed, { preventScrollReset: true });
    return true;
  };
  useTableKeys(root, { leave });
  const place = open === undefined ? -1 : keys.indexOf(open);
  const openAt = (key: string | undefined) => (key === undefined ? undefined : toAddress({ open: key }));
  const openRow = (row: Row) => (event: MouseEvent) => {
    if (!isPlainPress(event.nativeEvent) || !hasRoom()) return;
    event.preventDefault();
    void navigate(toAddress({ open: rowKey(row) }), { preventScrollReset: true, replace: open !== undefined });
  };
  const openedRow = rows[place];
  return (
    <div ref={root} className="group/table @container">
      <div className="surface rounded-[16px] border border-line shadow-sm">
        <table aria-label={label} className="w-full border-collapse">
          <TableHead
            columns={columns}
            sorted={sorted}
            selection={selection == null ? undefined : chosen}
            hasActions={actions !== undefined}
          />
          <tbody>
            {rows.map((row) => (
              <TableRow
                key={rowKey(row)}
                row={row}
                columns={columns}
                id={rowKey(row)}
                name={rowName(row)}
                to={rowLink?.(row)}
                onOpen={panel && openRow(row)}
                isOpen={rowKey(row) === open}
                canChoose={canChoose(row)}
                selection={selection == null ? undefined : chosen}
                actions={actions?.(row)}
              />
            ))}
          </tbody>
        </table>
      </div>
      {foot && <TableFoot {...foot} shown={rows.length} />}
      {selection != null && (
        <SelectionBar selection={chosen} hasPanel={open !== undefined} isDownload={isDownload}>
          {selection}
        </SelectionBar>
      )}
      {panel && open !== undefined && (
        <SidePanel
          ref={panelRef}
          label={panel.label}
          previous={openAt(keys[place - 1])}
          next={place < 0 ? undefined : openAt(keys[place + 1])}
          close={closed}
          full={openedRow && rowLink?.(openedRow)}
          place={foot && place >= 0 ? (foot.page - 1) * foot.size + place + 1 : undefined}
          total={foot?.total}
        >
          {panel.content}
        </SidePanel>
      )}
    </div>
  );
};
