import { Link } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { number } from '../../platform/language/formats.ts';
import { ROWS_PER_PAGE, rowsCookie } from '../../platform/search/rows.ts';
import { readableCookie } from '../../platform/session/cookies.ts';
import { classNames } from '../classNames.ts';
import { useTableAddress } from './tableAddress.ts';

export interface TableFootProps {
  /** The present page, from 1. */
  page: number;
  total: number;
  /** Rows per page. */
  size: number;
  /** The number of rows on this page. */
  shown: number;
}

/** Links to other numbers of rows per page, which are remembered for all tables. */
export const RowsPerPage = ({ size }: Pick<TableFootProps, 'size'>) => {
  const toAddress = useTableAddress();
  return (
    <nav aria-label={m.ui_rows_per_page()} className="no-print flex items-center gap-1">
      <span aria-hidden>{m.ui_rows_per_page()}</span>
      {ROWS_PER_PAGE.map((rows) => (
        <Link
          key={rows}
          to={toAddress({ rows: String(rows), page: null })}
          preventScrollReset
          aria-current={rows === size ? 'true' : undefined}
          // The server hears of it only with whole pages.
          onClick={() => {
            document.cookie = readableCookie(rowsCookie, String(rows));
          }}
          className={classNames(
            'grid min-h-10 min-w-10 place-items-center rounded-md tabular-nums hover:bg-sunken',
            rows === size && 'font-bold text-ink underline underline-offset-4',
          )}
        >
          {rows}
        </Link>
      ))}
    </nav>
  );
};

/** Which rows are shown, and how many on a page. */
export const TableFoot = ({ page, total, size, shown }: TableFootProps) => {
  const from = (page - 1) * size + 1;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 px-1 pt-1 text-sm text-muted">
      <p className="tabular-nums">
        {m.ui_rows_shown({ from: number(from), to: number(from + shown - 1), total: number(total) })}
      </p>
      {total > ROWS_PER_PAGE[0] && <RowsPerPage size={size} />}
    </div>
  );
};
