import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { ChartFrame, type ChartProps, HEIGHT, TOP, WIDTH } from './ChartFrame.tsx';

/** Maximum width of a bar. */
const WIDEST = 64;

/** Bar chart as server-rendered SVG, without scripts. Values from 0. */
export const BarChart = ({
  series,
  ...chart
}: Omit<ChartProps, 'series'> & { series: ChartProps['series'][number] }) => {
  const { points } = chart;
  const values = points.map(({ values: [value = 0] }) => value);
  const y = scaleLinear<number>({ domain: [0, Math.max(1, ...values)], range: [HEIGHT, TOP], nice: 4 });
  const x = scaleBand<number>({ domain: points.map((_, index) => index), range: [0, WIDTH], padding: 0.25 });
  const width = Math.min(x.bandwidth(), WIDEST);
  const middleOf = (index: number): number => (x(index) ?? 0) + x.bandwidth() / 2;
  return (
    <ChartFrame
      {...chart}
      series={[series]}
      ticks={y.ticks(4).filter(Number.isInteger)}
      yOf={(value) => y(value)}
      xOf={middleOf}
    >
      {points.map(({ label }, index) => {
        const value = values[index] ?? 0;
        const top = value === 0 ? HEIGHT : Math.min(y(value), HEIGHT - 2);
        return (
          <Bar
            key={label}
            x={middleOf(index) - width / 2}
            y={top}
            width={width}
            height={HEIGHT - top}
            className="fill-accent-ink"
          >
            <title>{`${label}: ${series.format(value)}`}</title>
          </Bar>
        );
      })}
    </ChartFrame>
  );
};
