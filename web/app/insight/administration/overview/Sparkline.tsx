const WIDTH = 80;
const HEIGHT = 36;
/** Room for the width of the line at the edges. */
const EDGE = 2;

/** The most points that a line of 80 px can show apart. */
const MAXIMUM_POINTS = 16;

/** Means of equal parts of a long series, so that its line stays one. */
const summarize = (values: readonly number[]): readonly number[] => {
  const size = Math.ceil(values.length / MAXIMUM_POINTS);
  if (size === 1) return values;
  const parts = Array.from({ length: Math.ceil(values.length / size) }, (_, part) =>
    values.slice(part * size, (part + 1) * size),
  );
  return parts.map((part) => part.reduce((sum, value) => sum + value, 0) / part.length);
};

/** A small line of the values of each day; the figure beside it says what they are. */
export const Sparkline = ({ values: days }: { values: readonly number[] }) => {
  const values = summarize(days);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const xOf = (index: number) => (index / (values.length - 1)) * WIDTH;
  const yOf = (value: number) => HEIGHT - EDGE - ((value - low) / (high - low || 1)) * (HEIGHT - 2 * EDGE);
  const line = values.map((value, index) => `${xOf(index).toFixed(1)} ${yOf(value).toFixed(1)}`).join('L');
  return (
    <svg aria-hidden viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" className="h-9 w-20 shrink-0">
      <path d={`M0 ${HEIGHT}L${line}L${WIDTH} ${HEIGHT}Z`} className="fill-accent-soft" />
      <path
        d={`M${line}`}
        fill="none"
        strokeWidth={2}
        vectorEffect="non-scaling-stroke"
        className="stroke-accent-ink"
      />
    </svg>
  );
};
