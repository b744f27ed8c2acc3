/** How soon `npm run dev` shows its first page, and a change of each kind of file in an open one. */
import { spawnSync } from 'node:child_process';
import { type Clone, createClone } from '../scripts/program/clone.ts';
import { type DevEdit, devEdits, type DevSession, edit, startDev } from '../scripts/program/dev-session.ts';
import { median } from './median.ts';

/** One row: milliseconds of each round, and what is wanted. */
interface DevResult {
  readonly name: string;
  readonly took: number[];
  readonly limit: number;
}

/** What came of it, and what a build of the web took in the same clone (ms). */
export interface DevMeasurement {
  readonly rows: readonly DevResult[];
  readonly build: number;
}

/** Wanted in milliseconds: the first page on data that is there, what the web shows, and what the API answers. */
const FIRST_PAGE = 8_000;
const WEB_EDIT = 1_000;
const API_EDIT = 2_000;

/** Runs the command in a clone, with a browser, until `work` is done. */
const withDev = async (clone: Clone, work: (dev: DevSession) => Promise<void>): Promise<void> => {
  const dev = await startDev(clone);
  try {
    await dev.open();
    await work(dev);
  } finally {
    await dev.stop();
  }
};

/** How long (ms) one edit takes to be seen; it is taken back then. */
const measureEdit = async (clone: Clone, dev: DevSession, { kind, change, isVisible }: DevEdit): Promise<number> => {
  const saved = performance.now();
  const undo = await edit(clone, change);
  await dev.until(() => isVisible(dev), `${kind} is seen`);
  const took = performance.now() - saved;
  await undo();
  await dev.until(async () => !(await isVisible(dev)), `${kind} is taken back`);
  return took;
};

/** Runs the command in a clone, first once to make its data, then once a round with one edit of each kind. */
export const measureDev = async ({ rounds }: { readonly rounds: number }): Promise<DevMeasurement> => {
  const clone = await createClone();
  const first: DevResult = { name: 'the first page, from the command', took: [], limit: FIRST_PAGE };
  const edits = devEdits.map(({ kind }) => ({
    name: kind,
    took: [] as number[],
    limit: /API|contract/.test(kind) ? API_EDIT : WEB_EDIT,
  }));
  try {
    const started = performance.now();
    spawnSync('npm', ['run', 'build', '--silent'], { cwd: clone.path });
    const build = performance.now() - started;
    await withDev(clone, async () => undefined);
    for (let round = 0; round < rounds; round += 1)
      await withDev(clone, async (dev) => {
        first.took.push(dev.firstPage);
        for (const [index, each] of devEdits.entries()) edits[index]?.took.push(await measureEdit(clone, dev, each));
      });
    return { rows: [first, ...edits], build };
  } finally {
    await clone.remove();
  }
};

const isMet = ({ took, limit }: DevResult): boolean => median(took) <= limit;

/** Whether everything is seen in time. */
export const isDevQuick = ({ rows }: DevMeasurement): boolean => rows.every(isMet);

const seconds = (ms: number): string => (ms / 1_000).toFixed(2);

/** The part of the record that tells of it. */
export const devText = ({ rows, build }: DevMeasurement): string => `
## \`npm run dev\`
In a clone with packages, a build and data of the demo content, by turns in one browser: how long until a saved change is
seen, of the median of ${rows[0]?.took.length} rounds. A build of the web, without which no change was seen before, took
${seconds(build)} s in the same clone.

| what | seconds | of a build | slowest | wanted |
|---|--:|--:|--:|--:|
${rows.map((row) => `| ${row.name} | ${seconds(median(row.took))} | ${(median(row.took) / build).toFixed(2)} | ${seconds(Math.max(...row.took))} | ${row.limit / 1_000} ${isMet(row) ? '✔' : '✖'} |`).join('\n')}
`;
