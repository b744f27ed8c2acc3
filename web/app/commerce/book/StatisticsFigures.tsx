import type { Statistics } from '@m4u/contract/commerce/book';
import { VND_PER_POINT } from '@m4u/contract/commerce/point/rules';
import TrendingDown from 'lucide-react/icons/trending-down';
import TrendingUp from 'lucide-react/icons/trending-up';
import { m } from '../../paraglide/messages.js';
import { money, number } from '../../platform/language/formats.ts';
import { FittedFigure } from '../../ui/charts/FittedFigure.tsx';
import { points } from '../point/pointWords.tsx';

/** Describes the change of a number against the span before. */
export const FigureChange = ({
  now,
  before,
  format,
}: {
  now: number;
  before: number;
  format: (value: number) => string;
}) => {
  if (now === before) return <>{m.statistics_same()}</>;
  if (before === 0) return <>{m.statistics_new()}</>;
  const percent = number(Math.round((Math.abs(now - before) / before) * 100));
  const isMore = now > before;
  const Icon = isMore ? TrendingUp : TrendingDown;
  return (
    <>
      <Icon aria-hidden size={16} className="mr-1 inline-block align-text-bottom" />
      {isMore
        ? m.statistics_up({ percent, before: format(before) })
        : m.statistics_down({ percent, before: format(before) })}
    </>
  );
};

/** Sums of a span, each with its change against the span before. */
export const StatisticsFigures = ({ totals, before }: Pick<Statistics, 'totals' | 'before'>) => {
  const figures = [
    { label: m.statistics_payment(), figure: 'payment', format: money },
    { label: m.statistics_orders(), figure: 'orders', format: number },
    { label: m.statistics_buyers(), figure: 'buyers', format: number },
    { label: m.statistics_discounts(), figure: 'discount', format: money },
    { label: m.statistics_earned(), figure: 'earned', format: points },
    { label: m.statistics_spent(), figure: 'spent', format: points },
  ] as const;
  return (
    <dl className="grid fit-2 gap-3 lg:grid-cols-3">
      {figures.map(({ label, figure, format }) => (
        <div key={figure} className="surface flex flex-col rounded-md border border-line p-3">
          <dt className="text-sm text-muted">{label}</dt>
          <dd>
            <FittedFigure>{format(totals[figure])}</FittedFigure>
            <span className="block text-sm text-muted">
              <FigureChange now={totals[figure]} before={before[figure]} format={format} />
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
};

/** The present points of the group's customers, with all points ever added, spent and expired. */
export const HeldPoints = ({ points: pointTotals }: Pick<Statistics, 'points'>) => (
  <dl className="grid fit-2 gap-3 lg:grid-cols-4">
    {[
      {
        label: m.statistics_held_now(),
        value: pointTotals.outstanding,
        text: m.statistics_held_worth({ amount: money(pointTotals.outstanding * VND_PER_POINT) }),
      },
      { label: m.statistics_held_added(), value: pointTotals.added },
      { label: m.statistics_held_spent(), value: pointTotals.spent },
      { label: m.statistics_held_expired(), value: pointTotals.expired },
    ].map(({ label, value, text }) => (
      <div key={label} className="surface flex flex-col rounded-md border border-line p-3">
        <dt className="text-sm text-muted">{label}</dt>
        <dd>
          <FittedFigure>{points(value)}</FittedFigure>
          {text !== undefined && <span className="block text-sm text-muted">{text}</span>}
        </dd>
      </div>
    ))}
  </dl>
);
