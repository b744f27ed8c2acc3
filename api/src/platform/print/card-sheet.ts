import { Worker } from 'node:worker_threads';
import { AppError } from '../errors.ts';
import { boundedQueue } from '../queue.ts';

/** One card to be printed. */
export interface PrintedCard {
  /** What its QR code says. */
  readonly address: string;
  /** Its place in its batch; null for one that has none. */
  readonly number: number | null;
  /** Its activation code as people read it; null for one that needs none. */
  readonly code: string | null;
}

/** Cards to be printed together, and the words beside them. */
export interface CardSheet {
  readonly title: string;
  readonly cards: readonly PrintedCard[];
  readonly words: { readonly hint: string; readonly code: string; readonly number: string };
}

/** How long (ms) one sheet may take, and what its thread may hold (MiB). */
const PATIENCE = 60_000;
const LIMITS = { maxOldGenerationSizeMb: 512 };

const busy = (): AppError => new AppError('unavailable', { retryAfter: 10 });
const inTurn = boundedQueue(1, 5, busy);

const composed = (text: string): string => text.normalize('NFC');

/** The sheet as its thread gets it: what is not in NFC prints its marks beside its letters. */
const prepared = ({ title, cards, words }: CardSheet): CardSheet => ({
  title: composed(title),
  cards,
  words: { hint: composed(words.hint), code: composed(words.code), number: composed(words.number) },
});

const inThread = (sheet: CardSheet): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./card-worker.ts', import.meta.url), {
      workerData: sheet,
      resourceLimits: LIMITS,
      // Codes are in it: nothing that the thread might say goes to the log.
      env: {},
      argv: [],
      execArgv: [],
      stdout: true,
      stderr: true,
    });
    const timer = setTimeout(() => void worker.terminate(), PATIENCE);
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => {
      clearTimeout(timer);
      reject(busy());
    });
  });

/**
 * A PDF of cards on A4, ten on a page with cut marks. It is drawn in a thread of its own, one sheet at a time, five
 * waiting; nothing of what draws it is loaded before. Errors: unavailable when too many wait, or it takes too long.
 */
export const printCards = (sheet: CardSheet): Promise<Uint8Array> => inTurn(() => inThread(prepared(sheet)));
