/** Reporter of node:test that writes the outcome of a run as JSON, for `npm test`. */
import type { EventData } from 'node:test';
import type { TestEvent } from 'node:test/reporters';

/** Outcome of a run of groups of files (`group.ts`). */
export interface Outcome {
  readonly counts: EventData.TestSummary['counts'];
  /** Files with a failed test. */
  readonly failed: readonly string[];
  /** Exit code or signal of each crashed process, by its entry file. */
  readonly endedBy: Readonly<Record<string, number | string>>;
  /** Duration of each finished file, in milliseconds. */
  readonly took: Readonly<Record<string, number>>;
}

/** Fields of an error about a process. */
interface ProcessEnd {
  readonly exitCode?: number | null;
  readonly signal?: string | null;
}

export default async function* outcome(source: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  const failed: string[] = [];
  const took: Record<string, number> = {};
  const endedBy: Record<string, number | string> = {};
  for await (const { type, data } of source) {
    if ((type === 'test:pass' || type === 'test:fail') && data.nesting === 0) {
      const { exitCode, signal } = (type === 'test:fail' ? data.details.error : {}) as ProcessEnd;
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
