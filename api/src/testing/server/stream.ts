import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { runAs, NOBODY } from '../../platform/database/row-security/current-actor.ts';
import type { TestApi } from './api.ts';

/** A received event. */
export interface StreamedEvent {
  readonly type: string;
  readonly row: unknown;
  readonly id: number | undefined;
}

/** Position from which a stream resumes. */
export interface StreamStart {
  readonly lastEventId?: number;
  readonly after?: number;
}

const toEvent = ({ event = '', data, id }: EventSourceMessage): StreamedEvent => ({
  type: event,
  row: JSON.parse(data) as unknown,
  id: id === undefined ? undefined : Number(id),
});

/** Collects events and lets a test wait for them. */
const collect = () => {
  const events: StreamedEvent[] = [];
  let readCount = 0;
  let ended = false;
  let changed: () => void = () => undefined;
  const wait = (what: string, patience = 20_000) =>
    new Promise<void>((resolve, reject) => {
      const refuse = () => reject(new Error(`the stream told nothing more; missing: ${what}`));
      const timer = Number.isFinite(patience) ? setTimeout(refuse, patience) : undefined;
      changed = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const parser = createParser({ onEvent: (message) => void events.push(toEvent(message)) });
  const takeTo = (end: number) => {
    const found = events.slice(readCount, end);
    readCount = end;
    return found;
  };
  return {
    feed: (text: string) => {
      parser.feed(text);
      changed();
    },
    end: () => {
      ended = true;
      changed();
    },
    /** Returns the next `total` events. */
    take: async (total: number): Promise<StreamedEvent[]> => {
      while (events.length < readCount + total && !ended) await wait(`${total} events`);
      return takeTo(readCount + total);
    },
    /** Returns the events up to the first match, inclusive. */
    until: async (fits: (event: StreamedEvent) => boolean): Promise<StreamedEvent[]> => {
      for (let index = readCount; ; index += 1) {
        while (events.length <= index) {
          if (ended) throw new Error('the stream ended before what was waited for');
          await wait('an event');
        }
        const event = events[index];
        if (event && fits(event)) return takeTo(index + 1);
      }
    },
    /** Yields every event until the stream ends. */
    each: async function* () {
      while (true) {
        yield* takeTo(events.length);
        if (ended && readCount === events.length) return;
        if (!ended && readCount === events.length) await wait('an event', Number.POSITIVE_INFINITY);
      }
    },
    /** Returns the events until the stream ends. */
    rest: async (): Promise<StreamedEvent[]> => {
      while (!ended) await wait('its end');
      return takeTo(events.length);
    },
  };
};

/** Address of a test's API. Streams are read over a real connection, which can break. */
const findAddress = async ({ api: { fastify } }: Pick<TestApi, 'api'>): Promise<string> => {
  const address = fastify.server.address();
  return typeof address === 'object' && address
    ? `http://127.0.0.1:${address.port}`
    : runAs(NOBODY, () => fastify.listen({ host: '127.0.0.1', port: 0 }));
};

/** Opens a stream of server-sent events, as a browser does. */
const openAt = async (address: string, headers: Readonly<Record<string, string>> = {}) => {
  const abort = new AbortController();
  const response = await fetch(address, { headers, signal: abort.signal });
  if (!response.ok || !response.body) throw new Error(`the stream answered ${response.status}`);
  const collected = collect();
  const read = async (body: ReadableStream<Uint8Array>) => {
    const decoder = new TextDecoder();
    for await (const bytes of body) collected.feed(decoder.decode(bytes, { stream: true }));
  };
  void read(response.body)
    .catch(() => undefined)
    .finally(collected.end);
  return { ...collected, close: () => abort.abort() };
};

/** Opens the stream of a member at an address. */
export const openStreamAt = (
  origin: string,
  as: { readonly token: string },
  { lastEventId, after }: StreamStart = {},
) =>
  openAt(`${origin}/api/events${after === undefined ? '' : `?after=${after}`}`, {
    authorization: `Bearer ${as.token}`,
    ...(lastEventId !== undefined && { 'last-event-id': String(lastEventId) }),
  });

/** Opens the stream of a member of a test's API. */
export const openStream = async (api: Pick<TestApi, 'api'>, as: { readonly token: string }, start?: StreamStart) =>
  openStreamAt(await findAddress(api), as, start);

/** Opens a stream of a test's API that visitors may read. */
export const openVisitorStream = async (api: Pick<TestApi, 'api'>, path: string) =>
  openAt(`${await findAddress(api)}/api${path}`);
