import type { Dashboard, TrackingTotals } from '@m4u/contract/insight/tracking/schema';
import { FigureChange } from '../../commerce/book/StatisticsFigures.tsx';
import { m } from '../../paraglide/messages.js';
import { date, number, shortNumber } from '../../platform/language/formats.ts';
import { locale } from '../../platform/language/language.ts';
import { BarChart } from '../../ui/charts/BarChart.tsx';
import { Card } from '../../ui/Card.tsx';
import { LineChart } from '../../ui/charts/LineChart.tsx';
import { trackingFigureWords } from './dashboardWords.tsx';

const figures = Object.keys(trackingFigureWords) as (keyof TrackingTotals)[];

/** Figures that are always shown; others only when they are not zero. */
const ALWAYS: ReadonlySet<string> = new Set(['views', 'visitors', 'links', 'saves', 'calls', 'shares']);

/** Sums of a period, each with its change from the period before. */
export const DashboardFigures = ({ totals, before }: Pick<Dashboard, 'totals' | 'before'>) => (
  <dl className="grid fit-2 gap-3 max-lg:*:last:odd:col-span-full lg:grid-cols-4">
    {figures
      .filter((of) => ALWAYS.has(of) || totals[of] > 0 || (before?.totals[of] ?? 0) > 0)
      .map((of) => (
        <div key={of} className="surface flex flex-col rounded-md border border-line p-3">
          <dt className="text-sm text-muted">{trackingFigureWords[of]()}</dt>
          <dd>
            <span className="block text-xl font-bold tabular-nums">{number(totals[of])}</span>
            {before && (
              <span className="block text-sm text-muted">
                <FigureChange now={totals[of]} before={before.totals[of]} format={number} />
              </span>
            )}
            {of === 'visitors' && <span className="block text-sm text-muted">{m.dashboard_visitors_hint()}</span>}
          </dd>
        </div>
      ))}
  </dl>
);

const countActions = ({ links, saves, calls, shares, scans }: TrackingTotals): number =>
  links + saves + calls + shares + scans;

/** Charts of a period by day; nothing for a single day. */
export const DashboardCharts = ({ series }: Pick<Dashboard, 'series'>) => {
  if (series.length < 2) return null;
  const shared = {
    pointName: m.statistics_by_day(),
    tableLabel: m.statistics_table(),
    axis: (value: number) => shortNumber(value, locale()),
  };
  const named = (day: string) => ({ label: date(day), short: date(day).slice(0, 5) });
  return (
    <>
      <Card>
        <LineChart
          {...shared}
          title={m.dashboard_views_chart()}
          series={[
            { name: m.dashboard_views(), format: number },
            { name: m.dashboard_visitors(), format: number },
          ]}
          points={series.map(({ day, views, visitors }) => ({ ...named(day), values: [views, visitors] }))}
        />
      </Card>
      <Card>
        <BarChart
          {...shared}
          title={m.dashboard_deeds_chart()}
          series={{ name: m.dashboard_deeds(), format: number }}
          points={series.map(({ day, ...totals }) => ({ ...named(day), values: [countActions(totals)] }))}
        />
      </Card>
    </>
  );
};
