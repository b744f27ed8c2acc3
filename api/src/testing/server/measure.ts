/** What an answer costs: statements and time. */
import pg from 'pg';

/**
 * Statements of the job queue and of limits come by their own clocks, and are no part of an answer; whether a connection
 * is new, or must be told for whom it works, depends on who had it before.
 */
const isOwn = (statement: unknown): boolean => {
  const text = typeof statement === 'string' ? statement : (statement as { text?: string } | undefined)?.text;
  return (
    text !== undefined && !/^set m4u|set_config\('role'|pgboss|\bjobs\.|rate_limits|\blisten\b|\bnotify\b/i.test(text)
  );
};

/** How many statements the work sends to PostgreSQL. */
export const queriesOf = async (work: () => Promise<unknown>): Promise<number> => {
  const original = pg.Client.prototype.query;
  let count = 0;
  pg.Client.prototype.query = function counted(this: pg.Client, ...given: unknown[]) {
    if (isOwn(given[0])) count += 1;
    return (original as (...args: unknown[]) => unknown).apply(this, given);
  } as typeof original;
  try {
    await work();
  } finally {
    pg.Client.prototype.query = original;
  }
  return count;
};

/** The middle of the times that the work takes, in milliseconds, of an odd number of rounds. */
export const millisecondsOf = async (work: () => Promise<unknown>, rounds = 5): Promise<number> => {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0;
};
