const WIDTH = 80;
const HEIGHT = 36;
/** Room for the width of the line at the edges. */
const EDGE = 2;

/** A small line of the values of each day; the figure beside it says what they are. */
export const Sparkline = ({ values }: { values: readonly number[] }) => {
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
