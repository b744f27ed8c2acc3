import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { number } from '../../platform/language/formats.ts';
import { Card } from '../../ui/Card.tsx';
import { Section } from '../../ui/Section.tsx';

/** A row of the most used items. */
export interface TopRow {
  readonly key: string;
  readonly label: ReactNode;
  /** Address of the item. */
  readonly to?: string | undefined;
  /** The label is written by the owner, in their language. */
  readonly own?: boolean;
  /** Second line. */
  readonly text?: string | undefined;
  readonly count: number;
}

const Name = ({ row: { label, to, own } }: { row: TopRow }) => {
  const name = own ? <span lang="">{label}</span> : label;
  return to === undefined ? (
    name
  ) : (
    <Link to={to} className="underline-offset-4 hover:underline">
      {name}
    </Link>
  );
};

/** Most used items, highest first, each with its share of the total. Nothing for an empty list. */
export const TopList = ({ id, title, rows }: { id: string; title: string; rows: readonly TopRow[] }) => {
  const all = rows.reduce((sum, { count }) => sum + count, 0);
  if (all === 0) return null;
  return (
    <Section id={id} title={title} className="min-w-0 py-2">
      <Card padded={false}>
        <ol className="divide-y divide-line">
          {rows.map((row) => (
            <li key={row.key} className="px-4 py-2.5">
              <span className="flex items-baseline gap-3">
                <span className="min-w-0 flex-1 font-semibold wrap-anywhere">
                  <Name row={row} />
                </span>
                <span className="text-sm text-muted">{`${number(Math.round((row.count / all) * 100))}%`}</span>
                <span className="min-w-10 text-right font-semibold tabular-nums">{number(row.count)}</span>
              </span>
              {row.text !== undefined && <span className="block truncate text-sm text-muted">{row.text}</span>}
              <span aria-hidden className="mt-1.5 block h-1.5 overflow-hidden rounded-full bg-sunken">
                <span
                  className="block h-full rounded-full bg-accent"
                  style={{ width: `${Math.max(1, (row.count / all) * 100)}%` }}
                />
              </span>
            </li>
          ))}
        </ol>
      </Card>
    </Section>
  );
};
