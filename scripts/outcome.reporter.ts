/** A reporter of node:test that writes what a run came to as JSON, for `npm test` to go by. */
import type { EventData } from 'node:test';
import type { TestEvent } from 'node:test/reporters';

/** What a run came to. */
export interface Outcome {
  readonly counts: EventData.TestSummary['counts'];
  /** The files with a test that failed. */
  readonly failed: readonly string[];
}

export default async function* outcome(source: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  const failed = new Set<string>();
  for await (const { type, data } of source) {
    if (type === 'test:fail') failed.add(data.file ?? data.name);
    // Each file has its summary; that of the whole run names none.
    if (type !== 'test:summary' || data.file !== undefined) continue;
    yield JSON.stringify({ counts: data.counts, failed: [...failed] } satisfies Outcome);
  }
}
