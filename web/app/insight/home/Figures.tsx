import type { ReactNode } from 'react';
import { number } from '../../platform/language/formats.ts';
import { classNames } from '../../ui/classNames.ts';

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
    <div className="@container border-b border-line last:border-b-0">
      <dl className="flex flex-wrap">
        {figures.map(({ label, value, format = number, note }) => (
          <div
            key={label}
            className={classNames(
              '-ml-px min-w-fit flex-1 border-l border-line px-4 py-3',
              // Four do not fit a phone or a narrow column: two by two rather than one alone.
              figures.length === 4 && '@max-[32rem]:basis-2/5 @max-[32rem]:nth-[n+3]:border-t',
            )}
          >
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
    </div>
  );
