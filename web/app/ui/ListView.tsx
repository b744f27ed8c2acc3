import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { LinkButton } from './Button.tsx';
import { Card } from './Card.tsx';
import { classNames } from './classNames.ts';
import { EmptyState } from './EmptyState.tsx';
import { Pagination } from './Pagination.tsx';

/** Words of a list without rows. */
export interface EmptyList {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly text?: ReactNode;
  /** The next step: a `LinkButton`. */
  readonly action?: ReactNode;
}

/** Words of a list that a filter restricts. */
interface FilteredList {
  /** Number of rows found, for screen readers too. */
  readonly found?: string;
  /** Title when no row matches. */
  readonly title: string;
  /** Icon when no row matches; default is that of the empty list. */
  readonly icon?: LucideIcon;
  /** Link to the unfiltered list. */
  readonly clear?: { readonly to: string; readonly label: string };
}

const shapes = {
  /** Lines in a card that they fill. */
  rows: 'divide-y divide-line',
  /** Cards below each other. */
  cards: 'stack',
  /** Cards in two columns on wide screens. */
  grid: 'grid lg:grid-cols-2',
  /** Narrow cards: two columns on phones, four on wide screens. */
  tiles: 'grid fit-2 gap-3 sm:grid-cols-3 lg:grid-cols-4',
} as const;

export interface ListViewProps {
  /** An `li` with its key for each row. */
  rows: readonly ReactNode[];
  shape?: keyof typeof shapes;
  /** Padding of the card around `rows`, for lines without a padding of their own. */
  padded?: boolean;
  className?: string;
  /** Name of the list for screen readers; omit it below a heading with the same text. */
  label?: string;
  /** Number of all rows as a text; shown unless the list is empty. */
  count?: string;
  empty: EmptyList;
  /** Set while a filter restricts the list. */
  filtered?: FilteredList | false | undefined;
  /** The present page, from 1. Omit it for lists without pages. */
  page?: number;
  total?: number;
  /** Rows per page; default 20. */
  size?: number;
  /** The same rows as a `DataTable`, from 900 px. */
  table?: ReactNode;
  /** End of the list that loads further rows from a cursor: `MoreRows`. */
  more?: ReactNode;
}

/** Words of a list without rows, for lists of another form. */
export const NoRows = ({ empty, filtered }: Pick<ListViewProps, 'empty' | 'filtered'>) => {
  if (!filtered)
    return (
      <EmptyState icon={empty.icon} title={empty.title} action={empty.action}>
        {empty.text}
      </EmptyState>
    );
  const { title, icon = empty.icon, clear } = filtered;
  const action = clear && (
    <LinkButton to={clear.to} variant="secondary">
      {clear.label}
    </LinkButton>
  );
  return <EmptyState icon={icon} title={title} action={action} />;
};

/** A list on phones, its table from 900 px. */
const Both = ({ list, table }: { list: ReactNode; table: ReactNode }) => (
  <>
    <div className="lg:hidden">{list}</div>
    <div className="hidden lg:block">{table}</div>
  </>
);

/** A list: its count, its rows or the words of an empty list, and links to its other pages. */
export const ListView = ({ rows, shape = 'rows', padded = false, className, label, ...list }: ListViewProps) => {
  const { count, empty, filtered, page, total = rows.length, size, table, more } = list;
  const items = (
    <ul aria-label={label} className={classNames(shapes[shape], className)}>
      {rows}
      {more}
    </ul>
  );
  const shaped = shape === 'rows' ? <Card padded={padded}>{items}</Card> : items;
  return (
    <>
      {count !== undefined && (filtered || total > 0) && <p className="text-sm text-muted">{count}</p>}
      {filtered && filtered.found !== undefined && total > 0 && (
        <output className="block text-sm text-muted">{filtered.found}</output>
      )}
      {rows.length === 0 && <NoRows empty={empty} filtered={filtered} />}
      {rows.length > 0 && (table == null ? shaped : <Both list={shaped} table={table} />)}
      {page !== undefined && <Pagination page={page} total={total} {...(size !== undefined && { size })} />}
    </>
  );
};
