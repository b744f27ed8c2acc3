import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link, useLocation } from 'react-router';
import { m } from '../paraglide/messages.js';
import { IconLink } from './Button.tsx';
import { classNames } from './classNames.ts';

export interface PaginationProps {
  /** The present page, from 1. */
  page: number;
  /** Total rows; omit it for uncounted lists and pass `more`. */
  total?: number;
  /** Rows per page. */
  size?: number;
  /** Whether a further page exists, for lists that are not counted. */
  more?: boolean;
  /** The query parameter that holds the page. */
  param?: string;
}

/** Page numbers to show: the ends, the present page and its neighbours; a gap is the preceding number, negative. */
function offered(page: number, last: number): readonly number[] {
  const candidates = [1, page - 1, page, page + 1, last].filter((number) => number >= 1 && number <= last);
  const numbers = [...new Set(candidates)];
  return numbers.flatMap((number, index) =>
    number - (numbers[index - 1] ?? 0) > 1 ? [-(numbers[index - 1] ?? 0), number] : [number],
  );
}

/** Links to the other pages of a list; other query parameters stay. Renders nothing for a single page. */
export function Pagination({ page, total, size = 20, more = false, param = 'page' }: PaginationProps) {
  const { pathname, search } = useLocation();
  const last = total === undefined ? page + Number(more) : Math.max(1, Math.ceil(total / size));
  if (last <= 1) return null;
  const to = (number: number) => {
    const query = new URLSearchParams(search);
    query.set(param, String(number));
    return `${pathname}?${query}`;
  };
  return (
    <nav aria-label={m.ui_pages()} className="no-print flex items-center justify-center gap-1 py-4">
      {page > 1 ? (
        <IconLink label={m.ui_previous_page()} icon={ChevronLeft} to={to(page - 1)} rel="prev" />
      ) : (
        <span className="hit" />
      )}
      {total === undefined ? (
        <span className="px-3 text-muted">{m.ui_page({ page })}</span>
      ) : (
        offered(page, last).map((number) =>
          number < 0 ? (
            <span key={number} aria-hidden className="w-6 text-center text-muted">
              …
            </span>
          ) : (
            <Link
              key={number}
              to={to(number)}
              aria-label={m.ui_page({ page: number })}
              aria-current={number === page ? 'page' : undefined}
              className={classNames(
                'hit grid place-items-center rounded-full font-semibold transition',
                number === page ? 'bg-accent text-on-accent' : 'hover:bg-sunken',
              )}
            >
              {number}
            </Link>
          ),
        )
      )}
      {page < last ? (
        <IconLink label={m.ui_next_page()} icon={ChevronRight} to={to(page + 1)} rel="next" />
      ) : (
        <span className="hit" />
      )}
    </nav>
  );
}
