import { m } from '../../paraglide/messages.js';
import { date, number } from '../../platform/language/formats.ts';
import { LineChart } from '../../ui/charts/LineChart.tsx';

/** Clicks and conversions of a day. */
export interface DayFigure {
  readonly day: string;
  readonly clicks: number;
  readonly conversions: number;
}

/** Line chart of clicks and conversions of the last thirty days, with an expandable table. */
export const DayChart = ({ days }: { days: readonly DayFigure[] }) => (
  <LineChart
    title={m.affiliate_days_chart()}
    pointName={m.affiliate_day()}
    tableLabel={m.affiliate_days_table()}
    axis={number}
    points={days.map(({ day, clicks, conversions }) => ({
      label: date(day),
      short: date(day).slice(0, 5),
      values: [clicks, conversions],
    }))}
    series={[
      { name: m.affiliate_clicks(), format: number },
      { name: m.affiliate_conversions(), format: number },
    ]}
  />
);
