import { Readable } from 'node:stream';
import type { FileAnswer } from '@m4u/contract/http/endpoint';
import type { Context } from '../context.ts';
import { bindActor } from '../database/row-security/current-actor.ts';
import { AppError } from '../errors.ts';

/** Approximate lifetime of a stream in milliseconds; the client then reconnects. */
const LIFETIME = 10 * 60_000;
/** Grace period in milliseconds before a stream is destroyed: without a reader it cannot end by itself. */
const GRACE = 2_000;
/** Interval of heartbeats in milliseconds, which keep proxies and phones from closing an idle stream. */
const HEARTBEAT = 25_000;

/** A comment that keeps an idle stream open. */
export const HEARTBEAT_TEXT = ': \n\n';

/** One server-sent event, with its data as JSON. */
export const writeEvent = (event: string, row: unknown, id?: number): string =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(row)}\n\n`;

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

/** Tells a stream that something has changed, or that nothing has for a while. */
export type Bell = ReturnType<typeof createBell>;

/** What a stream sends, and to how many. */
interface EventStream {
  /** Id of the member, or the key of `ring`, whose changes wake the stream. */
  readonly key: string;
  /** Most open streams of a key per process. */
  readonly most: number;
  /** The texts of the events; they end once the bell or the time (`performance.now()`) has ended. */
  readonly texts: (bell: Bell, until: number) => AsyncGenerator<string>;
}

/**
 * Opens a stream of server-sent events, which ends after about ten minutes. Errors: rate-limited when the key has too
 * many open streams.
 */
export const openEventStream = (ctx: Context, { key, most, texts: write }: EventStream): FileAnswer => {
  if (ctx.stream.listening(key) >= most) throw new AppError('rate-limited', { retryAfter: 60 });
  // A random lifetime, so that streams opened together do not reconnect together.
  const life = LIFETIME * (0.8 + (0.4 * ctx.random.bytes(1).readUInt8()) / 255);
  const bell = createBell();
  const texts = bindActor(write(bell, performance.now() + life))[Symbol.asyncIterator]();
  const end = () => void body.destroy();
  const tooLong = setTimeout(end, life + HEARTBEAT + GRACE).unref();
  const stop = ctx.stream.listen(key, () => {
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
