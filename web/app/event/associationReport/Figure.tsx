import type { ReactNode } from 'react';

export interface FigureProps {
  label: string;
  /** Spans two columns, the whole width of a phone, for long amounts of money. */
  isWide?: boolean;
  /** A smaller line under the figure. */
  note?: ReactNode;
  children: ReactNode;
}

/** One framed figure of a `dl`. */
export const Figure = ({ label, isWide = false, note, children }: FigureProps) => (
  <div
    className={`surface flex flex-col rounded-md border border-line p-3 ${isWide ? 'col-span-full lg:col-span-2' : ''}`}
  >
    <dt className="text-sm text-muted">{label}</dt>
    <dd>
      <span className="block text-xl font-bold wrap-anywhere">{children}</span>
      {note !== undefined && <span className="block text-sm text-muted">{note}</span>}
    </dd>
  </div>
);
