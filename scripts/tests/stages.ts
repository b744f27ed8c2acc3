/** The stages of a run of tests, and its closing lines. */
import { report } from '../command/steps.ts';

/** The number of checks, journeys or tests by their result. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** What a stage found. */
export interface StageOutcome extends Counts {
  /** The names of the tests or files that failed. */
  readonly failures: readonly string[];
  /** The names of the tests or files that failed first and passed at a second try. */
  readonly secondTries: readonly string[];
}

interface Stage extends StageOutcome {
  readonly name: string;
  readonly seconds: number;
}

/** The outcome of a stage that is one check. */
export const oneCheck = (passed: boolean): StageOutcome => ({
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
    /** Runs a stage; one that throws has failed. */
    async run(name: string, work: () => Promise<StageOutcome>): Promise<StageOutcome> {
      const started = performance.now();
      console.log(`\n── ${name}`);
      const outcome = await work().catch((error: unknown) => {
        console.error(error);
        return oneCheck(false);
      });
      report(outcome.failed === 0, name, started);
      stages.push({ ...outcome, name, seconds: (performance.now() - started) / 1_000 });
      return outcome;
    },
    /** The names of what passed only at a second try. */
    secondTries: (): readonly string[] => stages.flatMap(({ secondTries }) => secondTries),
    /** Prints a line for each stage, the names of the failures, and the sum as the last line. True when nothing failed. */
    close(): boolean {
      const seconds = (performance.now() - began) / 1_000;
      console.log('\n── all stages');
      for (const stage of stages) console.log(lineOf(stage));
      for (const { name, failures } of stages) for (const failure of failures) console.log(`✖ ${name}: ${failure}`);
      const sum = (of: keyof Counts): number => stages.reduce((all, stage) => all + stage[of], 0);
      console.log(`${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s\n`);
      console.log(`${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`);
      return stages.every(({ failed }) => failed === 0);
    },
  };
};

const lineOf = ({ name, seconds, passed, failed, skipped }: Stage): string =>
  `${failed === 0 ? '✔' : '✖'} ${name.padEnd(12)} ${seconds.toFixed(1).padStart(7)} s  ` +
  `${passed} passed, ${failed} failed, ${skipped} skipped`;
