/** Runs at most `limit` pieces of work at once and lets at most `waiting` more wait; beyond that `refusal` is thrown. */
export const boundedQueue = (limit: number, waiting: number, refusal: () => Error) => {
  let running = 0;
  const line: (() => void)[] = [];

  const leave = (): void => {
    const next = line.shift();
    if (next) next();
    else running -= 1;
  };

  /** Runs the work in its turn. Errors: the work's own, or the refusal when the line is full. */
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < limit) running += 1;
    else if (line.length >= waiting) throw refusal();
    else await new Promise<void>((resolve) => line.push(resolve));
    try {
      return await work();
    } finally {
      leave();
    }
  };
};
