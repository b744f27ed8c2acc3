import type { DuePeriod } from '@m4u/contract/commerce/due/schema';
import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import { date } from '../../platform/language/formats.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { describePeriod, describePrice } from './dueWords.tsx';

export interface PeriodListProps {
  periods: readonly DuePeriod[];
  /** Path of the payment of a period; null without one. */
  pathOf: (period: DuePeriod) => string | null;
}

const Amount = ({ to, children }: { to: string | null; children: ReactNode }) => (
  <span className="font-bold tabular-nums">{to === null ? children : <TextLink to={to}>{children}</TextLink>}</span>
);

/** Periods of a member, each with its days and its payment. */
export const PeriodList = ({ periods, pathOf }: PeriodListProps) => (
  <ul className="divide-y divide-line">
    {periods.map((period) => (
      <li key={period._id} className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 py-2">
        <span className="text-beside">
          <span lang="" className="block font-semibold wrap-anywhere">
            {period.level.name}
          </span>
          <span className="block text-sm text-muted">
            {describePeriod(period)}
            {period.paidAt !== null && ` · ${m.due_paid_on({ day: date(period.paidAt) })}`}
          </span>
        </span>
        <Amount to={pathOf(period)}>{describePrice(period.amount)}</Amount>
      </li>
    ))}
  </ul>
);
