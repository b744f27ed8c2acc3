/** Worker thread that rewrites one PDF: its memory is bounded, and it ends with the file. */
import { parentPort, workerData } from 'node:worker_threads';
import { PictureError } from './error.ts';

/** Maximum total bytes of decoded streams and written files; a thread's resource limits do not include them. */
const BUDGET = 160 * 1024 * 1024;
let spent = 0;

const Bytes = globalThis.Uint8Array;
// A stream of a few kilobytes can decompress to gigabytes, and the parser has no limit.
const Counted: Uint8ArrayConstructor = new Proxy(Bytes, {
  construct: (target, args: unknown[], made) => {
    if (typeof args[0] === 'number') spent += args[0];
    if (spent > BUDGET) throw new PictureError('pdf-unreadable');
    return Reflect.construct(target, args, made === Counted ? target : made) as Uint8Array;
  },
});
globalThis.Uint8Array = Counted;

// Imported after the counter is installed, since the parser captures the constructor when it loads.
const { rewritePdf } = await import('./pdf-rewrite.ts');

const rewriteInThread = async (): Promise<unknown> => {
  try {
    const rewritten = await rewritePdf(workerData as Uint8Array);
    // The parser skips failed objects; but one beyond the budget invalidates the document.
    return spent > BUDGET ? { code: 'pdf-unreadable' } : rewritten;
  } catch (error) {
    return { code: error instanceof PictureError ? error.code : 'pdf-unreadable' };
  }
};

parentPort?.postMessage(await rewriteInThread());
