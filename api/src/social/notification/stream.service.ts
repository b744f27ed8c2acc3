import { Readable } from 'node:stream';
import type { FileAnswer } from '@m4u/contract/endpoint';
import { liveAmong } from '../../identity/auth/session.service.ts';
import { signedIn } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { counts, readChanges, type ToldChange } from './live.service.ts';

/** Told at once; who missed more reads everything anew. */
const BATCH = 200;
/** After so many batches in a row there is more to tell than to read anew. */
const MOST_BATCHES = 10;
/** A stream ends after this long (ms) and is opened again: by then its session has to be good again. */
const LIFE = 10 * 60_000;
/** Silence (ms) after which proxies and phones are shown that the stream is alive. */
const HEARTBEAT = 25_000;

const write = (event: string, row: unknown, id?: number): string =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(row)}\n\n`;

const writeAll = (changes: readonly ToldChange[]): string =>
  changes.map(({ type, row, seq }) => write(type, row, seq)).join('');

/** Waits until there may be something new, and says so; a silence ends the waiting as well. */
const createBell = (listen: (wake: () => void) => () => void) => {
  let rung = false;
  let answer: (() => void) | undefined;
  const stop = listen(() => {
    rung = true;
    answer?.();
  });
  return {
    /** True when it rang since the last time. */
    wait: async (): Promise<boolean> => {
      if (!rung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, HEARTBEAT);
          answer = () => {
            clearTimeout(timer);
            resolve();
          };
        });
        answer = undefined;
      }
      const was = rung;
      rung = false;
      return was;
    },
    stop,
  };
};

/** What the reader may have missed and what comes from then on, as the text of server-sent events. */
async function* tell(ctx: Context, after: number | undefined): AsyncGenerator<string> {
  const { memberId, sessionId } = signedIn(ctx);
  const { stream } = ctx;
  const bell = createBell((wake) => stream.listen(memberId, wake));
  const opened = performance.now();
  const isLive = async () =>
    !stream.closing && performance.now() - opened < LIFE && (await liveAmong(ctx.db, [sessionId])).has(sessionId);
  const startOver = async () => {
    seq = await stream.position(memberId);
    batches = 0;
    return write('reload', {}) + write('ready', {}, seq) + write('counts', await counts(ctx, memberId));
  };
  let batches = 0;
  let seq = after ?? (await stream.position(memberId));
  try {
    yield `retry: 2000\n${after === undefined ? write('ready', {}, seq) : ''}${write('counts', await counts(ctx, memberId))}`;
    let isDue = true;
    while (true) {
      if (!isDue) {
        batches = 0;
        if (!(await bell.wait())) {
          if (stream.closing || !(await isLive())) return;
          yield ': \n\n';
          continue;
        }
      }
      const text: string | undefined = await stream.turn(async () => {
        const changes = await stream.since(memberId, seq, BATCH);
        if (changes === 'lost' || ++batches > MOST_BATCHES) return startOver();
        isDue = changes.length === BATCH;
        if (changes.length === 0) return '';
        if (!(await isLive())) return undefined;
        const told = await readChanges(ctx, memberId, changes);
        seq = changes.at(-1)?.seq ?? seq;
        return writeAll(told) + (isDue ? '' : write('counts', await counts(ctx, memberId), seq));
      });
      if (text === undefined) return;
      if (text !== '') yield text;
    }
  } finally {
    bell.stop();
  }
}

/**
 * Opens the reader's stream (decisions §8): what changed since `Last-Event-ID` or `after`, and everything from then on.
 * It ends with the session, and after ten minutes at the latest, to be opened again. Errors: unavailable while the
 * process is stopping.
 */
export const open = (ctx: Context, after: number | undefined): FileAnswer => {
  const last = ctx.request.lastEventId;
  const from = last !== undefined && /^\d{1,15}$/.test(last) ? Number(last) : after;
  return {
    body: Readable.from(tell(ctx, from), { objectMode: false, highWaterMark: 16_384 }),
    headers: { 'x-accel-buffering': 'no', 'content-type': 'text/event-stream; charset=utf-8' },
  };
};
