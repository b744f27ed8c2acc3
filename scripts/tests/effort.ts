/** For tests: how the work on a text grows with its length. */
import assert from 'node:assert/strict';

/** Work below this (microseconds) says nothing: a pause of the garbage collector is as long. */
const NOTHING = 4_000;
/** How much longer the long text is, and how much more it may cost: in proportion it is 4, by the square 16. */
const LONGER = 4;
const AT_MOST = 10;
const TRIES = 3;

const costOf = (work: () => void): number => {
  const costs = Array.from({ length: TRIES }, () => {
    const before = process.cpuUsage();
    work();
    return process.cpuUsage(before).user;
  });
  return Math.min(...costs);
};

/**
 * Asserts that nobody can write a text that takes long to read: four times the length costs about four times as much.
 * Processor time is compared with processor time, so a slow or busy machine fails no test.
 *
 * @param work what is done with a text
 * @param textOf the text of a length
 * @param length of the short text, long enough that its square would be felt
 */
export const assertLinear = (
  work: (text: string) => void,
  textOf: (length: number) => string,
  length: number,
): void => {
  const [short, long] = [length, length * LONGER].map((each) => {
    const text = textOf(each);
    return costOf(() => work(text));
  }) as [number, number];
  assert.ok(
    long <= AT_MOST * Math.max(short, NOTHING),
    `${JSON.stringify(textOf(length).slice(0, 20))}…: ${LONGER} times the length costs ${(long / short).toFixed(1)} times as much`,
  );
};

/** A part again and again, up to a length. */
export const repeated =
  (part: string, before = '', after = '') =>
  (length: number): string =>
    before + part.repeat(Math.ceil(length / part.length)) + after;
