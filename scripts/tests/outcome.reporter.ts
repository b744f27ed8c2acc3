/** A reporter of node:test that writes what a run came to as JSON, for `npm test` to go by. */
import type { EventData } from 'node:test';
import type { TestEvent } from 'node:test/reporters';

/** What a run of groups of files came to (`group.ts`). */
export interface Outcome {
  readonly counts: EventData.TestSummary['counts'];
  /** The files with a test that failed. */
  readonly failed: readonly string[];
  /** How each process ended that did not end well, by its entry: its exit code or the signal that ended it. */
  readonly endedBy: Readonly<Record<string, number | string>>;
  /** How long each file took, in milliseconds. One that never ended, because its process did, is not among them. */
  readonly took: Readonly<Record<string, number>>;
}

/** Of an error that tells of a process. */
interface Ending {
  readonly exitCode?: number | null;
  readonly signal?: string | null;
}

export default async function* outcome(source: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  const failed: string[] = [];
  const took: Record<string, number> = {};
  const endedBy: Record<string, number | string> = {};
  for await (const { type, data } of source) {
    if ((type === 'test:pass' || type === 'test:fail') && data.nesting === 0) {
      const { exitCode, signal } = (type === 'test:fail' ? data.details.error : {}) as Ending;
      if (exitCode || signal) {
        endedBy[data.name] = signal ?? exitCode ?? 1;
        continue;
      }
      took[data.name] = Math.round(data.details.duration_ms);
      if (type === 'test:fail') failed.push(data.name);
    }
    if (type === 'test:summary' && data.file === undefined)
      yield JSON.stringify({ counts: data.counts, failed, endedBy, took } satisfies Outcome);
  }
}
