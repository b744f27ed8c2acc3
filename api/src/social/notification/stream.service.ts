import type { FileAnswer } from '@m4u/contract/http/endpoint';
import { filterLiveSessions } from '../../identity/auth/session/service.ts';
import { requireSignedIn } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { type Bell, HEARTBEAT_TEXT, openEventStream, writeEvent } from '../../platform/stream/event-stream.ts';
import { countUnseen, readChanges, type StreamedChange } from './changes.service.ts';

/** Changes per batch. */
const BATCH = 200;
/** After this many full batches in a row, the client is told to reload. */
const MOST_BATCHES = 10;
/** Most open streams of a member per process; a browser shares one between its tabs. */
const MOST_STREAMS = 20;

const writeEvents = (changes: readonly StreamedChange[]): string =>
  changes.map(({ type, row, seq }) => writeEvent(type, row, seq)).join('');

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
  bell: Bell,
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
      yield HEARTBEAT_TEXT;
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
  return openEventStream(ctx, {
    key: memberId,
    most: MOST_STREAMS,
    texts: (bell, until) => streamChanges(ctx, bell, { after, until }),
  });
};
