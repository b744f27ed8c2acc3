import type { ReportTotals } from '@m4u/contract/event/associationReport/schema';
import { FigureChange } from '../../commerce/book/StatisticsFigures.tsx';
import { m } from '../../paraglide/messages.js';
import { number } from '../../platform/language/formats.ts';
import { classNames } from '../../ui/classNames.ts';
import { Figure } from './Figure.tsx';
import { reportFigures } from './reportWords.tsx';

export interface ReportTotalsListProps {
  totals: ReportTotals;
  /** Totals of the period right before. */
  before: ReportTotals;
  isAgency: boolean;
}

/** Sums of a period with their changes since the period before; for an agency also the number of reporting groups. */
export const ReportTotalsList = ({ totals, before, isAgency }: ReportTotalsListProps) => (
  <dl
    className={classNames(
      'grid fit-2 gap-3 max-lg:*:last:odd:col-span-full',
      isAgency ? 'lg:grid-cols-5' : 'lg:grid-cols-4',
    )}
  >
    {isAgency && (
      <Figure
        label={m.association_reported()}
        note={m.association_reported_before({
          reported: number(before.reported),
          expected: number(before.expected),
        })}
      >
        {m.association_reported_of({ reported: number(totals.reported), expected: number(totals.expected) })}
      </Figure>
    )}
    {reportFigures.map(({ of, label, format }) => (
      <Figure key={of} label={label()} note={<FigureChange now={totals[of]} before={before[of]} format={format} />}>
        {format(totals[of])}
      </Figure>
    ))}
  </dl>
);
