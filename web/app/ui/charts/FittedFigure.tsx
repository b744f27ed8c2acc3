/** Width of a digit of this face in ems, with some room. */
const DIGIT = 0.62;

/**
 * A figure of a frame, in smaller type where its characters would not fit in one line, so that amounts and units stay
 * together.
 */
export const FittedFigure = ({ children }: { children: string }) => (
  <span className="@container block">
    <span
      className="block text-xl font-bold wrap-anywhere tabular-nums"
      style={{
        fontSize: `max(0.9375rem, min(1.375rem, ${(100 / DIGIT / Math.max(1, children.length)).toFixed(1)}cqw))`,
      }}
    >
      {children}
    </span>
  </span>
);
