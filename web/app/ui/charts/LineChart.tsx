import { scaleLinear, scalePoint } from '@visx/scale';
import { LinePath } from '@visx/shape';
import { ChartFrame, type ChartProps, HEIGHT, TOP, WIDTH } from './ChartFrame.tsx';

/** Styles of the lines: colour, and dashes for readers who cannot see it. */
const looks = [
  { className: 'stroke-success', dashes: undefined },
  { className: 'stroke-accent-ink', dashes: '7 5' },
  { className: 'stroke-ink', dashes: '2 5' },
] as const;

/** Maximum number of points with dots; beyond it only the line is drawn. */
const MOST_DOTS = 31;

const Legend = ({ series }: Pick<ChartProps, 'series'>) => (
  <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
    {series.map(({ name }, index) => (
      <li key={name} className="flex items-center gap-2">
        <svg aria-hidden width={28} height={8}>
          <path
            d="M0 4H28"
            strokeWidth={3}
            strokeDasharray={looks[index % looks.length]?.dashes}
            className={looks[index % looks.length]?.className}
          />
        </svg>
        {name}
      </li>
    ))}
  </ul>
);

/** Line chart of up to three series as server-rendered SVG, without scripts. Values from 0. */
export const LineChart = ({ series, ...chart }: ChartProps) => {
  const { points } = chart;
  const y = scaleLinear<number>({
    domain: [0, Math.max(1, ...points.flatMap(({ values }) => values))],
    range: [HEIGHT - 2, TOP],
    nice: 4,
  });
  const x = scalePoint<number>({ domain: points.map((_, index) => index), range: [0, WIDTH], padding: 0.5 });
  const xOf = (index: number): number => x(index) ?? 0;
  return (
    <ChartFrame
      {...chart}
      series={series}
      ticks={y.ticks(4).filter(Number.isInteger)}
      yOf={(value) => y(value)}
      xOf={xOf}
      legend={<Legend series={series} />}
    >
      {series.map(({ name, format }, seriesIndex) => {
        const look = looks[seriesIndex % looks.length];
        const valueAt = (index: number): number => points[index]?.values[seriesIndex] ?? 0;
        return (
          <g key={name} fill="none" className={look?.className}>
            <LinePath
              data={points.map((_, index) => index)}
              x={xOf}
              y={(index) => y(valueAt(index))}
              strokeWidth={2.5}
              strokeDasharray={look?.dashes}
              strokeLinejoin="round"
              vectorEffect="non-scaling-stroke"
            />
            {points.length <= MOST_DOTS &&
              points.map(({ label }, index) => (
                // A zero-length line with round caps: a dot that stays round when the drawing is stretched.
                <path
                  key={label}
                  d={`M${xOf(index)} ${y(valueAt(index))}h0`}
                  strokeWidth={7}
                  strokeLinecap="round"
                  vectorEffect="non-scaling-stroke"
                >
                  <title>{`${name}, ${label}: ${format(valueAt(index))}`}</title>
                </path>
              ))}
          </g>
        );
      })}
    </ChartFrame>
  );
};
