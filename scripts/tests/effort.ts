/** Asserts in tests that work on a text is linear in its length. */
import assert from 'node:assert/strict';

/** Shorter work (microseconds) is not measured, because a garbage collection takes as long. */
const NEGLIGIBLE = 4_000;
/** Ratio of the lengths, and maximum ratio of the costs: linear work costs 4 times as much, quadratic 16 times. */
const LENGTH_FACTOR = 4;
const MOST_COST_FACTOR = 10;
const TRIES = 3;

const measureCost = (work: () => void): number => {
  const usageBefore = process.cpuUsage();
  work();
  return process.cpuUsage(usageBefore).user;
};

/** The least cost of each work. They take turns, so that all have a turn with code that is already compiled. */
const measureLeastCosts = (...works: (() => void)[]): number[] => {
  const leastCosts = works.map(() => Infinity);
  for (let turn = 0; turn < TRIES; turn += 1)
    for (const [index, work] of works.entries())
      leastCosts[index] = Math.min(leastCosts[index] ?? Infinity, measureCost(work));
  return leastCosts;
};

/**
 * Asserts that work on a text is linear: four times the length costs about four times as much. Compares processor times,
 * so that a slow or busy machine fails no test.
 *
 * @param work processes a text
 * @param textOf builds a text of a length
 * @param length of the short text, large enough to measure quadratic work
 */
export const assertLinear = (
  work: (text: string) => void,
  textOf: (length: number) => string,
  length: number,
): void => {
  const works = [length, length * LENGTH_FACTOR].map((each) => {
    const text = textOf(each);
    return () => work(text);
  });
  const [short, long] = measureLeastCosts(...works) as [number, number];
  assert.ok(
    long <= MOST_COST_FACTOR * Math.max(short, NEGLIGIBLE),
    `${JSON.stringify(textOf(length).slice(0, 20))}…: ${LENGTH_FACTOR} times the length costs ${(long / short).toFixed(1)} times as much`,
  );
};

/** Repeats a part up to a length. */
export const repeatText =
  (part: string, before = '', after = '') =>
  (length: number): string =>
    before + part.repeat(Math.ceil(length / part.length)) + after;
