import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';

/** A point of a chart: what it is called in full and on the axis, and a value of each series. */
interface ChartPoint {
  readonly label: string;
  readonly short: string;
  readonly values: readonly number[];
}

/** A line or a set of bars: its name, and how its values are written. */
interface ChartSeries {
  readonly name: string;
  readonly format: (value: number) => string;
}

/** What a chart is made of. */
export interface ChartProps {
  /** What it shows, as a heading above it. */
  readonly title: string;
  readonly points: readonly ChartPoint[];
  readonly series: readonly ChartSeries[];
  /** A value as the axis writes it: short. */
  readonly axis: (value: number) => string;
  /** What points are: the heading of their column, such as “Day”. */
  readonly pointName: string;
  /** What opens the numbers as a table. */
  readonly tableLabel: string;
}

/** Units of a drawing; it is stretched to the room there is, and words stand beside it so that they are not. */
export const WIDTH = 600;
export const HEIGHT = 200;

/** Room above the highest value, so that a line on it is not cut. */
export const TOP = 6;

const MOST_TICKS = 5;

/** Which points are named under the axis: the first, the last and a few between them. */
const named = (count: number): readonly number[] => {
  const ticks = Math.min(count, MOST_TICKS);
  return Array.from({ length: ticks }, (_, at) => (ticks === 1 ? 0 : Math.round((at * (count - 1)) / (ticks - 1))));
};

/** From so many points on, the first and the last are named within the edges and not in their middle, which is close by. */
const MANY = 12;

const placeOf = (index: number, count: number, x: number) => {
  const [isFirst, isLast] = count < MANY ? [false, false] : [index === 0, index === count - 1];
  const moved = isLast ? '-translate-x-full' : isFirst ? '' : '-translate-x-1/2';
  return {
    className: classNames('absolute whitespace-nowrap', moved),
    style: { left: isLast ? '100%' : isFirst ? 0 : `${x * 100}%` },
  };
};

const Numbers = ({ title, points, series, pointName, tableLabel }: Omit<ChartProps, 'axis'>) => (
  <details>
    <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-accent-ink">{tableLabel}</summary>
    {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
    <section aria-label={title} tabIndex={0} className="max-h-96 overflow-auto">
      <table className="w-full text-left text-sm">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr className="border-b border-line">
            <th scope="col" className="py-2">
              {pointName}
            </th>
            {series.map(({ name }) => (
              <th key={name} scope="col" className="py-2 pl-3 text-right">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map(({ label, values }) => (
            <tr key={label} className="border-b border-line">
              <th scope="row" className="py-2 font-normal">
                {label}
              </th>
              {series.map(({ name, format }, index) => (
                <td key={name} className="py-2 pl-3 text-right whitespace-nowrap">
                  {format(values[index] ?? 0)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  </details>
);

export interface ChartFrameProps extends ChartProps {
  /** Values at which the axis has a line, and where each is, from 0 at the top to `HEIGHT`. */
  readonly ticks: readonly number[];
  readonly yOf: (value: number) => number;
  /** Where a point is, from 0 at the left to `WIDTH`. */
  readonly xOf: (index: number) => number;
  /** What tells the series apart, where there are several. */
  readonly legend?: ReactNode;
  /** The drawing itself, in SVG. */
  readonly children: ReactNode;
}

/** What is around a drawing: axes in words of their own size, and all its numbers as a table that folds out. */
export const ChartFrame = ({ ticks, yOf, xOf, legend, children, ...chart }: ChartFrameProps) => {
  const { title, points, axis } = chart;
  const shown = named(points.length);
  return (
    <figure className="stack gap-2">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <span className="font-semibold">{title}</span>
        {legend}
      </figcaption>
      <div aria-hidden className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2">
        <div className="relative h-44 sm:h-56">
          {/* As wide as the widest of the labels, which stand at their lines. */}
          {ticks.map((tick) => (
            <span key={`width-${tick}`} className="invisible block h-0 text-xs whitespace-nowrap">
              {axis(tick)}
            </span>
          ))}
          {ticks.map((tick) => (
            <span
              key={tick}
              className="absolute right-0 -translate-y-1/2 text-xs whitespace-nowrap text-muted"
              style={{ top: `${(yOf(tick) / HEIGHT) * 100}%` }}
            >
              {axis(tick)}
            </span>
          ))}
        </div>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" className="h-44 w-full sm:h-56">
          {ticks.map((tick) => (
            <path
              key={tick}
              d={`M0 ${yOf(tick)}H${WIDTH}`}
              vectorEffect="non-scaling-stroke"
              className={tick === 0 ? 'stroke-control' : 'stroke-line'}
            />
          ))}
          {children}
        </svg>
        <div className="relative col-start-2 mt-1 h-5 text-xs text-muted">
          {shown.map((index) => (
            <span key={index} {...placeOf(index, points.length, xOf(index) / WIDTH)}>
              {points[index]?.short}
            </span>
          ))}
        </div>
      </div>
      <Numbers {...chart} />
    </figure>
  );
};
