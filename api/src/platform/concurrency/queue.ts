/**
 * Limits concurrency: runs at most `limit` tasks at once and queues at most `waiting` more; throws `refusal` beyond
 * that.
 */
export const createBoundedQueue = (limit: number, waiting: number, refusal: () => Error) => {
  let running = 0;
  const line: (() => void)[] = [];

  const leave = (): void => {
    const next = line.shift();
    if (next) next();
    else running -= 1;
  };

  /** Runs the task when a slot is free. Errors: the task's own, or the refusal when the queue is full. */
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
