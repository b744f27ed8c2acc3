import type { Statistics } from '@m4u/contract/commerce/book';
import { m } from '../../paraglide/messages.js';
import { date, money, month, number, shortNumber } from '../../platform/language/formats.ts';
import { locale } from '../../platform/language/language.ts';
import { BarChart } from '../../ui/charts/BarChart.tsx';
import { Card } from '../../ui/Card.tsx';
import { LineChart } from '../../ui/charts/LineChart.tsx';

/** Labels of the lengths of parts. */
export const intervalWords: Readonly<Record<Statistics['by'], () => string>> = {
  day: m.statistics_by_day,
  week: m.statistics_by_week,
  month: m.statistics_by_month,
};

const intervalLabels = (from: string, by: Statistics['by']): { label: string; short: string } => {
  if (by === 'month') return { label: month(from), short: month(from) };
  const day = date(from);
  return { label: by === 'week' ? m.statistics_week_of({ date: day }) : day, short: day.slice(0, 5) };
};

/** Charts of payments and of points earned and spent over a span. */
export const StatisticsCharts = ({ by, series }: Pick<Statistics, 'by' | 'series'>) => {
  const shared = {
    pointName: intervalWords[by](),
    tableLabel: m.statistics_table(),
    axis: (value: number) => shortNumber(value, locale()),
  };
  return (
    <>
      <Card>
        <BarChart
          {...shared}
          title={m.statistics_payment_chart()}
          series={{ name: m.statistics_payment(), format: money }}
          points={series.map(({ from, payment }) => ({ ...intervalLabels(from, by), values: [payment] }))}
        />
      </Card>
      <Card>
        <LineChart
          {...shared}
          title={m.statistics_points_chart()}
          series={[
            { name: m.statistics_earned(), format: number },
            { name: m.statistics_spent(), format: number },
          ]}
          points={series.map(({ from, earned, spent }) => ({ ...intervalLabels(from, by), values: [earned, spent] }))}
        />
      </Card>
    </>
  );
};
