/** Measures the cost of an answer: statements and time. */
import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';

/**
 * Excludes statements of the job queue and of limits, which run on their own schedule, and of setting up a connection
 * or its actor, which depends on its earlier use.
 */
const isOwn = (statement: unknown): boolean => {
  const text = typeof statement === 'string' ? statement : (statement as { text?: string } | undefined)?.text;
  return (
    text !== undefined &&
    !/set_config\('(?:m4u\.actor|role)'|pgboss|\bjobs\.|rate_limits|\blisten\b|\bnotify\b/i.test(text)
  );
};

/** Number of statements that the work sends to PostgreSQL, without those of other work at the same time. */
export const countQueries = async (work: () => Promise<unknown>): Promise<number> => {
  const original = pg.Client.prototype.query;
  const inside = new AsyncLocalStorage<true>();
  let count = 0;
  pg.Client.prototype.query = function counted(this: pg.Client, ...queryArgs: unknown[]) {
    if (inside.getStore() && isOwn(queryArgs[0])) count += 1;
    return (original as (...args: unknown[]) => unknown).apply(this, queryArgs);
  } as typeof original;
  try {
    await inside.run(true, work);
  } finally {
    pg.Client.prototype.query = original;
  }
  return count;
};

/** Median time of the work in milliseconds; the number of rounds is odd. */
export const measureMilliseconds = async (work: () => Promise<unknown>, rounds = 5): Promise<number> => {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0;
};
