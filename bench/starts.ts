/** What two `npm start` at the same time cost in a clone without a build, beside one. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createClone } from '../scripts/program/clone.ts';
import { runScript } from '../scripts/program/npm-script.ts';
import { median } from './median.ts';

/** Milliseconds from the command to a program that is ready, of each round; of two the later one. */
export interface StartsMeasurement {
  readonly one: readonly number[];
  readonly two: readonly number[];
  /** One start where the build is there. */
  readonly built: readonly number[];
}

/** By turns: two starts that have to build, one that has to, and one that finds the build. */
export const measureStarts = async ({ rounds }: { readonly rounds: number }): Promise<StartsMeasurement> => {
  const clone = await createClone();
  let folders = 0;
  const start = async (count: number): Promise<number> => {
    const all = await Promise.all(
      Array.from({ length: count }, () => runScript(clone, ['start'], `${(folders += 1)}`, { DEMO: 'false' })),
    );
    const took = await Promise.all(all.map((each) => each.answers('/readyz')));
    await Promise.all(all.map((each) => each.stop()));
    return Math.max(...took);
  };
  const forgetBuild = () => rm(join(clone.path, 'web/build'), { recursive: true, force: true });
  const one: number[] = [];
  const two: number[] = [];
  const built: number[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      await forgetBuild();
      two.push(await start(2));
      await forgetBuild();
      one.push(await start(1));
      built.push(await start(1));
    }
  } finally {
    await clone.remove();
  }
  return { one, two, built };
};

/** Two starts share a build: they may take half as long again as one, and not twice as long. */
export const areStartsShared = ({ one, two }: StartsMeasurement): boolean => median(two) <= 1.5 * median(one);

/** The part of the record that tells of it. */
export const startsText = (measured: StartsMeasurement): string => {
  const { one, two, built } = measured;
  const row = (name: string, took: readonly number[]) =>
    `| ${name} | ${(median(took) / 1_000).toFixed(1)} | ${(median(took) / median(one)).toFixed(2)} |`;
  return `
## Starting
\`npm start\` in a clone with its packages and without data or a build, until \`/readyz\` answers; medians of ${one.length} rounds.
Two are to share the build: wanted is at most one and a half times one start ${areStartsShared(measured) ? '✔' : '✖'}.

| what | seconds | of one start |
|---|--:|--:|
${row('one start, which builds the web', one)}
${row('two at the same time: the later one', two)}
${row('one start that finds the build', built)}
`;
};
