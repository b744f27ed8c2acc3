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

/** Waits until there may be something new; a silence ends the waiting as well. */
const createBell = () => {
  let rung = false;
  let ended = false;
  let answer: () => void = () => undefined;
  return {
    ring: () => {
      rung = true;
      answer();
    },
    /** Nobody listens any more. */
    end: () => {
      ended = true;
      answer();
    },
    /** What ended the waiting. */
    wait: async (): Promise<'rung' | 'silence' | 'ended'> => {
      if (!rung && !ended) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, HEARTBEAT);
          answer = () => {
            clearTimeout(timer);
            resolve();
          };
        });
        answer = () => undefined;
      }
      const was = rung;
      rung = false;
      if (ended) return 'ended';
      return was ? 'rung' : 'silence';
    },
  };
};

/** What the reader may have missed and what comes from then on, as the text of server-sent events. */
async function* tell(
  ctx: Context,
  bell: ReturnType<typeof createBell>,
  after: number | undefined,
): AsyncGenerator<string> {
  const { memberId, sessionId } = signedIn(ctx);
  const { stream } = ctx;
  const stop = stream.listen(memberId, bell.ring);
  const opened = performance.now();
  const isLive = async () => performance.now() - opened < LIFE && (await liveAmong(ctx.db, [sessionId])).has(sessionId);
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
        const heard = await bell.wait();
        if (heard === 'ended' || stream.closing) return;
        if (heard === 'silence') {
          if (!(await isLive())) return;
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
    stop();
  }
}

/**
 * Opens the reader's stream (decisions §8): what changed since `Last-Event-ID` or `after`, and everything from then on.
 * It ends with the session, and after ten minutes at the latest, to be opened again.
 */
export const open = (ctx: Context, after: number | undefined): FileAnswer => {
  const last = ctx.request.lastEventId;
  const from = last !== undefined && /^\d{1,15}$/.test(last) ? Number(last) : after;
  const bell = createBell();
  const body = Readable.from(tell(ctx, bell, from), { objectMode: false, highWaterMark: 16_384 });
  // Who has gone is forgotten at once, and not at the next heartbeat.
  body.once('close', bell.end);
  return {
    body,
    headers: { 'x-accel-buffering': 'no', 'content-type': 'text/event-stream; charset=utf-8' },
  };
};
