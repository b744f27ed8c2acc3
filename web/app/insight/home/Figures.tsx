import type { ReactNode } from 'react';
import { number } from '../../platform/language/formats.ts';

/** A figure with its label, and a note below such as its change. */
export interface Figure {
  readonly label: string;
  readonly value: number;
  readonly format?: (value: number) => string;
  readonly note?: ReactNode;
}

/** Figures side by side, with lines between them; below one another where text is large. */
export const Figures = ({ figures }: { figures: readonly Figure[] }) =>
  figures.length === 0 ? null : (
    <dl className="flex flex-wrap border-b border-line last:border-b-0">
      {figures.map(({ label, value, format = number, note }) => (
        <div key={label} className="-ml-px min-w-fit flex-1 border-l border-line px-4 py-3">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="flex flex-wrap items-baseline gap-x-2 lg:block">
            <span className="text-xl font-bold tracking-tight whitespace-nowrap tabular-nums">{format(value)}</span>
            {note != null && note !== false && (
              <span className="text-sm font-semibold text-success lg:block">{note}</span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
