import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import { classNames } from '../classNames.ts';

/** A point of a chart: full label, axis label, and a value per series. */
interface ChartPoint {
  readonly label: string;
  readonly short: string;
  readonly values: readonly number[];
}

/** A series: its name, and the format of its values. */
interface ChartSeries {
  readonly name: string;
  readonly format: (value: number) => string;
}

/** Data and labels of a chart. */
export interface ChartProps {
  /** Heading above the chart. */
  readonly title: string;
  readonly points: readonly ChartPoint[];
  readonly series: readonly ChartSeries[];
  /** Short format of an axis value. */
  readonly axis: (value: number) => string;
  /** Heading of the points' column in the table, such as “Day”. */
  readonly pointName: string;
  /** Label of the button that shows the values as a table. */
  readonly tableLabel: string;
}

/**
 * Size of the drawing in its own units; it is stretched to the available room, and labels are outside so that they are
 * not.
 */
export const WIDTH = 600;
export const HEIGHT = 200;

/** Room above the highest value, so that a line on it is not cut. */
export const TOP = 6;

const MOST_TICKS = 4;

/** Indexes of the labelled points: first, last and a few between. */
const labelledIndexes = (count: number): readonly number[] => {
  const ticks = Math.min(count, MOST_TICKS);
  return Array.from({ length: ticks }, (_, index) =>
    ticks === 1 ? 0 : Math.round((index * (count - 1)) / (ticks - 1)),
  );
};

/** From this number of points on, the first and last labels are aligned with the edges instead of centred. */
const MANY = 12;

const labelPlace = (index: number, count: number, x: number) => {
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
  /** Axis values with a line, and their positions, from 0 at the top to `HEIGHT`. */
  readonly ticks: readonly number[];
  readonly yOf: (value: number) => number;
  /** Position of a point, from 0 at the left to `WIDTH`. */
  readonly xOf: (index: number) => number;
  /** Legend for several series. */
  readonly legend?: ReactNode;
  /** The drawing itself, in SVG. */
  readonly children: ReactNode;
}

/**
 * Frame of a chart: axis labels at their own size, and a collapsible table of all values. A sentence where all of them
 * are zero.
 */
export const ChartFrame = ({ ticks, yOf, xOf, legend, children, ...chart }: ChartFrameProps) => {
  const { title, points, axis } = chart;
  const labelled = labelledIndexes(points.length);
  if (points.every(({ values }) => values.every((value) => value === 0)))
    return (
      <figure className="stack gap-2">
        <figcaption className="font-semibold">{title}</figcaption>
        <p className="text-muted">{m.ui_chart_empty()}</p>
      </figure>
    );
  return (
    <figure className="stack gap-2">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <span className="font-semibold">{title}</span>
        {legend}
      </figcaption>
      <div aria-hidden className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2">
        <div className="relative h-44 sm:h-56">
          {/* Reserves the width of the widest label, since labels are positioned absolutely. */}
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
          {labelled.map((index) => (
            <span key={index} {...labelPlace(index, points.length, xOf(index) / WIDTH)}>
              {points[index]?.short}
            </span>
          ))}
        </div>
      </div>
      <Numbers {...chart} />
    </figure>
  );
};
