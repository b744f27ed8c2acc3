/** The thread in which one PDF is rewritten: what it allocates and says is bounded, and it ends with the file. */
import { parentPort, workerData } from 'node:worker_threads';
import { PictureError } from './error.ts';

/** Bytes of decoded streams and written files in all; the limits of a thread do not count them. */
const BUDGET = 160 * 1024 * 1024;
let spent = 0;

const Bytes = globalThis.Uint8Array;
// A stream of a few kilobytes can unfold to gigabytes, and the parser has no limit of its own.
const Counted: Uint8ArrayConstructor = new Proxy(Bytes, {
  construct: (target, given: unknown[], made) => {
    if (typeof given[0] === 'number') spent += given[0];
    if (spent > BUDGET) throw new PictureError('pdf-unreadable');
    return Reflect.construct(target, given, made === Counted ? target : made) as Uint8Array;
  },
});
globalThis.Uint8Array = Counted;

// After the bytes are counted: the parser takes hold of them when it is loaded.
const { rewritePdf } = await import('./pdf-rewrite.ts');

const answer = async (): Promise<unknown> => {
  try {
    const rewritten = await rewritePdf(workerData as Uint8Array);
    // The parser goes on after an object that failed; one that was too large spoils the whole.
    return spent > BUDGET ? { code: 'pdf-unreadable' } : rewritten;
  } catch (error) {
    return { code: error instanceof PictureError ? error.code : 'pdf-unreadable' };
  }
};

parentPort?.postMessage(await answer());
