import type { ReactNode } from 'react';
import { FittedFigure } from '../../ui/charts/FittedFigure.tsx';

export interface FigureProps {
  label: string;
  /** A smaller line under the figure. */
  note?: ReactNode;
  children: string;
}

/** One framed figure of a `dl`. */
export const Figure = ({ label, note, children }: FigureProps) => (
  <div className="surface flex flex-col rounded-md border border-line p-3">
    <dt className="text-sm text-muted">{label}</dt>
    <dd>
      <FittedFigure>{children}</FittedFigure>
      {note !== undefined && <span className="block text-sm text-muted">{note}</span>}
    </dd>
  </div>
);
