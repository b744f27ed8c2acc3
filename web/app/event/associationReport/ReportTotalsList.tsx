import type { ReportTotals } from '@m4u/contract/event/associationReport.schema';
import { Change } from '../../commerce/point/StatisticsFigures.tsx';
import { m } from '../../paraglide/messages.js';
import { number } from '../../platform/formats.ts';
import { figures } from './reportWords.tsx';

export interface ReportTotalsListProps {
  totals: ReportTotals;
  /** Of the period right before. */
  before: ReportTotals;
  isAgency: boolean;
}

/** The sums of a period, each with how it stands to the period before; of an agency also how many groups reported. */
export const ReportTotalsList = ({ totals, before, isAgency }: ReportTotalsListProps) => (
  <dl className="grid grid-cols-2 gap-3 lg:grid-cols-3">
    {isAgency && (
      <div className="surface flex flex-col rounded-md border border-line p-3">
        <dt className="text-sm text-muted">{m.association_reported()}</dt>
        <dd>
          <span className="block text-xl font-bold">
            {m.association_reported_of({ reported: number(totals.reported), expected: number(totals.expected) })}
          </span>
          <span className="block text-sm text-muted">
            {m.association_reported_before({ reported: number(before.reported), expected: number(before.expected) })}
          </span>
        </dd>
      </div>
    )}
    {figures.map(({ of, label, format }) => (
      <div key={of} className="surface flex flex-col rounded-md border border-line p-3">
        <dt className="text-sm text-muted">{label()}</dt>
        <dd>
          <span className="block text-xl font-bold wrap-anywhere">{format(totals[of])}</span>
          <span className="block text-sm text-muted">
            <Change now={totals[of]} before={before[of]} format={format} />
          </span>
        </dd>
      </div>
    ))}
  </dl>
);
