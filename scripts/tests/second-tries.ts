/**
 * Record of tests that passed only at a second try. The first time, a test is recorded; the next time, the run fails and
 * the cause must be fixed. The fix removes the line from the record (docs/testing.md#second-tries).
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../command/steps.ts';

/** A test that needed a second try, and the day (YYYY-MM-DD). */
interface SecondTry {
  readonly name: string;
  readonly seen: string;
}

const RECORD = join(root, 'docs/second-tries.json');

/** Separates the names of a run into new and recorded ones. */
const separateNew = (record: readonly SecondTry[], names: readonly string[]) => {
  const recordedNames = new Set(record.map(({ name }) => name));
  return {
    first: names.filter((name) => !recordedNames.has(name)),
    again: names.filter((name) => recordedNames.has(name)),
  };
};

/**
 * Prints the second tries of a run and records the new ones, except in CI, whose clone is temporary. Returns false when
 * one was recorded before.
 */
export const recordSecondTries = async (names: readonly string[], file = RECORD): Promise<boolean> => {
  if (names.length === 0) return true;
  const record = JSON.parse(await readFile(file, 'utf8')) as SecondTry[];
  const { first, again } = separateNew(record, names);
  for (const name of first) console.log(`↻ passed only at a second try: ${name}`);
  for (const name of again) console.log(`✖ passed only at a second try, and not for the first time: ${name}`);
  if (first.length > 0 && !process.env['CI']) {
    const firstSeen = new Date().toISOString().slice(0, 10);
    const next = [...record, ...first.map((name) => ({ name, seen: firstSeen }))];
    await writeFile(file, `${JSON.stringify(next, undefined, 2)}\n`);
    console.log('They are recorded in docs/second-tries.json: commit it with the change.');
  }
  return again.length === 0;
};
