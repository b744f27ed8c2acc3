import { Readable } from 'node:stream';
import type { FileAnswer } from '@m4u/contract/http/endpoint';
import { filterLiveSessions } from '../../identity/auth/session/service.ts';
import { requireSignedIn } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { bindActor } from '../../platform/database/row-security/current-actor.ts';
import { AppError } from '../../platform/errors.ts';
import { countUnseen, readChanges, type StreamedChange } from './changes.service.ts';

/** Changes per batch. */
const BATCH = 200;
/** After this many full batches in a row, the client is told to reload. */
const MOST_BATCHES = 10;
/** Approximate lifetime of a stream in milliseconds; the client then reconnects with a valid session. */
const LIFETIME = 10 * 60_000;
/** Grace period in milliseconds before a stream is destroyed: without a reader it cannot end by itself. */
const GRACE = 2_000;
/** Most open streams of a member per process; a browser shares one between its tabs. */
const MOST_STREAMS = 20;
/** Interval of heartbeats in milliseconds, which keep proxies and phones from closing an idle stream. */
const HEARTBEAT = 25_000;

const writeEvent = (event: string, row: unknown, id?: number): string =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(row)}\n\n`;

const writeEvents = (changes: readonly StreamedChange[]): string =>
  changes.map(({ type, row, seq }) => writeEvent(type, row, seq)).join('');

/** Waits for new changes, or for the heartbeat. */
const createBell = () => {
  let rung = false;
  let ended = false;
  let answer: () => void = () => undefined;
  return {
    ring: () => {
      rung = true;
      answer();
    },
    /** The client has disconnected. */
    end: () => {
      ended = true;
      answer();
    },
    /** Returns the reason why the wait ended. */
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

/** Progress of a stream: its position, and whether more changes are ready to send. */
interface Progress {
  seq: number;
  isDue: boolean;
  batches: number;
}

/**
 * New changes since the last position, as text; undefined when the session has ended. Runs in turn with other streams.
 */
const readNextChanges = async (ctx: Context, progress: Progress): Promise<string | undefined> => {
  const { memberId, sessionId } = requireSignedIn(ctx);
  const changes = await ctx.stream.since(memberId, progress.seq, BATCH);
  progress.isDue = changes.length === BATCH;
  if (changes.length === 0) return '';
  if (!(await filterLiveSessions(ctx.db, [sessionId])).has(sessionId)) return undefined;
  progress.batches = progress.isDue ? progress.batches + 1 : 0;
  if (changes === 'lost' || progress.batches > MOST_BATCHES) {
    progress.seq = await ctx.stream.position(memberId);
    progress.batches = 0;
    progress.isDue = true;
    return (
      writeEvent('reload', {}) +
      writeEvent('ready', {}, progress.seq) +
      writeEvent('counts', await countUnseen(ctx, memberId))
    );
  }
  const events = await readChanges(ctx, memberId, changes);
  progress.seq = changes.at(-1)?.seq ?? progress.seq;
  return (
    writeEvents(events) + (progress.isDue ? '' : writeEvent('counts', await countUnseen(ctx, memberId), progress.seq))
  );
};

/** Missed and new changes, as the text of server-sent events. */
async function* streamChanges(
  ctx: Context,
  bell: ReturnType<typeof createBell>,
  { after, until }: { after: number | undefined; until: number },
): AsyncGenerator<string> {
  const { memberId, sessionId } = requireSignedIn(ctx);
  const { stream } = ctx;
  const isLive = async () =>
    performance.now() < until && (await filterLiveSessions(ctx.db, [sessionId])).has(sessionId);
  const progress: Progress = { seq: after ?? 0, isDue: true, batches: 0 };
  yield await stream.turn(async () => {
    if (after === undefined) progress.seq = await stream.position(memberId);
    const ready = after === undefined ? writeEvent('ready', {}, progress.seq) : '';
    return `retry: 2000\n${ready}${writeEvent('counts', await countUnseen(ctx, memberId))}`;
  });
  while (!stream.closing) {
    const signal = progress.isDue ? 'rung' : await bell.wait();
    if (signal === 'ended' || stream.closing) return;
    if (signal === 'silence') {
      if (!(await stream.turn(isLive))) return;
      yield ': \n\n';
      continue;
    }
    const text = await stream.turn(() => readNextChanges(ctx, progress));
    if (text === undefined) return;
    if (text !== '') yield text;
  }
}

/**
 * Opens the reader's stream: changes since `Last-Event-ID` or `after`, then all new ones. It ends with the session, or
 * after about ten minutes, and the client reconnects (docs/rules/notification.md#stream). Errors: rate-limited when the
 * member has too many open streams.
 */
export const openStream = (ctx: Context, queryPosition: number | undefined): FileAnswer => {
  const { memberId } = requireSignedIn(ctx);
  const last = ctx.request.lastEventId;
  const after = last !== undefined && /^\d{1,15}$/.test(last) ? Number(last) : queryPosition;
  if (ctx.stream.listening(memberId) >= MOST_STREAMS) throw new AppError('rate-limited', { retryAfter: 60 });
  // A random lifetime, so that streams opened together do not reconnect together.
  const life = LIFETIME * (0.8 + (0.4 * ctx.random.bytes(1).readUInt8()) / 255);
  const bell = createBell();
  const texts = bindActor(streamChanges(ctx, bell, { after, until: performance.now() + life }))[Symbol.asyncIterator]();
  const end = () => void body.destroy();
  const tooLong = setTimeout(end, life + HEARTBEAT + GRACE).unref();
  const stop = ctx.stream.listen(memberId, () => {
    bell.ring();
    if (ctx.stream.closing) setTimeout(end, GRACE).unref();
  });
  const body = new Readable({
    encoding: 'utf8',
    highWaterMark: 16_384,
    read: () => {
      texts.next().then(
        ({ done, value }) => body.push(done ? null : value),
        (error: Error) => body.destroy(error),
      );
    },
    // A closed connection is removed at once, not at the next heartbeat.
    destroy: (error, done) => {
      clearTimeout(tooLong);
      stop();
      bell.end();
      done(error);
    },
  });
  return {
    body,
    headers: { 'x-accel-buffering': 'no', 'content-type': 'text/event-stream; charset=utf-8' },
  };
};
