/** Stages of a test run, and its summary. */
import { report } from '../command/steps.ts';

/** Number of checks, journeys or tests by result. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** Outcome of a stage. */
export interface StageOutcome extends Counts {
  /** Names of failed tests or files. */
  readonly failures: readonly string[];
  /** Names of tests or files that passed at a second try. */
  readonly secondTries: readonly string[];
}

interface Stage extends StageOutcome {
  readonly name: string;
  readonly seconds: number;
}

/** Outcome of a stage with a single check. */
export const toCheckOutcome = (passed: boolean): StageOutcome => ({
  passed: Number(passed),
  failed: Number(!passed),
  skipped: 0,
  failures: [],
  secondTries: [],
});

/** Collects stages as they run. */
export const createStages = () => {
  const began = performance.now();
  const stages: Stage[] = [];
  return {
    /** Runs a stage; an exception counts as a failure. */
    async run(name: string, work: () => Promise<StageOutcome>): Promise<StageOutcome> {
      const started = performance.now();
      console.log(`\n── ${name}`);
      const outcome = await work().catch((error: unknown) => {
        console.error(error);
        return toCheckOutcome(false);
      });
      report(outcome.failed === 0, name, started);
      stages.push({ ...outcome, name, seconds: (performance.now() - started) / 1_000 });
      return outcome;
    },
    /** Names of everything that passed only at a second try. */
    secondTries: (): readonly string[] => stages.flatMap(({ secondTries }) => secondTries),
    /** Prints a line per stage, the failures, and the totals as the last line. True when nothing failed. */
    close(): boolean {
      const seconds = (performance.now() - began) / 1_000;
      console.log('\n── all stages');
      for (const stage of stages) console.log(stageLine(stage));
      for (const { name, failures } of stages) for (const failure of failures) console.log(`✖ ${name}: ${failure}`);
      const sum = (of: keyof Counts): number => stages.reduce((all, stage) => all + stage[of], 0);
      console.log(`${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s\n`);
      console.log(`${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`);
      return stages.every(({ failed }) => failed === 0);
    },
  };
};

const stageLine = ({ name, seconds, passed, failed, skipped }: Stage): string =>
  `${failed === 0 ? '✔' : '✖'} ${name.padEnd(12)} ${seconds.toFixed(1).padStart(7)} s  ` +
  `${passed} passed, ${failed} failed, ${skipped} skipped`;
