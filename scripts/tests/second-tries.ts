/**
 * The record of tests that passed only at a second try. A test is recorded when it is first seen; when it is seen again
 * the run fails, and its cause has to be mended. Whoever mends it removes its line (docs/testing.md#second-tries).
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../command/steps.ts';

/** A test that was seen to need a second try, and the day (YYYY-MM-DD). */
interface SecondTry {
  readonly name: string;
  readonly seen: string;
}

const RECORD = join(root, 'docs/second-tries.json');

/** Sorts the names of a run: those that are new, and those that the record holds already. */
const sortTries = (record: readonly SecondTry[], names: readonly string[]) => {
  const known = new Set(record.map(({ name }) => name));
  return { first: names.filter((name) => !known.has(name)), again: names.filter((name) => known.has(name)) };
};

/**
 * Names the second tries of a run and records the new ones, except on a build machine, which throws its clone away.
 * False when one was seen before.
 */
export const countSecondTries = async (names: readonly string[], file = RECORD): Promise<boolean> => {
  if (names.length === 0) return true;
  const record = JSON.parse(await readFile(file, 'utf8')) as SecondTry[];
  const { first, again } = sortTries(record, names);
  for (const name of first) console.log(`↻ passed only at a second try: ${name}`);
  for (const name of again) console.log(`✖ passed only at a second try, and not for the first time: ${name}`);
  if (first.length > 0 && !process.env['CI']) {
    const seen = new Date().toISOString().slice(0, 10);
    const next = [...record, ...first.map((name) => ({ name, seen }))];
    await writeFile(file, `${JSON.stringify(next, undefined, 2)}\n`);
    console.log('They are recorded in docs/second-tries.json: commit it with the change.');
  }
  return again.length === 0;
};
