/** A reporter of node:test that writes what a run came to as JSON, for `npm test` to go by. */
import type { EventData } from 'node:test';
import type { TestEvent } from 'node:test/reporters';

/** What a run came to. */
export interface Outcome {
  readonly counts: EventData.TestSummary['counts'];
  /** The files with a test that failed, and those that ended before their tests did. */
  readonly failed: readonly string[];
  /** How long each file took, in milliseconds. */
  readonly took: Readonly<Record<string, number>>;
}

/** A file that ended too early has no summary, and fails itself, as a test that is called like it. */
const isFile = ({ name, file = name }: { readonly name: string; readonly file?: string | undefined }): boolean =>
  file.endsWith(name);

export default async function* outcome(source: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  const failed = new Set<string>();
  const took: Record<string, number> = {};
  for await (const { type, data } of source) {
    if (type === 'test:fail' && isFile(data)) failed.add(data.file ?? data.name);
    if (type !== 'test:summary') continue;
    // A test may stand in a file that test files share: the summary names the one that was run.
    if (data.file === undefined) {
      yield JSON.stringify({ counts: data.counts, failed: [...failed], took } satisfies Outcome);
      continue;
    }
    took[data.file] = Math.round(data.duration_ms);
    if (!data.success) failed.add(data.file);
  }
}
